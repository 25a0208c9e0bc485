import { type Client, escapeIdentifier } from 'pg'

const listForeignKeys = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`

/** Some tables refer to each other in a ring, so no order would fit: the keys come back, checked, when all rows are in. */
export async function withoutForeignKeys(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(listForeignKeys)
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  await work()
  for (const { table, name, definition } of rows) {
    await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`)
  }
}
