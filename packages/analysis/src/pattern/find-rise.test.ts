import { describe, expect, it } from 'vitest'
import { findExcursion } from './find-rise.ts'

const MINUTE_MS = 60_000
const points = (values: readonly number[]) => values.map((most, at) => ({ at: at * MINUTE_MS, least: most, most }))
const usual = Array.from({ length: 20 }, (_, at) => at % 3)

describe('a number that leaves its range and comes back', () => {
  it('is found with its begin, its end and its highest', () => {
    const away = Array.from({ length: 15 }, (_, at) => 40 + at * 20)
    expect(findExcursion(points([...usual, ...away, ...usual]))).toMatchObject({
      shape: 'excursion',
      onsetMs: 20 * MINUTE_MS,
      endMs: 34 * MINUTE_MS,
      from: 1,
      to: 320,
    })
  })

  it.each([
    ['is away for a few readings', [...usual, 900, 900, 900, ...usual]],
    ['is not far away', [...usual, ...usual.map((value) => value + 12), ...usual]],
    ['was as far away before', [...usual.slice(0, 12), 300, ...usual, ...usual.map(() => 320), ...usual]],
    ['was seen too little before', [1, 2, 1, ...usual.map(() => 320), ...usual]],
  ])('is let go where it %s', (_, values) => expect(findExcursion(points(values))).toBeNull())
})
