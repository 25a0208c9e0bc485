import { type Kysely, sql } from 'kysely'
import { allowSystem } from '../tenancy/allow-system.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Customers last: that is the order in which a row and the company that it refers to are locked all day.
  await allowSystem(db, 'log_batches', 'erasure', ['select', 'delete'])
  await allowSystem(db, 'incidents', 'erasure', ['select', 'delete'])
  await allowSystem(db, 'audit_log', 'erasure', ['select', 'update'])
  await allowSystem(db, 'audit_actors', 'erasure', ['select', 'update'])
  for (const table of ['github_auth_states', 'github_events', 'github_cache']) {
    await allowSystem(db, table, 'retention', ['select', 'delete'])
  }
  // Locking a row for update asks the policies for updates too.
  await allowSystem(db, 'customers', 'erasure', ['select', 'insert', 'update', 'delete'])
  // A company under erasure has the first; the nameless one that its audit log is left with has both.
  await sql`alter table customers
    add column erasure_started_at timestamptz,
    add column erased_at timestamptz`.execute(db)
  // Whoever waits to drop a day holds up every query that comes after: rather try again in a minute.
  await sql`alter function drop_log_batch_partitions(date) set lock_timeout = '2s'`.execute(db)
}
