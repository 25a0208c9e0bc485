import { groupingCorrected, incidentChanged } from '@holdfast/contracts/events/catalogue'
import type { GroupingChange } from '@holdfast/contracts/incidents'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { undoGroupingChange } from '@holdfast/database/grouping/undo-grouping-change'
import { AppError } from '@holdfast/runtime/app-error'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'

export const undoGrouping = (
  { database }: Pick<IncidentStore, 'database'>,
  requester: Requester,
  changeId: string,
): Promise<GroupingChange> =>
  database.withTenant(requester.customerId, async (tx, { publish }) => {
    const { customerId, actor } = requester
    const undone = await undoGroupingChange(tx, { customerId, changeId, actorId: actor.userId })
    if (!undone) throw new AppError('not_found', 'This change does not exist, or it was undone before.')
    await recordAudit(tx, {
      ...requester,
      action: 'grouping.undone',
      object: { type: 'grouping-change', id: changeId },
    })
    if (undone.kind === 'split') publish(groupingCorrected, { customerId, changeId })
    for (const incidentId of undone.incidentIds) publish(incidentChanged, { customerId, incidentId })
    return { change_id: changeId, incident_ids: undone.incidentIds, rule_id: null }
  })
