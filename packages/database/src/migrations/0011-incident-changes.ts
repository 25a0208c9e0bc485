import { type Kysely, sql } from 'kysely'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

/** When each incident last changed for whoever looks at it: what an open dashboard asks for every second. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table incident_changes (
      incident_id uuid primary key references incidents on delete cascade,
      customer_id uuid not null references customers on delete cascade,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index incident_changes_idx on incident_changes (customer_id, changed_at desc)`.execute(db)
  await enableTenantIsolation(db, 'incident_changes')
}
