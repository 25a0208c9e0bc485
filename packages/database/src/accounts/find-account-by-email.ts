import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** For sign-in, forgotten passwords and new verification mails: the company is not known yet. */
export function findAccountByEmail(tx: SystemTransaction, email: string) {
  return tx
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
      'customers.name as customerName',
      'customers.verifiedAt as customerVerifiedAt',
      'customers.encryptedDataKey',
    ])
    .where('users.email', '=', email)
    .where('users.removedAt', 'is', null)
    .executeTakeFirst()
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>
