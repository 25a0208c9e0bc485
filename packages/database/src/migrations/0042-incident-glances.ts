import { type Kysely, sql } from 'kysely'

export const indexes = {
  incidents_started_list_idx: `create index concurrently incidents_started_list_idx
    on incidents (customer_id, coalesce(started_at, created_at) desc, id desc)
    where deleted_at is null and merged_into is null`,
  incidents_severity_list_idx: `create index concurrently incidents_severity_list_idx
    on incidents (customer_id, array_position(array['critical', 'high', 'medium', 'low'], severity), last_seen desc, id desc)
    where deleted_at is null and merged_into is null`,
}

/**
 * What a list shows beside the title. It quotes what the logs say, so it is sealed; older incidents have none. Its
 * orders are answered from indexes alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table incidents add column glance bytea`.execute(db)
}
