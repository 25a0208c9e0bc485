import { type Kysely, sql } from 'kysely'

/** What a list shows beside the title. It quotes what the logs say, so it is sealed; older incidents have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table incidents add column glance bytea`.execute(db)
}
