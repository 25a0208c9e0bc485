import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import { weigh, type Weights } from '@holdfast/analysis/weigh/weights'
import { scoreCase, type CaseScore } from '../score/score-case.ts'
import { trainWeights } from './train-weights.ts'
import type { TrainingCase } from './training-case.ts'

const FOLDS = 5

export interface CrossValidated {
  readonly threshold: number
  readonly scores: readonly CaseScore[]
}

/** Each case scored with weights that no case of its family was part of, at the threshold that this way is chosen. */
export function crossValidate(
  cases: readonly TrainingCase[],
  chooseThreshold: (loudestOfHealthy: readonly number[]) => number,
): CrossValidated {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    trainWeights(cases.filter((training) => foldOf(training) !== fold)),
  )
  const whole = cases.filter((training) => training.isWhole)
  const threshold = chooseThreshold(
    whole.filter(({ kind }) => kind === 'clean').map((training) => loudestOf(training, folds[foldOf(training)]!)),
  )
  const scores = whole.map((training) => scoreTraining(training, { ...folds[foldOf(training)]!, threshold }))
  return { threshold, scores }
}

const loudestOf = ({ traits }: TrainingCase, weights: Weights): number =>
  Math.max(
    ...[...traits].map(([{ change }, one]) => (change === null ? weigh(one, weights.alarm) : Number.NEGATIVE_INFINITY)),
  )

export const scoreTraining = (training: TrainingCase, weights: Weights): CaseScore =>
  scoreCase(training.folder, () => ({
    processedCount: training.processedCount,
    incidents: analyzeDigest(training.digest, { weights }).map(findingToReport),
  }))

function foldOf({ family }: TrainingCase): number {
  let hash = 2166136261
  for (const char of family) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0
  return hash % FOLDS
}
