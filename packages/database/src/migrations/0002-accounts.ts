import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSessions(db)
  await createEmailTokens(db)
  await createMailOutbox(db)
  await createAuditLog(db)
  await createRateLimits(db)
  await openToPurposes(db)
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      address text not null,
      user_agent text not null
    )`.execute(db)
  await sql`create index sessions_user_id_idx on sessions (user_id, created_at)`.execute(db)
  await sql`create index sessions_expires_at_idx on sessions (expires_at)`.execute(db)
  await enableTenantIsolation(db, 'sessions')
}

async function createEmailTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_tokens (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      user_id uuid not null references users on delete cascade,
      purpose text not null check (purpose in ('verify-email', 'disown', 'reset-password', 'change-email')),
      token_hash bytea not null unique,
      new_email text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index email_tokens_user_id_idx on email_tokens (user_id, purpose)`.execute(db)
  await sql`create index email_tokens_expires_at_idx on email_tokens (expires_at)`.execute(db)
  await enableTenantIsolation(db, 'email_tokens')
}

/** A mail is committed together with what caused it; a job sends it. The content is sealed: it carries links. */
async function createMailOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_outbox (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      kind text not null,
      sealed_content bytea,
      created_at timestamptz not null,
      sent_at timestamptz,
      failed_at timestamptz,
      attempts integer not null default 0,
      last_error text
    )`.execute(db)
  await sql`create index mail_outbox_waiting_idx on mail_outbox (created_at)
    where sent_at is null and failed_at is null`.execute(db)
  await enableTenantIsolation(db, 'mail_outbox')
}

/** Entries can be added and read, never changed; who did it stands in a table that an erasure may pseudonymise. */
async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_actors (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      name text not null,
      email text
    )`.execute(db)
  await sql`
    create table audit_log (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      at timestamptz not null,
      action text not null,
      actor_id uuid references audit_actors,
      address text not null,
      object_type text,
      object_id text,
      details jsonb not null default '{}',
      request_id text not null
    )`.execute(db)
  await sql`create index audit_log_customer_id_idx on audit_log (customer_id, id desc)`.execute(db)
  await sql`create index audit_log_action_idx on audit_log (customer_id, action, id desc)`.execute(db)
  await sql`create index audit_log_actor_id_idx on audit_log (actor_id, id desc)`.execute(db)
  await sql`revoke update, delete, truncate on audit_log from holdfast_app`.execute(db)
  await sql`revoke delete, truncate on audit_actors from holdfast_app`.execute(db)
  await enableTenantIsolation(db, 'audit_actors')
  await enableTenantIsolation(db, 'audit_log')
}

/** Not a tenant's: it is counted before anyone is known. Losing it in a crash only forgives. */
async function createRateLimits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      bucket bytea primary key,
      count integer not null,
      resets_at timestamptz not null
    )`.execute(db)
  await sql`alter table rate_limits enable row level security, force row level security`.execute(db)
  await allowSystem(db, 'rate_limits', 'rate-limit', ['select', 'insert', 'update', 'delete'])
}

async function openToPurposes(db: Kysely<unknown>): Promise<void> {
  await allowSystem(db, 'email_tokens', 'sign-up', ['insert'])
  await allowSystem(db, 'mail_outbox', 'sign-up', ['insert'])
  await allowSystem(db, 'audit_actors', 'sign-up', ['select', 'insert', 'update'])
  await allowSystem(db, 'audit_log', 'sign-up', ['insert'])
  await allowSystem(db, 'email_tokens', 'account-token', ['select'])
  await allowSystem(db, 'mail_outbox', 'mail', ['select', 'update'])
  await allowSystem(db, 'customers', 'mail', ['select'])
  await allowSystem(db, 'mail_outbox', 'sweeper', ['select'])
  await allowSystem(db, 'mail_outbox', 'retention', ['select', 'delete'])
  await allowSystem(db, 'email_tokens', 'retention', ['select', 'delete'])
  await allowSystem(db, 'sessions', 'retention', ['select', 'delete'])
  await allowSystem(db, 'rate_limits', 'retention', ['select', 'delete'])
  await allowSystem(db, 'customers', 're-encrypt', ['select'])
}
