import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface Backlog {
  readonly batchCount: number
  readonly recordCount: number
  readonly storedBytes: number
  readonly plainBytes: number
}

/** What of a company waits for analysis. */
export async function measureBacklog(tx: TenantTransaction): Promise<Backlog> {
  return tx
    .selectFrom('logBatches')
    .select([
      sql<number>`count(*)`.as('batchCount'),
      sql<number>`coalesce(sum(record_count), 0)::bigint`.as('recordCount'),
      sql<number>`coalesce(sum(stored_bytes), 0)::bigint`.as('storedBytes'),
      sql<number>`coalesce(sum(plain_bytes), 0)::bigint`.as('plainBytes'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
}
