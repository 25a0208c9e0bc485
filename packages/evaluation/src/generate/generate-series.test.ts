import { expect, it } from 'vitest'
import { generateSeries } from './generate-series.ts'

it('goes through the patterns in turn, each within the time watched', () => {
  const series = [0, 1, 2, 3].map((index) => generateSeries(9, index))
  expect(series.map(({ pattern }) => pattern)).toEqual(['periodic', 'burst', 'linear', 'random'])
  for (const { timesMs, startMs, endMs } of series) {
    expect(timesMs.length).toBeGreaterThanOrEqual(20)
    expect(Math.min(...timesMs)).toBeGreaterThanOrEqual(startMs - 20_000)
    expect(Math.max(...timesMs)).toBeLessThanOrEqual(endMs)
  }
})

it('is made again by its seed', () => expect(generateSeries(3, 7)).toEqual(generateSeries(3, 7)))
