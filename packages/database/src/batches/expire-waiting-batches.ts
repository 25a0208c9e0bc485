import type { Database } from '../open-database.ts'
import { listWaitingBatches } from './list-waiting-batches.ts'
import { settleLogBatch } from './settle-log-batch.ts'

const MS_PER_DAY = 86_400_000
const LIMIT = 500

/** Counts as failed what nobody analyzed before its retention ended: its rows are about to be dropped. */
export async function expireWaitingBatches(
  database: Pick<Database, 'withTenant' | 'withSystem'>,
  now: Date,
  retentionDays: number,
): Promise<number> {
  const receivedBefore = new Date(now.getTime() - retentionDays * MS_PER_DAY)
  let expired = 0
  for (;;) {
    const batches = await database.withSystem('sweeper', (tx) =>
      listWaitingBatches(tx, { receivedBefore, limit: LIMIT }),
    )
    for (const { id, customerId } of batches) {
      await database.withTenant(customerId, (tx) => settleLogBatch(tx, id, { state: 'failed', reason: 'expired' }, now))
    }
    expired += batches.length
    if (batches.length < LIMIT) return expired
  }
}
