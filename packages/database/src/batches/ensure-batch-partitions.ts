import { sql } from 'kysely'
import type { SystemTransaction, TenantTransaction } from '../tenancy/scoped-transaction.ts'

const MS_PER_DAY = 86_400_000

/** Makes the partitions of the day of `now` and of the `daysAhead` after it, where they are missing. */
export async function ensureBatchPartitions(
  tx: TenantTransaction | SystemTransaction,
  now: Date,
  daysAhead = 7,
): Promise<void> {
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = new Date(now.getTime() + ahead * MS_PER_DAY).toISOString().slice(0, 10)
    await sql`select ensure_log_batch_partition(${day}::date)`.execute(tx)
  }
}
