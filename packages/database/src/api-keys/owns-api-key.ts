import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Whether the company of this transaction has, or once had, the key. */
export async function ownsApiKey(tx: TenantTransaction, hashes: readonly Buffer[]): Promise<boolean> {
  const row = await tx.selectFrom('apiKeys').select('id').where('keyHash', 'in', hashes).executeTakeFirst()
  return row !== undefined
}
