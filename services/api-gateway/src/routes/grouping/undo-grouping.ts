import { groupingCorrected, incidentChanged } from '@holdfast/contracts/events/catalogue'
import { GroupingChange } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { IdParams } from '@holdfast/contracts/scalars'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { undoGroupingChange } from '@holdfast/database/grouping/undo-grouping-change'
import { AppError } from '@holdfast/runtime/app-error'
import { auditOf, callerOf } from '../../auth/caller.ts'
import type { Route } from '../../route-dependencies.ts'

export const undoGrouping: Route = async (app, { database }) => {
  app.post(
    '/api/v1/dashboard/grouping/changes/:id/undo',
    {
      config: { access: 'member' },
      schema: { tags: ['grouping'], params: IdParams, response: { 200: GroupingChange, '4xx': Problem } },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      const changeId = request.params.id
      const undone = await database.withTenant(customerId, async (tx, { publish }) => {
        const result = await undoGroupingChange(tx, { customerId, changeId, actorId: userId })
        if (!result) throw new AppError('not_found', 'This change does not exist, or it was undone before.')
        await recordAudit(tx, {
          ...auditOf(request),
          action: 'grouping.undone',
          object: { type: 'grouping-change', id: changeId },
        })
        if (result.kind === 'split') publish(groupingCorrected, { customerId, changeId })
        for (const incidentId of result.incidentIds) publish(incidentChanged, { customerId, incidentId })
        return result
      })
      return { change_id: changeId, incident_ids: undone.incidentIds, rule_id: null }
    },
  )
}
