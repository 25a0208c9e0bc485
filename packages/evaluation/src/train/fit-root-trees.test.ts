import { expect, it } from 'vitest'
import { ROOT_FEATURES } from '@holdfast/analysis/weigh/root-features'
import { weighTrees } from '@holdfast/analysis/weigh/weigh-trees'
import { fitRootTrees, type OpenChoice } from './fit-root-trees.ts'

const featureOf = (values: Readonly<Record<string, number>>): Float64Array =>
  Float64Array.from(ROOT_FEATURES, ({ name }) => values[name] ?? 0)

const LATE = 900

/** What began first is the cause where it came seldom, and what came later where the first came often: no sum says that. */
function choiceOf(at: number): OpenChoice {
  const isOften = at % 2 === 0
  const first = featureOf({ sinceFirst: 0, count: isOften ? 6 : 1 })
  const later = featureOf({ sinceFirst: LATE + (at % 7), count: 3 })
  return { features: [first, later], odds: [0, 0], rightness: isOften ? [0, 1] : [1, 0] }
}

const choices = Array.from({ length: 200 }, (_, at) => choiceOf(at))
const trees = fitRootTrees(choices)
const likelier = ({ features: [first, later] }: OpenChoice): number =>
  first && later && weighTrees(first, trees) > weighTrees(later, trees) ? 0 : 1

it('learns what features say together', () =>
  expect(choices.filter((choice) => choice.rightness[likelier(choice)] === 1)).toHaveLength(choices.length))

it('learns nothing where all is settled', () => {
  const settled = choices.map((choice) => ({ ...choice, odds: choice.rightness.map((right) => right * 40) }))
  const [first, later] = choices[0]?.features ?? []
  const sums = [first, later].map((row) => (row === undefined ? 1 : weighTrees(row, fitRootTrees(settled))))
  for (const sum of sums) expect(Math.abs(sum)).toBeLessThan(0.01)
})

it('lets no feature speak against its sign', () => {
  const against = choices.map((choice, at) => ({
    ...choice,
    features: choice.rightness.map((right) => featureOf({ states: right === 1 ? -at % 5 : 3 + (at % 5) })),
  }))
  const learned = fitRootTrees(against)
  expect(weighTrees(featureOf({ states: 5 }), learned)).toBeGreaterThanOrEqual(
    weighTrees(featureOf({ states: -4 }), learned),
  )
})

it('gives the same trees for the same choices', () => expect(fitRootTrees(choices)).toEqual(trees))
