import { digestBatch, jobCatalogue } from '@holdfast/contracts/jobs'
import { retryFailedBatch as putBack } from '@holdfast/database/batches/retry-failed-batch'
import type { Database } from '@holdfast/database/open-database'
import type { OperatorsQueue } from './open-queue-view.ts'

export interface Operations {
  readonly database: Database
  readonly operatorsQueue: OperatorsQueue
}

/** False: there is no such dead letter. */
export async function retryFailedJob({ database, operatorsQueue }: Operations, id: string): Promise<boolean> {
  const letter = await operatorsQueue.deadLetters.find(id)
  if (!letter) return false
  const batch = digestBatch.payload.safeParse(letter.data)
  // The row says that the batch failed: put back first, or the job would find nothing to do.
  if (letter.name === digestBatch.name && batch.success) {
    await database.withTenant(batch.data.customerId, (tx) => putBack(tx, batch.data.batchId))
  }
  await operatorsQueue.deadLetters.retry(id, jobCatalogue)
  return true
}
