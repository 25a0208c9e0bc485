import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { noDataKey } from './no-data-key.ts'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

const CHUNK = 500
const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Removes all that a company left, in steps small enough to run beside everything else; may be killed and run again.
 * What remains is its audit log: what was done and when, by numbered strangers, under a company that has no name.
 * Writers that were late are stopped by the foreign key of the row that the last step removes.
 */
export async function finishErasure(
  database: Pick<Database, 'withSystem'>,
  customerId: string,
  now: Date,
): Promise<void> {
  for (const table of ['logBatches', 'incidents'] as const) {
    let after: string | undefined = NO_ID
    while (after !== undefined) {
      const from: string = after
      after = await database.withSystem('erasure', (tx) => removeChunk(tx, table, customerId, from))
    }
  }
  await database.withSystem('erasure', (tx) => removeCompany(tx, customerId, now))
}

/** In the order of ids, so that no step looks again at what the ones before it have left behind. */
async function removeChunk(
  tx: SystemTransaction,
  table: 'logBatches' | 'incidents',
  customerId: string,
  after: string,
): Promise<string | undefined> {
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('customerId', '=', customerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(CHUNK)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom(table).where('id', 'in', ids).execute()
  return rows.length === CHUNK ? ids.at(-1) : undefined
}

async function removeCompany(tx: SystemTransaction, customerId: string, now: Date): Promise<void> {
  const company = await tx
    .selectFrom('customers')
    .select('createdAt')
    .where('id', '=', customerId)
    .where('erasureStartedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!company) return
  const id = uuidV7()
  await tx
    .insertInto('customers')
    .values({
      id,
      name: 'Erased company',
      createdAt: company.createdAt,
      verifiedAt: now,
      settings: '{}',
      encryptedDataKey: noDataKey(),
      erasureStartedAt: now,
      erasedAt: now,
    })
    .execute()
  await keepAudit(tx, customerId, id)
  await tx.deleteFrom('customers').where('id', '=', customerId).execute()
}

async function keepAudit(tx: SystemTransaction, customerId: string, id: string): Promise<void> {
  const actors = await tx
    .selectFrom('auditActors')
    .select('id')
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()
  for (const [index, actor] of actors.entries()) {
    await tx
      .updateTable('auditActors')
      .set({ customerId: id, name: `Person ${index + 1}`, email: null })
      .where('id', '=', actor.id)
      .execute()
  }
  // Nothing else may change an entry, so the table's type allows it to nobody.
  await sql`update audit_log set customer_id = ${id}, address = '', object_id = null, details = '{}', request_id = ''
    where customer_id = ${customerId}`.execute(tx)
}
