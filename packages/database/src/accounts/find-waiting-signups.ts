import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Sign-ups with this address that nobody verified, the latest first. */
export function findWaitingSignups(tx: SystemTransaction, email: string) {
  return tx
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .select(['users.customerId', 'users.passwordHash', 'customers.createdAt'])
    .where('users.email', '=', email)
    .where('users.removedAt', 'is', null)
    .where('users.emailVerifiedAt', 'is', null)
    .where('customers.verifiedAt', 'is', null)
    .orderBy('users.id', 'desc')
    .execute()
}
