import { Message, Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery, IdParams } from '@holdfast/contracts/scalars'
import { deleteIncident as remove } from '@holdfast/incidents/change/delete-incident'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const deleteIncident: Route = async (app, dependencies) => {
  app.delete(
    '/api/v1/incidents/:id',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        params: IdParams,
        querystring: ApiKeyQuery,
        response: { 200: Message, '4xx': Problem },
      },
    },
    async (request) => {
      await remove(dependencies, requesterOf(request), request.params.id)
      return { message: 'Incident deleted. It can be restored for 30 days.' }
    },
  )
}
