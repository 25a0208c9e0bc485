import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** More sign-ups and invitations with one address are not looked at; each costs a password check. */
const MOST_WAITING = 3

/**
 * For sign-in, forgotten passwords and new verification mails: the company is not known yet. Whoever proved the address
 * stands alone; before that, sign-ups and invitations wait beside each other, the latest first.
 */
export async function findAccountsByEmail(tx: SystemTransaction, email: string) {
  const rows = await tx
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .select([
      'users.id as userId',
      'users.customerId',
      'users.email',
      'users.firstName',
      'users.lastName',
      'users.role',
      'users.isActive',
      'users.passwordHash',
      'users.emailVerifiedAt',
      'users.operatorProvedAt',
      'users.operatorConfirmedAt',
      'customers.name as customerName',
      'customers.verifiedAt as customerVerifiedAt',
      'customers.encryptedDataKey',
    ])
    .where('users.email', '=', email)
    .where('users.removedAt', 'is', null)
    .orderBy('users.emailVerifiedAt', (order) => order.asc().nullsLast())
    .orderBy('users.id', 'desc')
    .limit(MOST_WAITING)
    .execute()
  const [first] = rows
  return first?.emailVerifiedAt ? [first] : rows
}

export type AccountRow = Awaited<ReturnType<typeof findAccountsByEmail>>[number]
