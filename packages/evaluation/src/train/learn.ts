import type { Weights } from '@holdfast/analysis/weigh/weights'
import { figuresBySet, type Figures } from '../score/figures.ts'
import { chooseThreshold } from './choose-threshold.ts'
import { crossValidate, type HeldOut } from './cross-validate.ts'
import { describeScores } from './describe-scores.ts'
import { fitCalibration } from './fit-calibration.ts'
import { hashLessons } from './hash-lessons.ts'
import { leaveBatchesOut } from './leave-batches-out.ts'
import type { Lesson } from './lessons.ts'
import { readLessons } from './read-lessons.ts'
import { forecastsOf, recalibrate } from './recalibrate.ts'
import { scoreTraining } from './score-training.ts'
import { trainWeights } from './train-weights.ts'
import type { TrainingFigures } from './training-figures.ts'

export interface Learned {
  readonly weights: Weights & { readonly dataHash: string; readonly crossValidated: string }
  readonly figures: TrainingFigures
  readonly inSample: string
}

/** Weights from all cases, their confidence and threshold from cases that each was judged on without having seen it. */
export function learn(lessons: readonly Lesson[]): Learned {
  const { cases, setOf } = readLessons(lessons)
  const trained = trainWeights(cases)
  const { threshold, held } = crossValidate(cases, chooseThreshold)
  const leftOut = leaveBatchesOut(cases, setOf, threshold)
  // Scenarios of our own making were tuned to: what strangers wrote is nearer to what will be read.
  const forecasts = leftOut.flatMap(({ score }) => forecastsOf(score))
  const weights = { ...trained, threshold, calibration: fitCalibration(forecasts) }
  const inSample = cases
    .filter(({ isWhole }) => isWhole)
    .map((training) => ({ training, score: scoreTraining(training, weights), group: '' }))
  const dataHash = hashLessons(lessons)
  const bySet = (some: readonly HeldOut[]): Record<string, Figures> =>
    figuresBySet(some.map(({ training, score }) => ({ set: setOf.get(training.folder)!, score })))
  return {
    weights: { ...weights, dataHash, crossValidated: describeScores(held.map(({ score }) => score)) },
    figures: {
      dataHash,
      inSample: bySet(inSample),
      crossValidated: bySet(recalibrate(held, leftOut)),
      leftOut: bySet(recalibrate(leftOut)),
    },
    inSample: describeScores(inSample.map(({ score }) => score)),
  }
}

export const formatWeights = (weights: Learned['weights']): string => `${JSON.stringify(weights, null, 2)}\n`
