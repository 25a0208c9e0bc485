import { batchStored } from '@holdfast/contracts/events/catalogue'
import { digestBatch } from '@holdfast/contracts/jobs'
import { Message, Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { findBatchOwner } from '@holdfast/database/batches/find-batch-owner'
import { retryFailedBatch as putBack } from '@holdfast/database/batches/retry-failed-batch'
import { jobId } from '@holdfast/queue/job-id'
import { AppError } from '@holdfast/runtime/app-error'
import type { Route } from '../../route-dependencies.ts'

export const retryFailedBatch: Route = async (app, { database, operatorsQueue }) => {
  app.post(
    '/api/v1/admin/failed-batches/:id/retry',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], params: IdParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const batchId = request.params.id
      const customerId = await database.withSystem('operator-telemetry', (tx) => findBatchOwner(tx, batchId))
      const isPutBack =
        customerId &&
        (await database.withTenant(customerId, async (tx, { publish }) => {
          const isFailed = await putBack(tx, batchId)
          if (isFailed) publish(batchStored, { customerId, batchId })
          return isFailed
        }))
      if (!isPutBack) throw new AppError('not_found', 'There is no failed batch with this id.')
      // The list of failed jobs holds it too; where the queue is away, retrying it there once more does no harm.
      await operatorsQueue.deadLetters.discard(jobId(digestBatch, { customerId, batchId })).catch(() => false)
      return { message: 'The batch will be analyzed again.' }
    },
  )
}
