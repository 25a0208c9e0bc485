import type { LogBatchesTable } from '../schema/log-batches-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The caller counts them in the ledger in the same transaction. */
export async function insertLogBatches(tx: TenantTransaction, batches: readonly LogBatchesTable[]): Promise<void> {
  if (batches.length === 0) return
  await tx.insertInto('logBatches').values(batches).execute()
}
