import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import type { IncidentState } from '@holdfast/contracts/incidents'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { restoreIncident as bringBack } from '@holdfast/database/incidents/restore-incident'
import { AppError } from '@holdfast/runtime/app-error'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { noSuchIncident, requireIncident } from '../show/read-incident.ts'
import { toIncidentState } from '../show/to-incident-list-item.ts'

export const restoreIncident = (
  { database }: Pick<IncidentStore, 'database'>,
  requester: Requester,
  incidentId: string,
): Promise<IncidentState> =>
  database.withTenant(requester.customerId, async (tx, { publish }) => {
    const { customerId, actor } = requester
    const outcome = await bringBack(tx, { customerId, incidentId, actorId: actor.userId })
    if (outcome === 'not-found') throw noSuchIncident()
    if (outcome === 'replaced') {
      throw new AppError('conflict', 'The same failure came back since and has a new incident. Open that one.')
    }
    await recordAudit(tx, { ...requester, action: 'incident.restored', object: { type: 'incident', id: incidentId } })
    publish(incidentChanged, { customerId, incidentId })
    return toIncidentState(await requireIncident(tx, incidentId))
  })
