import { BulkIncidentsRequest, BulkIncidentsResult } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { changeIncidents } from '@holdfast/incidents/change/change-incidents'
import { requesterOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const bulkIncidents: Route = async (app, dependencies) => {
  app.post(
    '/api/v1/dashboard/incidents/bulk',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        body: BulkIncidentsRequest,
        response: { 200: BulkIncidentsResult, '4xx': Problem },
      },
    },
    (request) => changeIncidents(dependencies, requesterOf(request), request.body),
  )
}
