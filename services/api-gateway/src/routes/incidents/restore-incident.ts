import { IncidentState } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { restoreIncident as restore } from '@holdfast/incidents/change/restore-incident'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const restoreIncident: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/incidents/:id/restore',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], params: IdParams, response: { 200: IncidentState, '4xx': Problem } },
    },
    (request) => restore(dependencies, requesterOf(request), request.params.id),
  )
}
