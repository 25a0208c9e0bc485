import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'

export const indexes = {
  incidents_unsealed_idx: `create index concurrently incidents_unsealed_idx on incidents (id) where title is not null`,
  incident_history_unsealed_idx: `create index concurrently incident_history_unsealed_idx on incident_history (id)
    where kind = 'merged' and description is not null`,
  grouping_rules_unsealed_idx: `create index concurrently grouping_rules_unsealed_idx on grouping_rules (id)
    where description is not null`,
}

/**
 * Titles quote what the logs say: they are sealed like the lines, and so is what names them. Marks stand for their
 * letters, so that they can still be searched. The workers seal what is there already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table incidents
    alter column title drop not null,
    add column sealed_title bytea,
    add column title_marks bit(1024),
    add constraint incidents_one_title check (num_nonnulls(title, sealed_title) = 1) not valid`.execute(db)
  await sql`alter table incident_history
    alter column description drop not null,
    add column sealed_description bytea,
    add constraint incident_history_one_text check (num_nonnulls(description, sealed_description) = 1) not valid`.execute(
    db,
  )
  await sql`alter table grouping_rules
    alter column description drop not null,
    add column sealed_description bytea,
    add constraint grouping_rules_one_text check (num_nonnulls(description, sealed_description) = 1) not valid`.execute(
    db,
  )
  for (const table of ['incidents', 'incident_history', 'grouping_rules'])
    await allowSystem(db, table, 'sweeper', ['select'])
}
