import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import { Message, Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery, IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { deleteIncident as removeIncident } from '@holdfast/database/incidents/delete-incident'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { auditOf, callerOf } from '../../auth/caller.ts'
import { noSuchIncident } from '../../incidents/read-incident.ts'
import type { Route } from '../../route-dependencies.ts'

export const deleteIncident: Route = async (app, { database, vault }) => {
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
      const { customerId, userId } = callerOf(request)
      const incidentId = request.params.id
      await database.withTenant(customerId, async (tx, { publish }) => {
        publish(incidentChanged, { customerId, incidentId })
        const removed = await removeIncident(tx, { customerId, incidentId, actorId: userId })
        if (!removed) throw noSuchIncident()
        const cipher = await vault.cipherOf(tx, customerId)
        const details = { title: openTitle(cipher, removed) }
        const object = { type: 'incident', id: incidentId }
        await recordAudit(tx, { ...auditOf(request), action: 'incident.deleted', object, details }, cipher)
      })
      return { message: 'Incident deleted. It can be restored for 30 days.' }
    },
  )
}
