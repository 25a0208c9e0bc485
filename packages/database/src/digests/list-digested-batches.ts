import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The batches whose digests wait in a scope, the oldest first. */
export async function listDigestedBatches(tx: TenantTransaction, scope: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('digests')
    .select('batchId')
    .where('scope', '=', scope)
    .orderBy('createdAt')
    .orderBy('batchId')
    .limit(limit)
    .execute()
  return rows.map((row) => row.batchId)
}
