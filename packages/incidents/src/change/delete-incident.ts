import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { deleteIncident as removeIncident } from '@holdfast/database/incidents/delete-incident'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { noSuchIncident } from '../show/read-incident.ts'

/** Out of every answer at once; it can be restored until retention ends. */
export const deleteIncident = (
  { database, vault }: IncidentStore,
  requester: Requester,
  incidentId: string,
): Promise<void> =>
  database.withTenant(requester.customerId, async (tx, { publish }) => {
    const { customerId, actor } = requester
    const removed = await removeIncident(tx, { customerId, incidentId, actorId: actor.userId })
    if (!removed) throw noSuchIncident()
    const cipher = await vault.cipherOf(tx, customerId)
    const details = { title: openTitle(cipher, removed) }
    const object = { type: 'incident', id: incidentId }
    await recordAudit(tx, { ...requester, action: 'incident.deleted', object, details }, cipher)
    publish(incidentChanged, { customerId, incidentId })
  })
