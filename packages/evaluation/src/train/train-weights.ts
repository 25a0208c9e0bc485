import { ROOT_TRAITS } from '@holdfast/analysis/weigh/root-traits'
import type { Weights } from '@holdfast/analysis/weigh/weights'
import { dot, vectorOf } from './fit.ts'
import { fitAlarms } from './fit-alarms.ts'
import { choicesOf, fitChoices } from './fit-roots.ts'
import { fitWords } from './fit-words.ts'
import type { TrainingCase } from './training-case.ts'

export const FIT = { steps: 400, shrink: 0.03 }
const UNCALIBRATED = { slope: 1, offset: 0 }
/** Until it is chosen by cases that the weights have not seen. */
const THRESHOLD = 0

/** First the traits, which few cases teach; then what the words of a root add, from each case once. */
export function trainWeights(cases: readonly TrainingCase[]): Weights {
  const alarm = fitAlarms(cases, FIT)
  const asked = cases.map((training) => ({ training, choices: choicesOf(training, alarm) }))
  const root = fitChoices(
    asked.flatMap(({ choices }) => choices),
    FIT,
  )
  const weights = vectorOf(root, ROOT_TRAITS)
  const words = fitWords(
    asked
      .filter(({ training }) => training.isWhole)
      .flatMap(({ choices }) => choices)
      .map((choice) => ({ ...choice, odds: choice.vectors.map((vector) => dot(weights, vector)) })),
  )
  return { alarm, root, words, threshold: THRESHOLD, calibration: UNCALIBRATED }
}
