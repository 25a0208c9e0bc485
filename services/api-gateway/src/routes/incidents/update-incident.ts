import { IncidentState, UpdateIncidentRequest } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { changeIncident } from '@holdfast/incidents/change/change-incident'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const updateIncident: Route = async (app, dependencies) => {
  app.patch(
    '/api/v1/dashboard/incidents/:id',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        params: IdParams,
        body: UpdateIncidentRequest,
        response: { 200: IncidentState, '4xx': Problem },
      },
    },
    (request) => changeIncident(dependencies, requesterOf(request), request.params.id, request.body),
  )
}
