import { batchStored } from '@holdfast/contracts/events/catalogue'
import { digestBatch } from '@holdfast/contracts/jobs'
import { findBatchOwner } from '@holdfast/database/batches/find-batch-owner'
import { retryFailedBatch as putBack } from '@holdfast/database/batches/retry-failed-batch'
import { jobId } from '@holdfast/queue/job-id'
import type { Operations } from './retry-failed-job.ts'

/** False: there is no such batch, or it has not failed. */
export async function retryFailedBatch({ database, operatorsQueue }: Operations, batchId: string): Promise<boolean> {
  const customerId = await database.withSystem('operator-telemetry', (tx) => findBatchOwner(tx, batchId))
  if (!customerId) return false
  const isPutBack = await database.withTenant(customerId, async (tx, { publish }) => {
    const isFailed = await putBack(tx, batchId)
    if (isFailed) publish(batchStored, { customerId, batchId })
    return isFailed
  })
  // The list of failed jobs holds it too; where the queue is away, retrying it there again does no harm.
  if (isPutBack)
    await operatorsQueue.deadLetters.discard(jobId(digestBatch, { customerId, batchId })).catch(() => false)
  return isPutBack
}
