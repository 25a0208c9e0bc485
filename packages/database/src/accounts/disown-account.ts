import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { lockActiveAdmins } from '../team/lock-active-admins.ts'
import { removePerson } from '../team/remove-person.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { noPassword } from '../team/no-password.ts'
import { revokeEmailTokens } from './revoke-email-tokens.ts'
import { useEmailToken } from './use-email-token.ts'

export type DisownOutcome = 'unknown' | 'company-deleted' | 'member-removed' | 'locked'

/**
 * The owner of the mailbox says 'this was not me'. A sign-up that nobody verified goes; so does a team member; where
 * neither can go any more (the link was opened, people work there), whoever signed up is locked out.
 */
export async function disownAccount(
  tx: TenantTransaction,
  { tokenId, userId, now }: { tokenId: string; userId: string; now: Date },
): Promise<DisownOutcome> {
  if (!(await useEmailToken(tx, tokenId, now))) return 'unknown'
  const person = await tx
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .select(['users.customerId', 'users.emailVerifiedAt', 'customers.verifiedAt'])
    .where('users.id', '=', userId)
    .where('users.removedAt', 'is', null)
    .executeTakeFirst()
  if (!person) return 'unknown'
  if (person.verifiedAt === null) {
    await tx.deleteFrom('customers').where('id', '=', person.customerId).execute()
    return 'company-deleted'
  }
  const admins = await lockActiveAdmins(tx)
  const isNeeded = admins.length === 1 && admins[0] === userId
  await revokeSessions(tx, { userId, now })
  if (person.emailVerifiedAt === null && !isNeeded) {
    await removePerson(tx, { userId, now })
    return 'member-removed'
  }
  await revokeEmailTokens(tx, {
    userId,
    purposes: ['verify-email', 'reset-password', 'change-email', 'confirm-operator'],
    now,
  })
  await tx
    .updateTable('users')
    .set({ passwordHash: noPassword, emailVerifiedAt: null, operatorProvedAt: null, operatorConfirmedAt: null })
    .where('id', '=', userId)
    .execute()
  return 'locked'
}
