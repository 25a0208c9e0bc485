import { randomBytes } from 'node:crypto'
import type { Tables } from '@holdfast/database/schema/tables'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { Insertable, Kysely } from 'kysely'

type ApiKeyValues = Partial<Insertable<Tables['apiKeys']>> & { customerId: string }

/** A row for a key that nobody holds; a test that sends a key gives `keyHash` and `keyEncrypted` made from it. */
export async function createApiKey(
  owner: Kysely<Tables>,
  values: ApiKeyValues,
): Promise<{ id: string; customerId: string; prefix: string }> {
  return owner
    .insertInto('apiKeys')
    .values({
      id: uuidV7(),
      keyHash: randomBytes(32),
      keyEncrypted: randomBytes(60),
      prefix: `hf_${randomBytes(3).toString('hex')}`,
      ...values,
    })
    .returning(['id', 'customerId', 'prefix'])
    .executeTakeFirstOrThrow()
}
