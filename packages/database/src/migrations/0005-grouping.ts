import { type Kysely, sql } from 'kysely'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What people taught about grouping: it counts from the next analysis on, until somebody removes it.
  await sql`
    create table grouping_rules (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      kind text not null check (kind in ('merge', 'split')),
      description text not null,
      template_ids text[] not null default '{}',
      merged_incident_id uuid references incidents on delete cascade,
      is_once boolean not null default false,
      created_by uuid references users on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index grouping_rules_customer_idx on grouping_rules (customer_id, created_at)`.execute(db)
  // Each correction, so that it can be undone. One without applied_at waits for the worker.
  await sql`
    create table grouping_changes (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      kind text not null check (kind in ('merge', 'split', 'undo-split')),
      incident_id uuid not null references incidents on delete cascade,
      into_id uuid references incidents on delete cascade,
      rule_id uuid references grouping_rules on delete set null,
      previous jsonb not null default '{}',
      created_by uuid references users on delete set null,
      created_at timestamptz not null default now(),
      applied_at timestamptz,
      undone_at timestamptz
    )`.execute(db)
  await sql`create index grouping_changes_waiting_idx on grouping_changes (customer_id, created_at)
    where applied_at is null`.execute(db)
  await sql`alter table incidents add column split_by uuid references grouping_changes on delete set null`.execute(db)
  await enableTenantIsolation(db, 'grouping_rules')
  await enableTenantIsolation(db, 'grouping_changes')
}
