import { AssignRequest, IncidentState } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { callerOf } from '../../auth/caller.ts'
import { changeIncident } from '../../incidents/change-incident.ts'
import { requireIncident } from '../../incidents/read-incident.ts'
import { toIncidentState } from '../../incidents/to-incident-list-item.ts'
import type { Route } from '../../route-dependencies.ts'

export const assignIncident: Route = async (app, { database }) => {
  app.patch(
    '/api/v1/dashboard/incidents/:id/assign',
    {
      config: { access: 'member' },
      schema: {
        tags: ['incidents'],
        params: IdParams,
        body: AssignRequest,
        response: { 200: IncidentState, '4xx': Problem },
      },
    },
    (request) => {
      const caller = callerOf(request)
      return database.withTenant(caller.customerId, async (tx, { publish }) => {
        await changeIncident({ tx, publish }, caller, request.params.id, request.body)
        return toIncidentState(await requireIncident(tx, request.params.id))
      })
    },
  )
}
