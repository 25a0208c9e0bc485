import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Whoever reads the mails of an operator's address has a password of their own now. No right yet. */
export async function proveOperator(
  tx: TenantTransaction,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx.updateTable('users').set({ operatorProvedAt: now }).where('id', '=', userId).execute()
}
