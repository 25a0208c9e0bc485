import { unpressText } from '@holdfast/analysis/frame/unpress-text'
import { expect, it } from 'vitest'
import { areaUnderCurve } from './area-under-curve.ts'
import { buildFeatures } from './build-features.ts'
import { crossValidate } from './cross-validate.ts'
import { formatWeights } from './format-weights.ts'
import { trainWeights } from './train-weights.ts'

const OPTIONS = { epochs: 5, rate: 0.1, l2: 0.5, keep: 50 }
const NAMES = ['index', 'queue', 'volume', 'ledger']
const texts = ['north', 'south', 'east', 'west', 'centre'].flatMap((house) =>
  NAMES.flatMap((name) => [
    { text: `Unable to open ${name} of ${house}`, house, badness: 1, weight: 1, raised: false },
    { text: `Opened ${name} of ${house}`, house, badness: 0, weight: 1, raised: false },
  ]),
)
const features = buildFeatures(texts)

it('judges the statements of a house that it never saw', () => {
  expect(crossValidate(texts, features, OPTIONS).auc).toBe(1)
})

it('writes the same file from the same statements, and words that a single house uses are not in it', () => {
  const origin = { pinned: 'hash', packages: 5, statements: texts.length, scale: 1, shift: 0 }
  const write = (): string => formatWeights(features, trainWeights(texts, features, [...texts.keys()], OPTIONS), origin)
  expect(write()).toBe(write())
  const [, words = ''] = /words: `([^`]+)`/.exec(write()) ?? []
  const read = unpressText(words)
  expect(read).toMatch(/\bunable/)
  expect(read).not.toMatch(/north/)
})

it('counts how often an error stands above an information, equal ones half', () => {
  const scored = (pairs: [number, number][]) => pairs.map(([score, badness]) => ({ score, badness, weight: 1 }))
  expect(
    areaUnderCurve(
      scored([
        [2, 1],
        [1, 0],
        [9, 0.5],
      ]),
    ),
  ).toBe(1)
  expect(
    areaUnderCurve(
      scored([
        [1, 1],
        [1, 0],
      ]),
    ),
  ).toBe(0.5)
})
