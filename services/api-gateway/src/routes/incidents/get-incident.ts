import { IncidentDetail } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery, IdParams } from '@holdfast/contracts/scalars'
import { callerOf } from '../../auth/caller.ts'
import { readIncident } from '../../incidents/read-incident.ts'
import type { Route } from '../../route-dependencies.ts'

export const getIncident: Route = async (app, { database, vault }) => {
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
    async (request) => {
      const { detail } = await database.withTenant(callerOf(request).customerId, (tx) =>
        readIncident(tx, vault, request.params.id),
      )
      return detail
    },
  )
}
