import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRoles(db)
  await createTables(db)
  await enableTenantIsolation(db, 'customers', 'id')
  await enableTenantIsolation(db, 'users')
  await enableTenantIsolation(db, 'api_keys')
  await openToPurposes(db)
}

/** Roles belong to the cluster, so another database of it may have made them, or be making them right now. */
async function createRoles(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(5570193)`.execute(db)
  await sql`
    do $$
    begin
      begin
        create role holdfast_app nologin noinherit;
      exception when duplicate_object or unique_violation then null;
      end;
      begin
        create role holdfast_system nologin noinherit;
      exception when duplicate_object or unique_violation then null;
      end;
      if not pg_has_role('holdfast_app', 'holdfast_system', 'member') then
        grant holdfast_system to holdfast_app;
      end if;
      if not pg_has_role(current_user, 'holdfast_app', 'member') then
        execute format('grant holdfast_app to %I', current_user);
      end if;
    end
    $$`.execute(db)
  await sql`grant usage on schema public to holdfast_app, holdfast_system`.execute(db)
  await sql`alter default privileges in schema public
    grant select, insert, update, delete on tables to holdfast_app`.execute(db)
  await sql`alter default privileges in schema public grant usage on sequences to holdfast_app`.execute(db)
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customers (
      id uuid primary key,
      name text not null,
      created_at timestamptz not null default now(),
      verified_at timestamptz,
      settings jsonb not null default '{}',
      encrypted_data_key bytea not null
    )`.execute(db)
  // Lower-case text instead of an index on lower(email): under row-level security such an index is never used.
  await sql`
    create table users (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      email text not null check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      role text not null check (role in ('admin', 'member')),
      is_active boolean not null default true,
      password_hash text not null,
      email_verified_at timestamptz,
      created_at timestamptz not null default now(),
      settings jsonb not null default '{}',
      removed_at timestamptz
    )`.execute(db)
  await sql`create unique index users_email_key on users (email) where removed_at is null`.execute(db)
  await sql`create index users_customer_id_idx on users (customer_id, created_at)`.execute(db)
  await sql`
    create table api_keys (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      key_hash bytea not null unique,
      key_encrypted bytea not null,
      prefix text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      retired_at timestamptz,
      expires_at timestamptz
    )`.execute(db)
  await sql`create index api_keys_customer_id_idx on api_keys (customer_id, created_at)`.execute(db)
}

async function openToPurposes(db: Kysely<unknown>): Promise<void> {
  await allowSystem(db, 'users', 'sign-in', ['select'])
  await allowSystem(db, 'customers', 'sign-in', ['select'])
  await allowSystem(db, 'customers', 'sign-up', ['select', 'insert', 'delete'])
  await allowSystem(db, 'users', 'sign-up', ['select', 'insert', 'delete'])
  await allowSystem(db, 'api_keys', 'sign-up', ['insert'])
  await allowSystem(db, 'users', 'account-token', ['select', 'update'])
  await allowSystem(db, 'customers', 'account-token', ['select', 'update', 'delete'])
  await allowSystem(db, 'api_keys', 'api-key-lookup', ['select', 'update'])
  await allowSystem(db, 'customers', 'api-key-lookup', ['select'])
  await allowSystem(db, 'customers', 'operator-telemetry', ['select'])
  await allowSystem(db, 'users', 'operator-telemetry', ['select'])
  await allowSystem(db, 'customers', 'sweeper', ['select'])
  await allowSystem(db, 'customers', 'retention', ['select'])
  await allowSystem(db, 'customers', 'demo', ['select'])
}
