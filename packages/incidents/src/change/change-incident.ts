import { incidentChanged, incidentResolved } from '@holdfast/contracts/events/catalogue'
import type { Publish } from '@holdfast/contracts/events/event'
import type { IncidentStatus } from '@holdfast/contracts/incident-fields'
import type { IncidentState } from '@holdfast/contracts/incidents'
import { assignIncident } from '@holdfast/database/incidents/assign-incident'
import { changeStatus } from '@holdfast/database/incidents/change-status'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import type { IncidentStore } from '../incident-store.ts'
import type { Requester } from '../requester.ts'
import { noSuchIncident, requireIncident } from '../show/read-incident.ts'
import { toIncidentState } from '../show/to-incident-list-item.ts'

export interface IncidentChange {
  readonly status?: IncidentStatus | undefined
  /** Null clears; undefined leaves it. */
  readonly assigned_to?: string | null | undefined
}

/** Sets the status, assigns, or both. */
export const changeIncident = (
  { database }: Pick<IncidentStore, 'database'>,
  requester: Requester,
  incidentId: string,
  change: IncidentChange,
): Promise<IncidentState> =>
  database.withTenant(requester.customerId, async (tx, { publish }) => {
    await applyChange({ tx, publish }, requester, incidentId, change)
    return toIncidentState(await requireIncident(tx, incidentId))
  })

/** Status first, then assignment; both or neither. */
export async function applyChange(
  { tx, publish }: { readonly tx: TenantTransaction; readonly publish: Publish },
  { customerId, actor }: Requester,
  incidentId: string,
  { status, assigned_to: assigneeId }: IncidentChange,
): Promise<void> {
  const actorId = actor.userId
  if (status !== undefined && !(await changeStatus(tx, { customerId, incidentId, status, actorId }))) {
    throw noSuchIncident()
  }
  const isResolved = status === 'resolved' || status === 'closed'
  publish(isResolved ? incidentResolved : incidentChanged, { customerId, incidentId })
  if (assigneeId === undefined) return
  const outcome = await assignIncident(tx, { customerId, incidentId, assigneeId, actorId })
  if (outcome === 'no-such-incident') throw noSuchIncident()
  if (outcome === 'no-such-member') {
    throw new AppError('validation_failed', 'assigned_to must be an active member of your team.')
  }
}
