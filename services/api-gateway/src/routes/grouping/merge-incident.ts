import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import { GroupingChange, MergeRequest } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { mergeIncidents } from '@holdfast/database/grouping/merge-incidents'
import { AppError } from '@holdfast/runtime/app-error'
import { auditOf, callerOf } from '../../auth/caller.ts'
import { noSuchIncident } from '../../incidents/read-incident.ts'
import type { Route } from '../../route-dependencies.ts'

export const mergeIncident: Route = async (app, { database, vault }) => {
  app.post(
    '/api/v1/dashboard/incidents/:id/merge',
    {
      config: { access: 'member' },
      schema: {
        tags: ['grouping'],
        params: IdParams,
        body: MergeRequest,
        response: { 200: GroupingChange, '4xx': Problem },
      },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      const incidentId = request.params.id
      const { into, remember } = request.body
      if (into === incidentId) throw new AppError('validation_failed', 'into must be another incident.')
      return database.withTenant(customerId, async (tx, { publish }) => {
        const cipher = await vault.cipherOf(tx, customerId)
        const merged = await mergeIncidents(tx, cipher, {
          customerId,
          incidentId,
          intoId: into,
          actorId: userId,
          remember,
        })
        if (!merged) throw noSuchIncident()
        await recordAudit(tx, {
          ...auditOf(request),
          action: 'incident.merged',
          object: { type: 'incident', id: incidentId },
          details: { into },
        })
        for (const changed of [incidentId, into]) publish(incidentChanged, { customerId, incidentId: changed })
        return { change_id: merged.changeId, incident_ids: [into], rule_id: merged.ruleId }
      })
    },
  )
}
