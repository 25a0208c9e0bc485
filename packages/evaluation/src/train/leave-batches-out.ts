import { batchNames } from '../batches/write-batch.ts'
import type { HeldOut } from './cross-validate.ts'
import { scoreTraining } from './score-training.ts'
import { trainWeights } from './train-weights.ts'
import type { TrainingCase } from './training-case.ts'

/** Each blind batch scored with weights that were trained on everything else: nearest to what its first sight was. */
export const leaveBatchesOut = (
  cases: readonly TrainingCase[],
  setOf: ReadonlyMap<string, string>,
  threshold: number,
): HeldOut[] =>
  batchNames().flatMap((batch) => {
    const isOfBatch = ({ folder }: TrainingCase): boolean => setOf.get(folder) === batch
    const weights = { ...trainWeights(cases.filter((training) => !isOfBatch(training))), threshold }
    return cases
      .filter((training) => training.isWhole && isOfBatch(training))
      .map((training) => ({ training, score: scoreTraining(training, weights), group: batch }))
  })
