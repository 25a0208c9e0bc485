import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

const tables = [
  'digests',
  'analysis_scopes',
  'incidents',
  'incident_templates',
  'incident_episodes',
  'incident_lines',
  'incident_history',
  'comments',
  'incident_questions',
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  await createDigests(db)
  await createIncidents(db)
  await createDiscussion(db)
  for (const table of tables) await enableTenantIsolation(db, table)
  await allowSystem(db, 'digests', 'sweeper', ['select'])
  await allowSystem(db, 'incidents', 'retention', ['select', 'delete'])
  await allowSystem(db, 'incidents', 'operator-telemetry', ['select'])
  await allowSystem(db, 'log_batches', 'operator-telemetry', ['select'])
  await allowSystem(db, 'incidents', 'fix-watch', ['select', 'update'])
  await allowSystem(db, 'incident_history', 'fix-watch', ['insert'])
  await allowSystem(db, 'ingest_ledger', 'fix-watch', ['select'])
}

async function createDigests(db: Kysely<unknown>): Promise<void> {
  // A digest lives from its batch's analysis until correlate has taken it in; its presence is the wake-up.
  await sql`
    create table digests (
      batch_id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      scope text not null,
      content bytea not null,
      event_count bigint not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index digests_scope_idx on digests (customer_id, scope, created_at)`.execute(db)
  // What correlate remembers of a scope between two runs: the window that is still open, the baseline.
  await sql`
    create table analysis_scopes (
      customer_id uuid not null references customers on delete cascade,
      scope text not null,
      content bytea not null,
      updated_at timestamptz not null default now(),
      primary key (customer_id, scope)
    )`.execute(db)
}

async function createIncidents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table incidents (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      fingerprint text not null,
      title text not null,
      severity text not null check (severity in ('critical', 'high', 'medium', 'low')),
      status text not null check (status in ('open', 'investigating', 'resolved', 'closed', 'detected')),
      assigned_to uuid references users on delete set null,
      service text,
      source_type text not null check (source_type in ('otlp', 'paste', 'upload', 'sample')),
      execution_id uuid not null,
      occurrence_count integer not null default 1,
      event_count bigint not null,
      started_at timestamptz,
      ended_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      last_seen timestamptz not null default now(),
      resolved_at timestamptz,
      fix_confirmed_at timestamptz,
      template_ids text[] not null default '{}',
      signature_id text,
      analysis bytea not null,
      merged_into uuid references incidents on delete cascade,
      deleted_at timestamptz,
      deleted_by uuid references users on delete set null
    )`.execute(db)
  await sql`create unique index incidents_fingerprint_key on incidents (customer_id, fingerprint)
    where deleted_at is null`.execute(db)
  // Lists and their totals are answered from these indexes alone, whatever the filter.
  await sql`create index incidents_list_idx on incidents (customer_id, last_seen desc, id desc)
    include (status, severity, service, assigned_to)
    where deleted_at is null and merged_into is null`.execute(db)
  for (const column of ['status', 'severity', 'service', 'assigned_to']) {
    await sql`create index ${sql.raw(`incidents_${column}_idx`)}
      on incidents (customer_id, ${sql.ref(column)}, last_seen desc, id desc)
      where deleted_at is null and merged_into is null`.execute(db)
  }
  await sql`create index incidents_deleted_idx on incidents (deleted_at) where deleted_at is not null`.execute(db)
  await sql`create index incidents_signature_idx on incidents (customer_id, signature_id, last_seen desc)
    where signature_id is not null`.execute(db)
  await sql`create index incidents_started_at_idx on incidents (customer_id, started_at)`.execute(db)
  // Rows and not an array with a GIN index: under row-level security only leakproof operators may use an index.
  await sql`
    create table incident_templates (
      customer_id uuid not null references customers on delete cascade,
      template_id text not null,
      incident_id uuid not null references incidents on delete cascade,
      primary key (customer_id, template_id, incident_id)
    )`.execute(db)
  await sql`create index incident_templates_incident_idx on incident_templates (incident_id)`.execute(db)
  await sql`
    create table incident_episodes (
      id uuid primary key,
      incident_id uuid not null references incidents on delete cascade,
      customer_id uuid not null references customers on delete cascade,
      scope text not null,
      started_at timestamptz not null,
      ended_at timestamptz not null,
      event_count bigint not null,
      content_key text,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index incident_episodes_idx on incident_episodes (incident_id, ended_at desc)`.execute(db)
  await sql`
    create table incident_lines (
      incident_id uuid not null references incidents on delete cascade,
      line_number integer not null,
      customer_id uuid not null references customers on delete cascade,
      ref_source text not null,
      ref_line bigint not null,
      context bytea not null,
      primary key (incident_id, line_number)
    )`.execute(db)
}

async function createDiscussion(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table incident_history (
      id uuid primary key,
      incident_id uuid not null references incidents on delete cascade,
      customer_id uuid not null references customers on delete cascade,
      at timestamptz not null default now(),
      actor_id uuid references users on delete set null,
      kind text not null,
      description text not null,
      details jsonb not null default '{}'
    )`.execute(db)
  await sql`create index incident_history_idx on incident_history (incident_id, at)`.execute(db)
  await sql`
    create table comments (
      id uuid primary key,
      incident_id uuid not null references incidents on delete cascade,
      customer_id uuid not null references customers on delete cascade,
      user_id uuid not null references users on delete cascade,
      comment_text text not null,
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      deleted_at timestamptz
    )`.execute(db)
  await sql`create index comments_idx on comments (incident_id, created_at)`.execute(db)
  await sql`
    create table incident_questions (
      id uuid primary key,
      incident_id uuid not null references incidents on delete cascade,
      customer_id uuid not null references customers on delete cascade,
      asked_by uuid references users on delete set null,
      asked_at timestamptz not null default now(),
      question text not null,
      answer bytea not null
    )`.execute(db)
  await sql`create index incident_questions_idx on incident_questions (incident_id, id)`.execute(db)
}
