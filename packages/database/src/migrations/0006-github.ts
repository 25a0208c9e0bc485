import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

const tables = [
  'github_auth_states',
  'github_connections',
  'github_repositories',
  'github_events',
  'github_cache',
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table github_auth_states (
      state_hash bytea primary key,
      customer_id uuid not null references customers on delete cascade,
      user_id uuid not null references users on delete cascade,
      code_verifier bytea not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index github_auth_states_idx on github_auth_states (customer_id, expires_at)`.execute(db)
  await sql`
    create table github_connections (
      customer_id uuid primary key references customers on delete cascade,
      tokens bytea not null,
      expires_at timestamptz,
      username text not null,
      organization text,
      connected_by uuid references users on delete set null,
      connected_at timestamptz not null default now(),
      last_sync timestamptz,
      error_message text,
      needs_reconnect boolean not null default false
    )`.execute(db)
  await sql`
    create table github_repositories (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      host_id bigint not null,
      full_name text not null,
      is_monitored boolean not null default false,
      enable_code_correlation boolean not null default false,
      service_name_mapping text,
      default_branch text not null default 'main',
      head_sha text,
      webhook_seen_at timestamptz,
      unique (customer_id, host_id)
    )`.execute(db)
  await sql`create index github_repositories_name_idx on github_repositories (customer_id, full_name)`.execute(db)
  await sql`create index github_repositories_host_idx on github_repositories (host_id) where is_monitored`.execute(db)
  await sql`
    create table github_events (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      repository_id uuid not null references github_repositories on delete cascade,
      delivery_id text not null,
      body_hash bytea not null,
      kind text not null,
      head_sha text,
      received_at timestamptz not null default now(),
      unique (customer_id, delivery_id),
      unique (customer_id, body_hash)
    )`.execute(db)
  await sql`create index github_events_repository_idx on github_events (repository_id)`.execute(db)
  // Answers of the host: by ETag where they may change, for good where a commit names them.
  await sql`
    create table github_cache (
      customer_id uuid not null references customers on delete cascade,
      key_hash bytea not null,
      etag text,
      content bytea not null,
      stored_at timestamptz not null default now(),
      primary key (customer_id, key_hash)
    )`.execute(db)
  for (const table of tables) await enableTenantIsolation(db, table)
  await allowSystem(db, 'github_repositories', 'webhook', ['select'])
  await allowSystem(db, 'github_connections', 'sweeper', ['select'])
}
