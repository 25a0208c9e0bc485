import { expect, it } from 'vitest'
import { alignLines } from './align-lines.ts'

it('puts points of several lines in common buckets', () => {
  const aligned = alignLines(
    [
      [
        [1_000, 1],
        [11_500, 2],
      ],
      [
        [2_000, 3],
        [25_000, 4],
      ],
    ],
    10_000,
  )
  expect(aligned).toEqual([
    [0, 10_000, 20_000],
    [1, 2, undefined],
    [3, undefined, 4],
  ])
})

it('interrupts a line where nothing came for long, and there alone', () => {
  const [xs, line] = alignLines([[0, 1, 2, 3, 30, 31].map((minute) => [minute * 60_000, minute])], 60_000)
  expect(xs.filter((_, index) => line?.[index] === null)).toEqual([4 * 60_000])
})

it('has nothing to draw of nothing', () => {
  expect(alignLines([[], []], 0)).toEqual([[], [], []])
})
