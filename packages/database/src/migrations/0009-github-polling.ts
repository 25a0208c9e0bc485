import { type Kysely, sql } from 'kysely'

/** When a gateway last took it upon itself to look at the host for a company: of several, one does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table github_connections add column polled_at timestamptz`.execute(db)
}
