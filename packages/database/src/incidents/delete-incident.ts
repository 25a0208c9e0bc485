import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { addHistoryEntry } from './add-history-entry.ts'
import type { SealedTitle } from './seal-title.ts'

export interface IncidentDeletion {
  readonly customerId: string
  readonly incidentId: string
  readonly actorId: string
}

/** Out of every answer at once; retention removes it for good after 30 days. Returns its title as it is kept, or undefined. */
export async function deleteIncident(
  tx: TenantTransaction,
  deletion: IncidentDeletion,
): Promise<SealedTitle | undefined> {
  const deleted = await tx
    .updateTable('incidents')
    .set({ deletedAt: sql`now()`, deletedBy: deletion.actorId, updatedAt: sql`now()` })
    .where('id', '=', deletion.incidentId)
    .where('deletedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .returning(['id', 'title', 'sealedTitle'])
    .executeTakeFirst()
  if (!deleted) return undefined
  await addHistoryEntry(tx, { ...deletion, kind: 'deleted', description: 'Deleted' })
  return deleted
}
