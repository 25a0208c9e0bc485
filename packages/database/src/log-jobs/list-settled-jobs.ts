import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Jobs whose every batch is settled: after the next correlation they are done. */
export async function listSettledJobs(tx: TenantTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('logJobs')
    .select('id')
    .where('status', 'in', ['queued', 'processing'])
    .where(sql<boolean>`settled_batches >= batch_count`)
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => row.id)
}
