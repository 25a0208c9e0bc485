import type { Weights } from '@holdfast/analysis/weigh/weights'
import { batchNames } from '../batches/write-batch.ts'
import { figuresBySet, type Figures } from '../score/figures.ts'
import { readFirstSight } from '../score/first-sight.ts'
import { chooseThreshold } from './choose-threshold.ts'
import { crossValidate, type HeldOut } from './cross-validate.ts'
import { describeScores } from './describe-scores.ts'
import { fitCalibration, type Forecast } from './fit-calibration.ts'
import { hashLessons } from './hash-lessons.ts'
import { leaveBatchesOut } from './leave-batches-out.ts'
import type { Lesson } from './lessons.ts'
import { pressBytes } from './press-text.ts'
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
  const forecasts = forecastsAtFirstSight(leftOut)
  const weights = { ...trained, threshold, calibration: fitCalibration(forecasts) }
  const inSample = cases
    .filter(({ isWhole }) => isWhole)
    .map((training) => ({ training, score: scoreTraining(training, weights), group: '' }))
  const dataHash = hashLessons(lessons)
  const bySet = (some: readonly HeldOut[]): Record<string, Figures> =>
    figuresBySet(
      some.map(({ training, score }) => {
        const set = setOf.get(training.folder)
        if (set === undefined) throw new Error(`${training.folder} is of no set.`)
        return { set, score }
      }),
    )
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

/** The rules were written by people who had read the older batches, so the engine is too sure of those. */
const RECENT = 6

/**
 * How the causes of the latest batches were forecast by weights that never saw them, and how right each was when it was
 * new: of what is right now, so much was right then. Confidence rests on nothing else: what was tuned to promises too much.
 */
function forecastsAtFirstSight(leftOut: readonly HeldOut[]): Forecast[] {
  const recent = recentBatches()
  const ofBatch = Map.groupBy(leftOut, ({ group }) => group)
  const shares = recent.map(([batch, { top1 }]) => shareThen(top1, ofBatch.get(batch) ?? []))
  // One batch of another kind, of which hardly anything was found at all, says nothing of the others.
  const share = shares.length === 0 ? 1 : median(shares)
  const names = new Set(recent.map(([batch]) => batch))
  return leftOut
    .filter(({ group }) => names.has(group))
    .flatMap(({ score }) => forecastsOf(score))
    .map((forecast) => ({ ...forecast, rightness: forecast.rightness * share }))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

const recentBatches = (): [batch: string, seen: Figures][] =>
  Object.entries(readFirstSight())
    .filter(([batch]) => batchNames().includes(batch))
    .slice(-RECENT)

function shareThen(then: number | null, now: readonly HeldOut[]): number {
  const right = now.flatMap(({ score }) => score.judgements.map(({ causeTop1 }) => causeTop1))
  const share = right.reduce((sum, one) => sum + one, 0) / Math.max(1, right.length)
  return then === null || share === 0 ? 1 : Math.min(1, then / share)
}

export const formatWeights = ({ words, trees, alarmTrees, ...weights }: Learned['weights']): string => {
  const pressed = {
    words: pressBytes(new Uint8Array(words.buffer)),
    trees: pressBytes(Buffer.from(JSON.stringify(trees))),
    alarmTrees: pressBytes(Buffer.from(JSON.stringify(alarmTrees))),
  }
  return `${JSON.stringify({ ...weights, ...pressed }, null, 2)}\n`
}
