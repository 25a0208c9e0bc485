import { noPassword } from './no-password.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The row stays, for comments and history show their author's name; the address is free again. */
export async function removePerson(
  tx: TenantTransaction,
  { userId, now }: { userId: string; now: Date },
): Promise<{ email: string; firstName: string; lastName: string } | undefined> {
  return tx
    .updateTable('users')
    .set({ removedAt: now, isActive: false, passwordHash: noPassword })
    .where('id', '=', userId)
    .where('removedAt', 'is', null)
    .returning(['email', 'firstName', 'lastName'])
    .executeTakeFirst()
}
