import type { Insertable } from 'kysely'
import type { UsersTable } from '../schema/users-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Undefined where the address belongs to someone, in this company or another. */
export async function addPerson(tx: TenantTransaction, person: Insertable<UsersTable>) {
  return tx
    .insertInto('users')
    .values(person)
    .onConflict((conflict) => conflict.column('email').where('removedAt', 'is', null).doNothing())
    .returning(['id', 'email', 'firstName', 'lastName', 'role', 'isActive', 'createdAt'])
    .executeTakeFirst()
}
