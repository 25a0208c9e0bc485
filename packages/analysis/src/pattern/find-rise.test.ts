import { describe, expect, it } from 'vitest'
import { findExcursion, findLeap, findRise } from './find-rise.ts'

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

describe('a number between two levels', () => {
  const [low, high] = [(at: number) => 20 + (at % 7), (at: number) => 2_000 + (at % 9) * 300]
  const series = (count: number, isHigh: (at: number) => boolean) =>
    points(Array.from({ length: count }, (_, at) => (isHigh(at) ? high(at) : low(at))))

  it.each([15, 27])('is found where it rises after %i of 100 readings, though some stay low', (from) => {
    const found = series(100, (at) => at >= from && at % 10 !== 0)
    const rise = { shape: 'step', onsetMs: from * MINUTE_MS }
    expect(findRise(found, 100 * MINUTE_MS)).toMatchObject(rise)
    expect(findLeap(found, 100 * MINUTE_MS)).toMatchObject(rise)
  })

  it.each([
    ['is as often high before', (at: number) => at % 3 === 0 || at >= 50],
    ['is low again and again', (at: number) => at >= 40 && at % 4 !== 0],
    ['was high from the beginning', (at: number) => at >= 3],
  ])('is let go where it %s', (_, isHigh) => expect(findRise(series(100, isHigh), 100 * MINUTE_MS)).toBeNull())
})
