import { IncidentPage, ListIncidentsQuery } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { createIncidentList } from '@holdfast/incidents/show/list-incidents'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const listIncidents: Route = async (app, dependencies) => {
  const list = createIncidentList(dependencies, dependencies.now)
  app.get(
    '/api/v1/dashboard/incidents',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        querystring: ListIncidentsQuery,
        response: { 200: IncidentPage, '4xx': Problem },
      },
    },
    (request) => list(callerOf(request).customerId, request.query),
  )
}
