import { groupingCorrected } from '@holdfast/contracts/events/catalogue'
import { GroupingChange, SplitRequest } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { splitIncident as tellApart } from '@holdfast/database/grouping/split-incident'
import { AppError } from '@holdfast/runtime/app-error'
import { auditOf, callerOf } from '../../auth/caller.ts'
import { noSuchIncident } from '../../incidents/read-incident.ts'
import type { Route } from '../../route-dependencies.ts'

/** Answers at once; the worker reads the logs again and the new incident appears in the list. */
export const splitIncident: Route = async (app, { database, vault }) => {
  app.post(
    '/api/v1/dashboard/incidents/:id/split',
    {
      config: { access: 'member' },
      schema: {
        tags: ['grouping'],
        params: IdParams,
        body: SplitRequest,
        response: { 202: GroupingChange, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const { customerId, userId } = callerOf(request)
      const incidentId = request.params.id
      const { template_ids: templateIds, remember } = request.body
      const { changeId, ruleId } = await database.withTenant(customerId, async (tx, { publish }) => {
        const cipher = await vault.cipherOf(tx, customerId)
        const outcome = await tellApart(tx, cipher, { customerId, incidentId, templateIds, actorId: userId, remember })
        if (outcome === 'not-found') throw noSuchIncident()
        if (outcome === 'not-its-lines') {
          throw new AppError('validation_failed', 'template_ids must be kinds of lines of this incident.')
        }
        if (outcome === 'nothing-left') {
          throw new AppError('validation_failed', 'template_ids must leave at least one kind of lines behind.')
        }
        await recordAudit(tx, {
          ...auditOf(request),
          action: 'incident.split',
          object: { type: 'incident', id: incidentId },
          details: { template_ids: templateIds },
        })
        publish(groupingCorrected, { customerId, changeId: outcome.changeId })
        return outcome
      })
      return reply
        .code(202)
        .send({ change_id: changeId, incident_ids: [incidentId], rule_id: remember ? ruleId : null })
    },
  )
}
