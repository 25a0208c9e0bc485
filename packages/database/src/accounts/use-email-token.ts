import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** True for the first use alone, however many come at once. */
export async function useEmailToken(tx: TenantTransaction, tokenId: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('emailTokens')
    .set({ usedAt: now })
    .where('id', '=', tokenId)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
