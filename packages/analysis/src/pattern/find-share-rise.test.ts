import { expect, it } from 'vitest'
import { findShareRise } from './find-share-rise.ts'

/** Ten a bucket, of which so many are misses. */
const missesOf = (misses: readonly number[]) => ({
  MISS: { buckets: Object.fromEntries(misses.map((count, at) => [at * 100, count])) },
  HIT: { buckets: Object.fromEntries(misses.map((count, at) => [at * 100, 10 - count])) },
})

it('finds the value whose share rose, and since when', () =>
  expect(findShareRise(missesOf([1, 0, 1, 2, 0, 8, 9, 8, 9]))).toMatchObject({
    value: 'MISS',
    was: 'HIT',
    startMs: 500,
    to: 0.85,
  }))

it.each([
  ['a little', [1, 2, 1, 2, 1, 3, 4, 3, 4]],
  ['in a few lines', [0, 0, 0, 0, 0, 0, 0, 0, 5]],
  ['and falls again', [1, 0, 9, 9, 1, 0, 1, 1, 0]],
])('leaves a share that rises %s', (_, misses) => expect(findShareRise(missesOf(misses))).toBeNull())

it('says nothing of a few lines', () =>
  expect(findShareRise({ a: { buckets: { 0: 9 } }, b: { buckets: { 100: 9 } } })).toBeNull())
