import { FailedJobParams } from '@holdfast/contracts/operations'
import { Message, Problem } from '@holdfast/contracts/problem'
import { AppError } from '@holdfast/runtime/app-error'
import type { Route } from '../../route-dependencies.ts'

export const discardFailedJob: Route = async (app, { operatorsQueue }) => {
  app.delete(
    '/api/v1/admin/failed-jobs/:id',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], params: FailedJobParams, response: { 200: Message, '4xx': Problem } },
    },
    async (request) => {
      const { id } = request.params
      const isGone = await operatorsQueue.deadLetters.discard(id)
      if (!isGone) throw new AppError('not_found', 'There is no failed job with this id.')
      return { message: 'The job is discarded.' }
    },
  )
}
