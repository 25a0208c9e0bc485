import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The company's people, deactivated ones too, in the order in which they came. */
export const listPeople = (tx: TenantTransaction) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName', 'role', 'isActive', 'createdAt', 'emailVerifiedAt'])
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
