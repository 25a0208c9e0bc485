import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

export async function findBatchOwner(tx: SystemTransaction, batchId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('logBatches').select('customerId').where('id', '=', batchId).executeTakeFirst()
  return row?.customerId
}
