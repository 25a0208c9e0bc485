import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

export async function clearLimit(tx: SystemTransaction, bucket: Buffer): Promise<void> {
  await tx.deleteFrom('rateLimits').where('bucket', '=', bucket).execute()
}
