import type { Weights } from '@holdfast/analysis/weigh/weights'
import { batchNames } from '../batches/write-batch.ts'
import { figuresBySet, type Figures } from '../score/figures.ts'
import { poolFigures, readFirstSight } from '../score/first-sight.ts'
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
  const share = shareAtFirstSight(leftOut)
  const forecasts = leftOut.flatMap(({ score }) =>
    forecastsOf(score).map((forecast) => ({ ...forecast, rightness: forecast.rightness * share })),
  )
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

/** An engine of long ago was worse at first sight than today's is. */
const RECENT = 6

/**
 * The weights never saw a batch that is left out, but whoever wrote the rules has read it since: of what is right now,
 * so much was right when it was new. The latest batches tell it best.
 */
function shareAtFirstSight(leftOut: readonly HeldOut[]): number {
  const seen = Object.entries(readFirstSight())
    .filter(([batch]) => batchNames().includes(batch))
    .slice(-RECENT)
  const recent = new Set(seen.map(([batch]) => batch))
  const now = leftOut
    .filter(({ group }) => recent.has(group))
    .flatMap(({ score }) => score.judgements.map(({ causeTop1 }) => causeTop1))
  const then = poolFigures(seen.map(([, figures]) => figures)).top1
  const mean = now.reduce((sum, one) => sum + one, 0) / Math.max(1, now.length)
  return then === null || mean === 0 ? 1 : Math.min(1, then / mean)
}

export const formatWeights = (weights: Learned['weights']): string => `${JSON.stringify(weights, null, 2)}\n`
