import { type Kysely, sql } from 'kysely'

/** How much was read of a paste or an upload, for whoever is told that nothing is wrong in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table log_jobs add column looked_at jsonb`.execute(db)
}
