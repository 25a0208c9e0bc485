import { incidentChanged, incidentResolved } from '@holdfast/contracts/events/catalogue'
import type { Publish } from '@holdfast/contracts/events/event'
import type { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { assignIncident } from '@holdfast/database/incidents/assign-incident'
import { changeStatus } from '@holdfast/database/incidents/change-status'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import type { Caller } from '../auth/caller.ts'
import { noSuchIncident } from './read-incident.ts'

export interface IncidentChange {
  readonly status?: IncidentStatus | undefined
  /** Null clears; undefined leaves it. */
  readonly assigned_to?: string | null | undefined
}

/** Status first, then assignment; both or neither. */
export async function changeIncident(
  { tx, publish }: { readonly tx: TenantTransaction; readonly publish: Publish },
  { customerId, userId }: Caller,
  incidentId: string,
  { status, assigned_to: assigneeId }: IncidentChange,
): Promise<void> {
  if (status !== undefined && !(await changeStatus(tx, { customerId, incidentId, status, actorId: userId }))) {
    throw noSuchIncident()
  }
  const isResolved = status === 'resolved' || status === 'closed'
  publish(isResolved ? incidentResolved : incidentChanged, { customerId, incidentId })
  if (assigneeId === undefined) return
  const outcome = await assignIncident(tx, { customerId, incidentId, assigneeId, actorId: userId })
  if (outcome === 'no-such-incident') throw noSuchIncident()
  if (outcome === 'no-such-member') {
    throw new AppError('validation_failed', 'assigned_to must be an active member of your team.')
  }
}
