import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function deleteDigests(tx: TenantTransaction, batchIds: readonly string[]): Promise<void> {
  if (batchIds.length === 0) return
  await tx.deleteFrom('digests').where('batchId', 'in', batchIds).execute()
}
