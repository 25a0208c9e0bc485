import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** By id, which begins with the time of receipt; so only the partitions of that time are read. */
export const findBatchesBetween = (tx: TenantTransaction, firstId: string, lastId: string) =>
  tx
    .selectFrom('logBatches')
    .selectAll()
    .where('id', '>=', firstId)
    .where('id', '<=', lastId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
