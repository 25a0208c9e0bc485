import { type Kysely, sql } from 'kysely'

/** Why a session was ended by somebody else, so that the person behind it can be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column revoked_because text`.execute(db)
}
