import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The new address is verified by the same step that makes it count. A taken one fails on its unique index. */
export async function changeEmail(
  tx: TenantTransaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  // An operator's rights hang on the address that they were confirmed for.
  await tx
    .updateTable('users')
    .set({ email, emailVerifiedAt: now, operatorProvedAt: null, operatorConfirmedAt: null })
    .where('id', '=', userId)
    .execute()
}
