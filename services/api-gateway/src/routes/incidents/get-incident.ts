import { IncidentDetail } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery, IdParams } from '@holdfast/contracts/scalars'
import { showIncident } from '@holdfast/incidents/show/show-incident'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const getIncident: Route = async (app, dependencies) => {
  app.get(
    '/api/v1/dashboard/incidents/:id',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        params: IdParams,
        querystring: ApiKeyQuery,
        response: { 200: IncidentDetail, '4xx': Problem },
      },
    },
    (request) => showIncident(dependencies, callerOf(request).customerId, request.params.id),
  )
}
