import { Comments } from '@holdfast/contracts/comments'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { listComments as find } from '@holdfast/incidents/discuss/list-comments'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listComments: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id/comments',
    {
      config: { access: 'member' },
      schema: { tags: ['comments'], params: IdParams, response: { 200: Comments, '4xx': Problem } },
    },
    async (request) => ({
      comments: await find(dependencies, callerOf(request).customerId, request.params.id),
    }),
  )
}
