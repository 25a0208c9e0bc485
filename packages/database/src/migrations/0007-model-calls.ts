import { type Kysely, sql } from 'kysely'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

const tables = ['model_calls', 'model_spend', 'model_reservations', 'refinements', 'model_endpoints'] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCalls(db)
  await createBudgets(db)
  await createRefinements(db)
  for (const table of tables) await enableTenantIsolation(db, table)
}

async function createCalls(db: Kysely<unknown>): Promise<void> {
  // One row per exchange, exactly as it went over the wire, under the company's data key.
  await sql`
    create table model_calls (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      incident_id uuid not null references incidents on delete cascade,
      user_id uuid references users on delete set null,
      at timestamptz not null,
      purpose text not null check (purpose in ('ask', 'refine')),
      endpoint_host text not null,
      model text not null,
      prompt_id text not null,
      content_hash bytea not null,
      content bytea not null,
      prompt_tokens integer not null,
      completion_tokens integer not null,
      cost_micro_usd bigint,
      duration_ms integer not null,
      masked_count integer not null,
      outcome text not null
    )`.execute(db)
  await sql`create index model_calls_incident_idx on model_calls (incident_id, id)`.execute(db)
  // What was answered once is not asked again.
  await sql`create index model_calls_answers_idx on model_calls (customer_id, content_hash, at desc)
    where outcome = 'used'`.execute(db)
  // A company's own endpoint. Its key is sealed, and never leaves but for that endpoint.
  await sql`
    create table model_endpoints (
      customer_id uuid primary key references customers on delete cascade,
      base_url text not null,
      model text not null,
      api_key bytea,
      is_masked boolean not null default true,
      updated_by uuid references users on delete set null,
      updated_at timestamptz not null
    )`.execute(db)
}

async function createBudgets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_spend (
      customer_id uuid not null references customers on delete cascade,
      day date not null,
      call_count integer not null default 0,
      prompt_tokens bigint not null default 0,
      completion_tokens bigint not null default 0,
      cost_micro_usd bigint not null default 0,
      primary key (customer_id, day)
    )`.execute(db)
  // Rows, and not a sum beside what was spent: what a killed process had reserved expires by itself.
  await sql`
    create table model_reservations (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      day date not null,
      tokens integer not null check (tokens >= 0),
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index model_reservations_day_idx on model_reservations (customer_id, day)`.execute(db)
}

async function createRefinements(db: Kysely<unknown>): Promise<void> {
  // One per failure and content: what was refined once, or is being refined, is not refined again.
  await sql`
    create table refinements (
      customer_id uuid not null references customers on delete cascade,
      fingerprint text not null,
      content_hash bytea not null,
      incident_id uuid not null references incidents on delete cascade,
      claimed_at timestamptz not null,
      finished_at timestamptz,
      outcome text,
      result bytea,
      primary key (customer_id, fingerprint, content_hash)
    )`.execute(db)
  await sql`create index refinements_incident_idx on refinements (incident_id, finished_at desc)`.execute(db)
}
