import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** A person, their company and its current key, as sign-in and `me` show them. */
export function findIdentity(tx: TenantTransaction, userId: string) {
  return tx
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .innerJoin('apiKeys', 'apiKeys.customerId', 'customers.id')
    .select([
      'users.id',
      'users.email',
      'users.firstName',
      'users.lastName',
      'users.role',
      'users.isActive',
      'users.emailVerifiedAt',
      'users.operatorProvedAt',
      'users.operatorConfirmedAt',
      'users.createdAt',
      'users.settings',
      'customers.id as customerId',
      'customers.name as customerName',
      'customers.settings as customerSettings',
      'customers.erasureDueAt',
      'customers.encryptedDataKey',
      'apiKeys.id as apiKeyId',
      'apiKeys.keyEncrypted',
    ])
    .where('users.id', '=', userId)
    .where('users.removedAt', 'is', null)
    .where('apiKeys.retiredAt', 'is', null)
    .orderBy('apiKeys.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type IdentityRow = NonNullable<Awaited<ReturnType<typeof findIdentity>>>
