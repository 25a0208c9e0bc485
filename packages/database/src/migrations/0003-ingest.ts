import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'
import { enableTenantIsolation } from '../tenancy/enable-tenant-isolation.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createLogBatches(db)
  await createPartitionFunctions(db)
  await createLogJobs(db)
  await createLedger(db)
  await createAgents(db)
  await openToPurposes(db)
}

/** Partitioned by day of receipt, which an id of version 7 begins with: so the id alone finds its row and its day. */
async function createLogBatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table log_batches (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      api_key_id uuid,
      source_type text not null check (source_type in ('otlp', 'paste', 'upload', 'sample')),
      source_id text not null,
      source_name text not null,
      agent_fingerprint text,
      job_id uuid,
      sequence integer not null,
      first_line bigint not null,
      first_offset bigint not null,
      format text not null check (format in ('text', 'otlp-protobuf', 'otlp-json')),
      encoding text not null check (encoding in ('identity', 'gzip', 'deflate', 'zstd')),
      record_count integer not null,
      plain_bytes integer not null,
      stored_bytes integer not null,
      payload bytea not null,
      received_at timestamptz not null,
      state text not null check (state in ('receiving', 'waiting', 'analysed', 'failed')),
      failed_reason text,
      settled_at timestamptz
    ) partition by range (id)`.execute(db)
  // The payload is compressed and encrypted: trying to compress it again only costs time.
  await sql`alter table log_batches alter column payload set storage external`.execute(db)
  await sql`create index log_batches_waiting_idx on log_batches (customer_id, id) include (record_count, stored_bytes)
    where state = 'waiting'`.execute(db)
  await sql`create index log_batches_job_idx on log_batches (job_id, sequence) where job_id is not null`.execute(db)
  await enableTenantIsolation(db, 'log_batches')
  await sql`
    create table ingest_receipts (
      customer_id uuid not null references customers on delete cascade,
      request_hash bytea not null,
      received_at timestamptz not null,
      primary key (customer_id, request_hash)
    )`.execute(db)
  await sql`create index ingest_receipts_received_at_idx on ingest_receipts (received_at)`.execute(db)
  await enableTenantIsolation(db, 'ingest_receipts')
}

/** The services may not make or drop tables; these two functions of the owner do that one thing for them. */
async function createPartitionFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function log_batch_day_start(day date) returns uuid language sql immutable parallel safe as $$
      select (lpad(to_hex((extract(epoch from day::timestamp) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
    $$`.execute(db)
  await sql`
    create function ensure_log_batch_partition(day date) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      partition text := 'log_batches_' || to_char(day, 'YYYYMMDD');
    begin
      if to_regclass(partition) is not null then return; end if;
      perform pg_advisory_xact_lock(5570194);
      if to_regclass(partition) is not null then return; end if;
      execute format('create table %I (like log_batches including defaults including constraints including storage)',
        partition);
      execute format('alter table %I enable row level security', partition);
      execute format('alter table %I force row level security', partition);
      execute format('create policy tenant_isolation on %I to holdfast_app
        using (customer_id = nullif(current_setting(''app.customer_id'', true), '''')::uuid)
        with check (customer_id = nullif(current_setting(''app.customer_id'', true), '''')::uuid)', partition);
      execute format('revoke all on %I from holdfast_app, holdfast_system', partition);
      execute format('alter table log_batches attach partition %I for values from (%L) to (%L)',
        partition, log_batch_day_start(day), log_batch_day_start(day + 1));
    end
    $$`.execute(db)
  await sql`
    create function drop_log_batch_partitions(before_day date) returns integer
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      partition record;
      dropped integer := 0;
    begin
      for partition in
        select child.relname as name from pg_inherits
          join pg_class child on child.oid = pg_inherits.inhrelid
          where pg_inherits.inhparent = 'log_batches'::regclass
      loop
        if right(partition.name, 8) < to_char(before_day, 'YYYYMMDD') then
          execute format('drop table %I', partition.name);
          dropped := dropped + 1;
        end if;
      end loop;
      return dropped;
    end
    $$`.execute(db)
  await sql`revoke all on function ensure_log_batch_partition(date) from public`.execute(db)
  await sql`revoke all on function drop_log_batch_partitions(date) from public`.execute(db)
  await sql`grant execute on function ensure_log_batch_partition(date) to holdfast_app`.execute(db)
  await sql`grant execute on function drop_log_batch_partitions(date) to holdfast_app`.execute(db)
  await sql`select ensure_log_batch_partition((now() at time zone 'utc')::date + n)
    from generate_series(0, 7) n`.execute(db)
}

async function createLogJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table log_jobs (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      api_key_id uuid,
      source_type text not null check (source_type in ('paste', 'upload', 'sample')),
      source_name text not null,
      status text not null check (status in ('receiving', 'queued', 'processing', 'done', 'failed', 'cancelled')),
      detail text,
      idempotency_key text,
      request_hash bytea,
      total_bytes bigint,
      received_bytes bigint not null default 0,
      record_count bigint not null default 0,
      processed_count bigint not null default 0,
      batch_count integer not null default 0,
      settled_batches integer not null default 0,
      incident_ids uuid[] not null default '{}',
      created_at timestamptz not null,
      touched_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db)
  await sql`create unique index log_jobs_idempotency_key on log_jobs (customer_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
  await sql`create index log_jobs_open_idx on log_jobs (customer_id, created_at)
    where status in ('receiving', 'queued', 'processing')`.execute(db)
  await sql`create index log_jobs_created_at_idx on log_jobs (created_at)`.execute(db)
  await enableTenantIsolation(db, 'log_jobs')
}

/** The two checks are the promise: no row can report a record that is not accounted for. */
async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ingest_ledger (
      customer_id uuid not null references customers on delete cascade,
      hour timestamptz not null,
      api_key_id uuid not null,
      received bigint not null default 0,
      stored bigint not null default 0,
      duplicate bigint not null default 0,
      rejected bigint not null default 0,
      analysed bigint not null default 0,
      waiting bigint not null default 0,
      failed bigint not null default 0,
      primary key (customer_id, hour, api_key_id),
      constraint received_is_accounted_for check (received = stored + duplicate + rejected),
      constraint stored_is_accounted_for check (stored = analysed + waiting + failed),
      constraint no_count_is_negative
        check (least(received, stored, duplicate, rejected, analysed, waiting, failed) >= 0)
    ) with (fillfactor = 50)`.execute(db)
  await enableTenantIsolation(db, 'ingest_ledger')
  await sql`
    create table ingest_ledger_reasons (
      customer_id uuid not null references customers on delete cascade,
      hour timestamptz not null,
      api_key_id uuid not null,
      reason text not null,
      count bigint not null,
      primary key (customer_id, hour, api_key_id, reason)
    )`.execute(db)
  await enableTenantIsolation(db, 'ingest_ledger_reasons')
}

async function createAgents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_installations (
      id uuid primary key,
      customer_id uuid not null references customers on delete cascade,
      fingerprint text not null,
      deployment_type text not null default 'unknown'
        check (deployment_type in ('docker-compose', 'kubernetes', 'standalone', 'unknown')),
      created_at timestamptz not null,
      last_seen_at timestamptz,
      last_logs_at timestamptz,
      last_error text,
      last_error_at timestamptz,
      unique (customer_id, fingerprint)
    )`.execute(db)
  await enableTenantIsolation(db, 'agent_installations')
  await sql`
    create table agent_setups (
      customer_id uuid primary key references customers on delete cascade,
      step integer not null check (step between 0 and 5),
      deployment_type text check (deployment_type in ('docker-compose', 'kubernetes', 'standalone', 'unknown')),
      completed_at timestamptz
    )`.execute(db)
  await enableTenantIsolation(db, 'agent_setups')
  await sql`
    create table usage_counters (
      customer_id uuid not null references customers on delete cascade,
      name text not null,
      count bigint not null,
      primary key (customer_id, name)
    )`.execute(db)
  await enableTenantIsolation(db, 'usage_counters')
}

async function openToPurposes(db: Kysely<unknown>): Promise<void> {
  await allowSystem(db, 'log_batches', 'sweeper', ['select', 'delete'])
  await allowSystem(db, 'log_jobs', 'sweeper', ['select', 'update'])
  await allowSystem(db, 'ingest_receipts', 'sweeper', ['select', 'delete'])
  await allowSystem(db, 'log_jobs', 'retention', ['select', 'delete'])
  await allowSystem(db, 'agent_installations', 'operator-telemetry', ['select'])
  await allowSystem(db, 'agent_setups', 'operator-telemetry', ['select'])
  await allowSystem(db, 'usage_counters', 'operator-telemetry', ['select'])
  await sql`grant execute on function drop_log_batch_partitions(date) to holdfast_system`.execute(db)
  await sql`grant execute on function ensure_log_batch_partition(date) to holdfast_system`.execute(db)
}
