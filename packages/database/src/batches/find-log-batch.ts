import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** With its sealed payload: `openLogBatch` opens it. */
export const findLogBatch = (tx: TenantTransaction, batchId: string) =>
  tx.selectFrom('logBatches').selectAll().where('id', '=', batchId).executeTakeFirst()
