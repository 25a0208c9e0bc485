import { sql } from 'kysely'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** For the sweeper: companies with a paste or an upload whose every batch is settled, and nobody ended it. */
export async function listUnfinishedCompanies(tx: SystemTransaction, touchedBefore: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('logJobs')
    .select('customerId')
    .distinct()
    .where('status', 'in', ['queued', 'processing'])
    .where(sql<boolean>`settled_batches >= batch_count`)
    .where('touchedAt', '<', touchedBefore)
    .limit(1_000)
    .execute()
  return rows.map((row) => row.customerId)
}
