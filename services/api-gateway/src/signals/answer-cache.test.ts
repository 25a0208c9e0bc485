import { expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

function counted() {
  let count = 0
  return async () => ++count
}

it('works an answer out once for all who ask, until what it rests on changes', async () => {
  const cache = new AnswerCache<number>(2)
  const work = counted()
  expect(await Promise.all([cache.answer('a', '1', work), cache.answer('a', '1', work)])).toEqual([1, 1])
  expect(await cache.answer('a', '2', work)).toBe(2)
})

it('forgets whoever has not asked for longest', async () => {
  const cache = new AnswerCache<number>(2)
  const work = counted()
  for (const key of ['a', 'b', 'a', 'c']) await cache.answer(key, '1', work)
  expect(await cache.answer('a', '1', work)).toBe(1)
  expect(await cache.answer('b', '1', work)).toBe(4)
})

it('keeps no failure', async () => {
  const cache = new AnswerCache<number>(2)
  await expect(cache.answer('a', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.answer('a', '1', counted())).toBe(1)
})
