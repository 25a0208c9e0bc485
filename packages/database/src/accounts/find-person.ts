import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** One person of this company who was not removed. */
export function findPerson(tx: TenantTransaction, userId: string) {
  return tx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'firstName',
      'lastName',
      'role',
      'isActive',
      'createdAt',
      'emailVerifiedAt',
      'passwordHash',
      'settings',
    ])
    .where('id', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
}
