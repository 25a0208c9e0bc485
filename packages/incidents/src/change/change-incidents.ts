import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import type { Publish } from '@holdfast/contracts/events/event'
import type { BulkIncidentsRequest, BulkIncidentsResult } from '@holdfast/contracts/incidents'
import { recordAudit } from '@holdfast/database/audit/record-audit'
import { deleteIncident } from '@holdfast/database/incidents/delete-incident'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { applyChange } from './change-incident.ts'

type BulkAction = BulkIncidentsRequest['action']

/** One transaction: incidents that are gone are named in the answer, any other failure changes none. */
export const changeIncidents = (
  { database }: Pick<IncidentStore, 'database'>,
  requester: Requester,
  { incident_ids: wanted, action }: BulkIncidentsRequest,
): Promise<BulkIncidentsResult> =>
  database.withTenant(requester.customerId, async (tx, { publish }) => {
    const changed: string[] = []
    const notFound: string[] = []
    for (const id of [...new Set(wanted)].toSorted()) {
      const isChanged = await apply({ tx, publish }, requester, id, action)
      const list = isChanged ? changed : notFound
      list.push(id)
    }
    if (action.type === 'delete' && changed.length > 0) {
      await recordAudit(tx, {
        ...requester,
        action: 'incident.deleted',
        object: { type: 'incident', id: changed.length === 1 ? (changed[0] ?? '') : 'several' },
        details: { incident_ids: changed },
      })
    }
    return { changed, not_found: notFound }
  })

async function apply(
  { tx, publish }: { readonly tx: TenantTransaction; readonly publish: Publish },
  requester: Requester,
  incidentId: string,
  action: BulkAction,
): Promise<boolean> {
  const { customerId, actor } = requester
  if (action.type === 'delete') {
    const deleted = await deleteIncident(tx, { customerId, incidentId, actorId: actor.userId })
    if (deleted !== undefined) publish(incidentChanged, { customerId, incidentId })
    return deleted !== undefined
  }
  try {
    await applyChange({ tx, publish }, requester, incidentId, action)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false
    throw error
  }
}
