import { describe, expect, it } from 'vitest'
import { findTemporalPattern } from './find-temporal-pattern.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const window = { startMs: 0, endMs: 2 * HOUR_MS }
const once = (timestampMs: number) => ({ timestampMs, count: 1 })

describe('occurrences', () => {
  it('at a fixed interval are periodic, with the next one foretold', () => {
    const pattern = findTemporalPattern(
      Array.from({ length: 23 }, (_, index) => once(index * 5 * MINUTE_MS)),
      window,
    )
    expect(pattern).toMatchObject({
      type: 'periodic',
      detected: true,
      periodMs: 5 * MINUTE_MS,
      nextExpectedMs: 115 * MINUTE_MS,
    })
    expect(pattern.pValue).toBeLessThan(0.001)
  })

  it('that come in bunches at a fixed interval are periodic', () => {
    const bunches = Array.from({ length: 12 }, (_, bunch) =>
      [0, 400, 900].map((offset) => once(bunch * 10 * MINUTE_MS + offset)),
    ).flat()
    expect(findTemporalPattern(bunches, window)).toMatchObject({ type: 'periodic', periodMs: 10 * MINUTE_MS })
  })

  it('in a few minutes of two hours are a burst', () => {
    const burst = Array.from({ length: 80 }, (_, index) => once(HOUR_MS + ((index * 7919) % (4 * MINUTE_MS))))
    expect(findTemporalPattern(burst, window)).toMatchObject({ type: 'burst', detected: true })
  })

  it('that grow denser and denser are linear', () => {
    const rising = Array.from({ length: 200 }, (_, index) => once(Math.sqrt((index + 0.5) / 200) * 2 * HOUR_MS))
    expect(findTemporalPattern(rising, window)).toMatchObject({ type: 'linear', detected: true })
  })

  it('spread by chance are random, and nothing is claimed', () => {
    const spread = Array.from({ length: 60 }, (_, index) =>
      once((((index * 2_654_435_761) % 4_294_967_296) / 4_294_967_296) * 2 * HOUR_MS),
    )
    expect(findTemporalPattern(spread, window)).toMatchObject({ type: 'random', detected: false })
  })

  it('too few to judge are not judged', () => {
    expect(findTemporalPattern([once(5), once(9)], window)).toMatchObject({
      type: 'random',
      detected: false,
      pValue: null,
    })
  })
})
