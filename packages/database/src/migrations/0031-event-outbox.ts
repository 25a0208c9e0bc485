import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

/** Events that must not be lost, from the commit of what they report until they are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_outbox (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      name text not null,
      payload jsonb not null,
      origin text,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index event_outbox_customer_idx on event_outbox (customer_id)`.execute(db)
  await enableTenantIsolation(db, 'event_outbox')
  await allowSystem(db, 'event_outbox', 'sweeper', ['select', 'delete'])
}
