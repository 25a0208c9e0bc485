import { sql } from 'kysely'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

const MS_PER_DAY = 86_400_000

/** Drops the days of receipt that are older than `retentionDays`; returns how many there were. */
export async function dropExpiredBatches(tx: SystemTransaction, now: Date, retentionDays: number): Promise<number> {
  const firstKept = new Date(now.getTime() - retentionDays * MS_PER_DAY).toISOString().slice(0, 10)
  const { rows } = await sql<{ dropped: number }>`
    select drop_log_batch_partitions(${firstKept}::date) as dropped`.execute(tx)
  return rows[0]?.dropped ?? 0
}
