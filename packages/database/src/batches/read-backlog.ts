import { sql } from 'kysely'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

export interface Backlog {
  readonly batches: number
  readonly records: number
  readonly oldestReceivedAt: Date | null
}

/** What every company together still waits for: the truth, whatever the queue says. */
export async function readBacklog(tx: SystemTransaction): Promise<Backlog> {
  const { batches, records, oldestReceivedAt } = await tx
    .selectFrom('logBatches')
    .select([
      sql<number>`count(*)::int`.as('batches'),
      sql<number>`coalesce(sum(record_count), 0)::float8`.as('records'),
      (waiting) => waiting.fn.min('receivedAt').as('oldestReceivedAt'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { batches, records, oldestReceivedAt }
}
