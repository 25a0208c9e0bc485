import type { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { addHistoryEntry } from './add-history-entry.ts'

export interface StatusChange {
  readonly customerId: string
  readonly incidentId: string
  readonly status: IncidentStatus
  readonly actorId: string
}

/** Any status may follow any other. False: there is no such incident. Setting the same status again changes nothing. */
export async function changeStatus(tx: TenantTransaction, change: StatusChange): Promise<boolean> {
  const before = await tx
    .selectFrom('incidents')
    .select('status')
    .where('id', '=', change.incidentId)
    .where('deletedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return false
  if (before.status === change.status) return true
  const isEnded = change.status === 'resolved' || change.status === 'closed'
  await tx
    .updateTable('incidents')
    .set({
      status: change.status,
      updatedAt: sql`now()`,
      resolvedAt: isEnded ? sql`coalesce(resolved_at, now())` : null,
      fixConfirmedAt: null,
    })
    .where('id', '=', change.incidentId)
    .execute()
  await addHistoryEntry(tx, {
    customerId: change.customerId,
    incidentId: change.incidentId,
    actorId: change.actorId,
    kind: 'status',
    description: `Status changed from ${before.status} to ${change.status}`,
    details: { from: before.status, to: change.status },
  })
  return true
}
