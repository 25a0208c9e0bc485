import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rebucket } from './rebucket.ts'

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
const start = '2026-03-10T12:00:00Z'

it('folds neighbours together', () => {
  expect(rebucket({ start, bucket_seconds: 10, total: [1, 2, 3, 4, 5], errors: [0, 1, 0, 1, 1] }, 2)).toEqual({
    start,
    bucket_seconds: 30,
    total: [6, 9],
    errors: [1, 2],
  })
})

it('keeps the sum and the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { maxLength: 500 }), fc.integer({ min: 1, max: 100 }), (counts, limit) => {
      const folded = rebucket({ start, bucket_seconds: 1, total: counts, errors: counts }, limit)
      expect(folded.total.length).toBeLessThanOrEqual(limit)
      expect(sum(folded.total)).toBe(sum(counts))
    }),
  )
})
