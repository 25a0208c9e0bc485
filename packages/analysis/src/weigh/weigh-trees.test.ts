import { expect, it } from 'vitest'
import { weighTrees, type Tree } from './weigh-trees.ts'

const TREES: readonly Tree[] = [
  [0, 0.5, [1, 10, -1, 2], 4],
  [1, 10, 0.25, 0.5],
]

it.each([
  [[0, 10], -0.75],
  [[0, 11], 2.5],
  [[1, 11], 4.5],
])('adds up what each tree answers: %j', (features, sum) =>
  expect(weighTrees(Float64Array.from(features), TREES)).toBe(sum),
)
