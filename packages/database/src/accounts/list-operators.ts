import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** The people whose address the installation names, and how far they came. */
export const listOperators = async (tx: SystemTransaction, emails: readonly string[]) =>
  emails.length === 0
    ? []
    : tx
        .selectFrom('users')
        .innerJoin('customers', 'customers.id', 'users.customerId')
        .select([
          'users.id',
          'users.customerId',
          'users.email',
          'users.firstName',
          'users.lastName',
          'users.operatorProvedAt',
          'users.operatorConfirmedAt',
          'customers.name as companyName',
        ])
        .where('users.email', 'in', [...emails])
        .where('users.emailVerifiedAt', 'is not', null)
        .where('users.isActive', '=', true)
        .where('users.removedAt', 'is', null)
        .orderBy('users.email')
        .execute()

export type OperatorRow = Awaited<ReturnType<typeof listOperators>>[number]
