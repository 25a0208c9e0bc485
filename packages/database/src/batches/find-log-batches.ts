import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** With their sealed payloads: `openLogBatch` opens one. Those that retention dropped meanwhile are left out. */
export const findLogBatches = (tx: TenantTransaction, batchIds: readonly string[]) =>
  tx.selectFrom('logBatches').selectAll().where('id', 'in', batchIds).execute()
