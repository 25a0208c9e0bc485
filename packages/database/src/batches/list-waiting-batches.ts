import { sql } from 'kysely'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

export interface WaitingBatchFilter {
  /** Younger ones are on their way through the queue. */
  readonly receivedBefore: Date
  readonly limit: number
}

/** For the sweeper: batches of any company that still wait; of each company the oldest first, and companies in turn. */
export function listWaitingBatches(tx: SystemTransaction, { receivedBefore, limit }: WaitingBatchFilter) {
  return tx
    .selectFrom(
      tx
        .selectFrom('logBatches')
        .select(['id', 'customerId', sql<number>`row_number() over (partition by customer_id order by id)`.as('turn')])
        .where('state', '=', 'waiting')
        .where('receivedAt', '<', receivedBefore)
        .as('waiting'),
    )
    .select(['id', 'customerId'])
    .orderBy('turn')
    .orderBy('id')
    .limit(limit)
    .execute()
}
