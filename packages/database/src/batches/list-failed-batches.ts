import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

const MAX_BATCHES = 500

/** For the operator: the latest batches that no attempt could analyze. */
export const listFailedBatches = (tx: SystemTransaction) =>
  tx
    .selectFrom('logBatches')
    .innerJoin('customers', 'customers.id', 'logBatches.customerId')
    .select([
      'logBatches.id',
      'logBatches.customerId',
      'customers.name as customerName',
      'logBatches.sourceType',
      'logBatches.recordCount',
      'logBatches.receivedAt',
      'logBatches.failedReason',
    ])
    .where('logBatches.state', '=', 'failed')
    .orderBy('logBatches.id', 'desc')
    .limit(MAX_BATCHES)
    .execute()
