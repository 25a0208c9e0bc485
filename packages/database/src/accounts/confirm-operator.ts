import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** True when this gave the rights: not before the mailbox was proved for it, and once. */
export async function confirmOperator(
  tx: TenantTransaction,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .updateTable('users')
    .set({ operatorConfirmedAt: now })
    .where('id', '=', userId)
    .where('operatorProvedAt', 'is not', null)
    .where('operatorConfirmedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .where('isActive', '=', true)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return confirmed !== undefined
}
