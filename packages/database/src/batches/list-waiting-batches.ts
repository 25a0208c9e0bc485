import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

export interface WaitingBatchFilter {
  /** Younger ones are on their way through the queue. */
  receivedBefore: Date
  afterId?: string
  limit: number
}

/** For the sweeper: batches of any company that still wait, the oldest first. */
export function listWaitingBatches(tx: SystemTransaction, { receivedBefore, afterId, limit }: WaitingBatchFilter) {
  return tx
    .selectFrom('logBatches')
    .select(['id', 'customerId'])
    .where('state', '=', 'waiting')
    .where('receivedAt', '<', receivedBefore)
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}
