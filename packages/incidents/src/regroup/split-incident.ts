import { groupingCorrected } from '@holdfast/contracts/events/catalogue'
import type { GroupingChange, SplitRequest } from '@holdfast/contracts/incidents'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { splitIncident as split } from '@holdfast/database/grouping/split-incident'
import { AppError } from '@holdfast/runtime/app-error'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { noSuchIncident } from '../show/read-incident.ts'

/** The worker reads the logs again, and the new incident appears in the list. */
export const splitIncident = (
  { database, vault }: IncidentStore,
  requester: Requester,
  incidentId: string,
  { template_ids: templateIds, remember }: SplitRequest,
): Promise<GroupingChange> =>
  database.withTenant(requester.customerId, async (tx, { publish }) => {
    const { customerId, actor } = requester
    const cipher = await vault.cipherOf(tx, customerId)
    const outcome = await split(tx, cipher, { customerId, incidentId, templateIds, actorId: actor.userId, remember })
    if (outcome === 'not-found') throw noSuchIncident()
    if (outcome === 'not-its-lines') {
      throw new AppError('validation_failed', 'template_ids must be kinds of lines of this incident.')
    }
    if (outcome === 'nothing-left') {
      throw new AppError('validation_failed', 'template_ids must leave at least one kind of lines behind.')
    }
    const { changeId, ruleId } = outcome
    await recordAudit(tx, {
      ...requester,
      action: 'incident.split',
      object: { type: 'incident', id: incidentId },
      details: { template_ids: templateIds },
    })
    publish(groupingCorrected, { customerId, changeId })
    return { change_id: changeId, incident_ids: [incidentId], rule_id: remember ? ruleId : null }
  })
