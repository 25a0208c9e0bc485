import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import { IncidentState } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { restoreIncident as bringBack } from '@holdfast/database/incidents/restore-incident'
import { AppError } from '@holdfast/runtime/app-error'
import { auditOf, callerOf } from '../../auth/caller.ts'
import { noSuchIncident, requireIncident } from '../../incidents/read-incident.ts'
import { toIncidentState } from '../../incidents/to-incident-list-item.ts'
import type { Route } from '../../route-dependencies.ts'

export const restoreIncident: Route = async (app, { database }) => {
  app.post(
    '/api/v1/incidents/:id/restore',
    {
      config: { access: 'member' },
      schema: { tags: ['incidents'], params: IdParams, response: { 200: IncidentState, '4xx': Problem } },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      const incidentId = request.params.id
      return database.withTenant(customerId, async (tx, { publish }) => {
        publish(incidentChanged, { customerId, incidentId })
        const outcome = await bringBack(tx, { customerId, incidentId, actorId: userId })
        if (outcome === 'not-found') throw noSuchIncident()
        if (outcome === 'replaced') {
          throw new AppError('conflict', 'The same failure came back since and has a new incident. Open that one.')
        }
        await recordAudit(tx, {
          ...auditOf(request),
          action: 'incident.restored',
          object: { type: 'incident', id: incidentId },
        })
        return toIncidentState(await requireIncident(tx, incidentId))
      })
    },
  )
}
