import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

/** Which episodes are to be told about by mail, and which were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table incident_mails (
      episode_id uuid primary key references incident_episodes on delete cascade,
      customer_id uuid not null references customers on delete cascade,
      incident_id uuid not null references incidents on delete cascade,
      mailed_at timestamptz
    )`.execute(db)
  await sql`create index incident_mails_waiting_idx on incident_mails (customer_id) where mailed_at is null`.execute(db)
  await sql`create index incident_mails_sent_idx on incident_mails (customer_id, mailed_at)`.execute(db)
  await sql`create index incident_mails_incident_idx on incident_mails (incident_id)`.execute(db)
  await enableTenantIsolation(db, 'incident_mails')
  await allowSystem(db, 'incident_mails', 'sweeper', ['select'])
}
