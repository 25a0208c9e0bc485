import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function changePassword(
  tx: TenantTransaction,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await tx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
}
