import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import type { GroupingChange, MergeRequest } from '@holdfast/contracts/incidents'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { mergeIncidents as merge } from '@holdfast/database/grouping/merge-incidents'
import { AppError } from '@holdfast/runtime/app-error'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { noSuchIncident } from '../show/read-incident.ts'

/** Makes one incident part of another. */
export async function mergeIncidents(
  { database, vault }: IncidentStore,
  requester: Requester,
  incidentId: string,
  { into, remember }: MergeRequest,
): Promise<GroupingChange> {
  if (into === incidentId) throw new AppError('validation_failed', 'into must be another incident.')
  const { customerId, actor } = requester
  return database.withTenant(customerId, async (tx, { publish }) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const wanted = { customerId, incidentId, intoId: into, actorId: actor.userId, remember }
    const merged = await merge(tx, cipher, wanted)
    if (!merged) throw noSuchIncident()
    await recordAudit(tx, {
      ...requester,
      action: 'incident.merged',
      object: { type: 'incident', id: incidentId },
      details: { into },
    })
    for (const changed of [incidentId, into]) publish(incidentChanged, { customerId, incidentId: changed })
    return { change_id: merged.changeId, incident_ids: [into], rule_id: merged.ruleId }
  })
}
