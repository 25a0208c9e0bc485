import { type Kysely, sql } from 'kysely'

/** Since when somebody renews the tokens of a connection; null while nobody does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table github_connections add column renewing_since timestamptz`.execute(db)
}
