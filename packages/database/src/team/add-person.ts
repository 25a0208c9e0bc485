import type { Insertable } from 'kysely'
import type { UsersTable } from '../schema/users-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Invites: the address stays free for everyone else until its owner accepts. Undefined where it is in the team. */
export async function addPerson(tx: TenantTransaction, person: Insertable<UsersTable>) {
  return tx
    .insertInto('users')
    .values(person)
    .onConflict((conflict) => conflict.columns(['customerId', 'email']).where('removedAt', 'is', null).doNothing())
    .returning(['id', 'email', 'firstName', 'lastName', 'role', 'isActive', 'createdAt', 'emailVerifiedAt'])
    .executeTakeFirst()
}
