import { expect, it } from 'vitest'
import { answerWithin } from './answer-within.ts'

it('gives up what is never answered, as a lost connection', async () => {
  const never = new Promise<void>(() => undefined)
  await expect(answerWithin(never, 10)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

it('passes answers and refusals on', async () => {
  expect(await answerWithin(Promise.resolve('yes'), 10_000)).toBe('yes')
  await expect(answerWithin(Promise.reject(new Error('no')), 10_000)).rejects.toThrow('no')
})
