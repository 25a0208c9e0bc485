import { digestBatch, jobCatalogue } from '@holdfast/contracts/jobs'
import { FailedJobParams } from '@holdfast/contracts/operations'
import { Message, Problem } from '@holdfast/contracts/problem'
import { retryFailedBatch } from '@holdfast/database/batches/retry-failed-batch'
import { AppError } from '@holdfast/runtime/app-error'
import type { Route } from '../../route-dependencies.ts'

export const retryFailedJob: Route = async (app, { database, operatorsQueue }) => {
  app.post(
    '/api/v1/admin/failed-jobs/:id/retry',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], params: FailedJobParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const { id } = request.params
      const letter = await operatorsQueue.deadLetters.find(id)
      if (!letter) throw new AppError('not_found', 'There is no failed job with this id.')
      const batch = digestBatch.payload.safeParse(letter.data)
      // The row says that the batch failed: put back first, or the job would find nothing to do.
      if (letter.name === digestBatch.name && batch.success) {
        await database.withTenant(batch.data.customerId, (tx) => retryFailedBatch(tx, batch.data.batchId))
      }
      await operatorsQueue.deadLetters.retry(id, jobCatalogue)
      return { message: 'The job runs again.' }
    },
  )
}
