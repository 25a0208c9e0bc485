import { type Kysely, sql } from 'kysely'

/** Since when a model looks into the logs for a question; null once its answer is whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table incident_questions add column looking_since timestamptz`.execute(db)
}
