import { randomBytes } from 'node:crypto'
import type { Tables } from '@holdfast/database/schema/tables'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { Insertable, Kysely } from 'kysely'

type UserValues = Partial<Insertable<Tables['users']>> & { customerId: string }

/** An active, verified member whose password nobody knows, unless `passwordHash` is given. */
export async function createUser(
  owner: Kysely<Tables>,
  values: UserValues,
): Promise<{ id: string; customerId: string; email: string; role: 'admin' | 'member' }> {
  return owner
    .insertInto('users')
    .values({
      id: uuidV7(),
      email: `user-${randomBytes(4).toString('hex')}@example.com`,
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'member',
      passwordHash: 'none',
      emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
      ...values,
    })
    .returning(['id', 'customerId', 'email', 'role'])
    .executeTakeFirstOrThrow()
}
