import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export async function renamePerson(
  tx: TenantTransaction,
  { userId, firstName, lastName }: { userId: string; firstName: string; lastName: string },
): Promise<void> {
  await tx.updateTable('users').set({ firstName, lastName }).where('id', '=', userId).execute()
}
