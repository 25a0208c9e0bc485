import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

/**
 * What a model is to look into: each paste or upload once, and each incident that an agent's stream opened. What came
 * of it is shown with each incident that it speaks of. An upload may have none, so a call may be about none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table model_calls alter column incident_id drop not null`.execute(db)
  await sql`alter table model_calls drop constraint model_calls_purpose_check`.execute(db)
  await sql`alter table model_calls add constraint model_calls_purpose_check
    check (purpose in ('ask', 'refine', 'investigate')) not valid`.execute(db)
  await sql`
    create table investigations (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      job_id uuid,
      incident_id uuid references incidents on delete cascade,
      severity_rank smallint not null,
      requested_at timestamptz not null,
      claimed_at timestamptz not null,
      finished_at timestamptz,
      outcome text,
      result bytea,
      constraint investigations_one_subject check (num_nonnulls(job_id, incident_id) = 1),
      constraint investigations_job_key unique (customer_id, job_id),
      constraint investigations_incident_key unique (customer_id, incident_id)
    )`.execute(db)
  await sql`create index investigations_waiting_idx on investigations (customer_id, severity_rank, requested_at desc)
    where finished_at is null`.execute(db)
  await sql`
    create table investigated_incidents (
      incident_id uuid primary key references incidents on delete cascade,
      customer_id uuid not null references customers on delete cascade,
      investigation_id uuid not null references investigations on delete cascade
    )`.execute(db)
  await sql`create index investigated_incidents_investigation_idx on investigated_incidents (investigation_id)`.execute(
    db,
  )
  await sql`create index investigated_incidents_customer_idx on investigated_incidents (customer_id)`.execute(db)
  for (const table of ['investigations', 'investigated_incidents']) await enableTenantIsolation(db, table)
  await allowSystem(db, 'investigations', 'sweeper', ['select'])
}
