import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { addHistoryEntry } from './add-history-entry.ts'

export interface Assignment {
  readonly customerId: string
  readonly incidentId: string
  /** Null clears. */
  readonly assigneeId: string | null
  readonly actorId: string
}

export type AssignmentOutcome = 'assigned' | 'no-such-incident' | 'no-such-member'

/** Only an active member of the same company can be assigned. */
export async function assignIncident(tx: TenantTransaction, assignment: Assignment): Promise<AssignmentOutcome> {
  const assignee = await findActiveMember(tx, assignment.assigneeId)
  if (assignment.assigneeId !== null && !assignee) return 'no-such-member'
  const before = await tx
    .selectFrom('incidents')
    .select('assignedTo')
    .where('id', '=', assignment.incidentId)
    .where('deletedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return 'no-such-incident'
  if (before.assignedTo === assignment.assigneeId) return 'assigned'
  await tx
    .updateTable('incidents')
    .set({ assignedTo: assignment.assigneeId, updatedAt: sql`now()` })
    .where('id', '=', assignment.incidentId)
    .execute()
  await addHistoryEntry(tx, {
    customerId: assignment.customerId,
    incidentId: assignment.incidentId,
    actorId: assignment.actorId,
    kind: 'assigned',
    description: assignee ? `Assigned to ${assignee.firstName} ${assignee.lastName}` : 'Assignment cleared',
    details: { from: before.assignedTo, to: assignment.assigneeId },
  })
  return 'assigned'
}

async function findActiveMember(tx: TenantTransaction, id: string | null) {
  if (id === null) return undefined
  return tx
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .where('isActive', '=', true)
    .where('removedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
}
