import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function confirmOperator(
  tx: TenantTransaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx.updateTable('users').set({ operatorConfirmedAt: now }).where('id', '=', userId).execute()
}
