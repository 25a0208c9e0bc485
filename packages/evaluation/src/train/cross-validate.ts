import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import type { Weights } from '@holdfast/analysis/weigh/weights'
import { scoreCase, type CaseScore } from '../score/score-case.ts'
import { trainWeights } from './train-weights.ts'
import type { TrainingCase } from './training-case.ts'

const FOLDS = 5

/** Each case scored with weights that no case of its family was part of. */
export function crossValidate(cases: readonly TrainingCase[]): { score: CaseScore; training: TrainingCase }[] {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    trainWeights(cases.filter((training) => foldOf(training) !== fold)),
  )
  return cases
    .filter((training) => training.isWhole)
    .map((training) => ({ training, score: scoreTraining(training, folds[foldOf(training)]!) }))
}

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
