import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { addHistoryEntry } from './add-history-entry.ts'

export const RESTORABLE_DAYS = 30

export interface IncidentRestoration {
  readonly customerId: string
  readonly incidentId: string
  readonly actorId: string
}

export type RestorationOutcome = 'restored' | 'not-found' | 'replaced'

/** 'replaced': the same failure came back since and has an incident of its own. */
export async function restoreIncident(
  tx: TenantTransaction,
  restoration: IncidentRestoration,
): Promise<RestorationOutcome> {
  const deleted = await tx
    .selectFrom('incidents')
    .select('fingerprint')
    .where('id', '=', restoration.incidentId)
    .where('deletedAt', '>', sql<Date>`now() - make_interval(days => ${RESTORABLE_DAYS})`)
    .forUpdate()
    .executeTakeFirst()
  if (!deleted) return 'not-found'
  const successor = await tx
    .selectFrom('incidents')
    .select('id')
    .where('fingerprint', '=', deleted.fingerprint)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (successor) return 'replaced'
  await tx
    .updateTable('incidents')
    .set({ deletedAt: null, deletedBy: null, updatedAt: sql`now()` })
    .where('id', '=', restoration.incidentId)
    .execute()
  await addHistoryEntry(tx, { ...restoration, kind: 'restored', description: 'Restored' })
  return 'restored'
}
