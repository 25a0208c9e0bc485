import { FailedJobParams } from '@holdfast/contracts/operations'
import { Message, Problem } from '@holdfast/contracts/problem'
import { AppError } from '@holdfast/runtime/app-error'
import { retryFailedJob as retry } from '../../operations/retry-failed-job.ts'
import type { Route } from '../../route-dependencies.ts'

export const retryFailedJob: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/admin/failed-jobs/:id/retry',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], params: FailedJobParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const isRetried = await retry(dependencies, request.params.id)
      if (!isRetried) throw new AppError('not_found', 'There is no failed job with this id.')
      return { message: 'The job runs again.' }
    },
  )
}
