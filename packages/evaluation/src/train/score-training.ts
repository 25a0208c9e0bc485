import { analyzeGathered } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import type { Weights } from '@holdfast/analysis/weigh/weights'
import { readTruth, scoreAnswer, type CaseScore } from '../score/score-case.ts'
import type { TrainingCase } from './training-case.ts'

export const scoreTraining = (
  { folder, input, processedCount, world, gathered }: TrainingCase,
  weights: Weights,
): CaseScore => ({
  ...scoreAnswer(readTruth(folder), input, {
    processedCount,
    incidents: analyzeGathered(world, gathered, { weights }).map(findingToReport),
  }),
  seconds: 0,
})
