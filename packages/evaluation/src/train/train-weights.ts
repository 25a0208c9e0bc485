import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import { ROOT_TRAITS } from '@holdfast/analysis/weigh/root-traits'
import { weighWords, type WordWeights } from '@holdfast/analysis/weigh/weigh-words'
import type { Weights } from '@holdfast/analysis/weigh/weights'
import { dot, vectorOf } from './fit.ts'
import { fitAlarms } from './fit-alarms.ts'
import { choicesOf, fitChoices } from './fit-roots.ts'
import { fitAlarmTrees, alarmsIn, type JudgedAlarm } from './fit-alarm-trees.ts'
import { fitRootTrees } from './fit-root-trees.ts'
import { fitWords } from './fit-words.ts'
import { readLeftAlarms } from './left-alarms.ts'
import { readLeftChoices, type LeftChoice } from './left-choices.ts'
import type { TrainingCase } from './training-case.ts'

export const FIT = { steps: 400, shrink: 0.03 }
const UNCALIBRATED = { slope: 1, offset: 0 }
/** Until it is chosen by cases that the weights have not seen. */
const THRESHOLD = 0

/**
 * First the traits, which few cases teach; then what the words of a root add, from each case once; then what all of it says
 * together, which needs the many cases that have left.
 */
export function trainWeights(
  cases: readonly TrainingCase[],
  left: readonly LeftChoice[] = readLeftChoices(),
  leftAlarms: readonly JudgedAlarm[] = readLeftAlarms(),
): Weights {
  const alarm = fitAlarms(cases, FIT)
  const alarmTrees = fitAlarmTrees([
    ...cases.filter(({ isWhole }) => isWhole).flatMap((training) => alarmsIn(training, alarm)),
    ...leftAlarms,
  ])
  const asked = cases.map((training) => ({ training, choices: choicesOf(training, alarm) }))
  const root = fitChoices([...asked.flatMap(({ choices }) => choices), ...left], FIT)
  const weights = vectorOf(root, ROOT_TRAITS)
  const oddsOf = (choice: LeftChoice): number[] => choice.vectors.map((vector) => dot(weights, vector))
  const whole = asked.filter(({ training }) => training.isWhole).flatMap(({ choices }) => choices)
  const words = fitWords(whole.map((choice) => ({ ...choice, odds: oddsOf(choice) })))
  const trees = fitRootTrees([
    ...whole.map((choice) => ({
      ...choice,
      odds: oddsOf(choice).map((odds, at) => odds + wordsOf(choice.candidates[at], words)),
    })),
    ...left.map((choice) => ({ ...choice, odds: oddsOf(choice) })),
  ])
  return { alarm, alarmTrees, root, words, trees, threshold: THRESHOLD, calibration: UNCALIBRATED }
}

const wordsOf = (candidate: Candidate | undefined, words: WordWeights): number =>
  candidate === undefined ? 0 : weighWords(candidate, words)
