import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Drops what can no longer be the first of two. */
export async function forgetRequestHashes(tx: SystemTransaction, receivedBefore: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('ingestReceipts')
    .where('receivedAt', '<', receivedBefore)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
