import { Message, Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { AppError } from '@holdfast/runtime/app-error'
import { retryFailedBatch as retry } from '../../operations/retry-failed-batch.ts'
import type { Route } from '../../route-dependencies.ts'

export const retryFailedBatch: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/admin/failed-batches/:id/retry',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], params: IdParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const isPutBack = await retry(dependencies, request.params.id)
      if (!isPutBack) throw new AppError('not_found', 'There is no failed batch with this id.')
      return { message: 'The batch will be analyzed again.' }
    },
  )
}
