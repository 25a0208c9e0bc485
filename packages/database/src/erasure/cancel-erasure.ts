import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** False where none is planned, or where it has begun. */
export async function cancelErasure(tx: TenantTransaction, customerId: string): Promise<boolean> {
  const cancelled = await tx
    .updateTable('customers')
    .set({ erasureDueAt: null })
    .where('id', '=', customerId)
    .where('erasureDueAt', 'is not', null)
    .where('erasureStartedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return cancelled !== undefined
}
