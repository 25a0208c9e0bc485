import { type Kysely, sql } from 'kysely'

/** Senders without a fingerprint were counted as one agent of this name, and completed setups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner of a table is held to forced policies too, and none of them is for it.
  await sql`alter table agent_installations no force row level security`.execute(db)
  await sql`delete from agent_installations where fingerprint = 'direct-otlp'`.execute(db)
  await sql`alter table agent_installations force row level security`.execute(db)
}
