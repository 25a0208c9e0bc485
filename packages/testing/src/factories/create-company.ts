import { randomBytes } from 'node:crypto'
import type { Tables } from '@holdfast/database/schema/tables'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { Insertable, Kysely } from 'kysely'

/** A verified company. */
export async function createCompany(
  owner: Kysely<Tables>,
  values: Partial<Insertable<Tables['customers']>> = {},
): Promise<{ id: string; name: string }> {
  return owner
    .insertInto('customers')
    .values({
      id: uuidV7(),
      name: `Company ${randomBytes(4).toString('hex')}`,
      verifiedAt: new Date('2026-01-01T00:00:00Z'),
      encryptedDataKey: randomBytes(60),
      ...values,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}
