import { setTimeout as delay } from 'node:timers/promises'
import { retryWhile } from '@holdfast/runtime/retry-while'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { createPool } from '../create-pool.ts'
import { buildIndexes } from './build-indexes.ts'
import { findMigrations, type Migration } from './find-migrations.ts'

export interface MigrateOptions {
  /** Signs in as the owner of the database, who may create roles. */
  url: string
  migrations?: readonly Migration[]
  /** A migration that waits for a lock holds up every query that comes after it: rather let them pass, and try again. */
  lockTimeoutMs?: number
  /** How long to go on trying. */
  patienceMs?: number
}

/** Well under deadlock_timeout, so that of a deadlock the migration is the victim and not somebody's request. */
const DEFAULT_LOCK_TIMEOUT_MS = 300
const DEFAULT_PATIENCE_MS = 300_000
/** A lock that did not come free, and a deadlock. */
const lockedCodes = new Set(['55P03', '40P01'])

/** One number for every starter, so that two never migrate one database at the same time. */
const ADVISORY_LOCK = 48_879_001
const ASK_AGAIN_MS = 50

/**
 * Brings the database up to date and returns the names of what it applied. Each migration commits together with its
 * record, so a start that was killed half-way leaves nothing half done.
 */
export async function migrateDatabase(options: MigrateOptions): Promise<string[]> {
  const { url } = options
  const wanted = options.migrations ?? (await findMigrations())
  const pool = createPool({ connectionString: url, max: 1, application_name: 'holdfast-migrate' })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await db.connection().execute(async (connection) => {
      // Held until the connection ends, however it ends.
      await waitForTurn(connection)
      return applyMissing(connection, wanted, options)
    })
  } finally {
    await db.destroy()
  }
}

/** By asking again: whoever waits inside of a statement holds up an index that is built beside the writers. */
async function waitForTurn(connection: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${ADVISORY_LOCK}) as taken`.execute(
      connection,
    )
    if (rows[0]?.taken) return
    await delay(ASK_AGAIN_MS)
  }
}

async function applyMissing(
  db: Kysely<unknown>,
  migrations: readonly Migration[],
  options: MigrateOptions,
): Promise<string[]> {
  await sql`create table if not exists schema_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`.execute(db)
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from schema_migrations`.execute(db)
  const applied = new Map(rows.map((row) => [row.name, row.hash]))
  assertHistory(applied, migrations)
  const missing = migrations.filter((migration) => !applied.has(migration.name))
  for (const migration of missing) await applyOne(db, migration, options)
  await letServicesRead(db)
  return missing.map((migration) => migration.name)
}

function assertHistory(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]))
  for (const [name, hash] of applied) {
    const current = known.get(name)
    if (current === undefined) {
      throw new Error(`The database is newer than this program: it has migration ${name}. Start a newer version.`)
    }
    if (current !== hash) {
      throw new Error(`Migration ${name} was changed after this database applied it. Add a new migration instead.`)
    }
  }
}

async function applyOne(db: Kysely<unknown>, migration: Migration, options: MigrateOptions): Promise<void> {
  const { lockTimeoutMs = DEFAULT_LOCK_TIMEOUT_MS, patienceMs = DEFAULT_PATIENCE_MS } = options
  const apply = () =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`.execute(tx)
      await migration.up(tx)
      await sql`insert into schema_migrations (name, hash) values (${migration.name}, ${migration.hash})`.execute(tx)
    })
  try {
    await buildIndexes(db, migration.indexes ?? {}, { lockTimeoutMs, patienceMs, isLocked })
    await retryWhile(apply, { isTemporary: isLocked, patienceMs, onWait: () => undefined })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${migration.name} failed and was undone: ${reason}`, { cause: error })
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && lockedCodes.has(String(error.code))

/** The services refuse a database that lacks what they need, so they must see what it has. */
async function letServicesRead(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      if exists (select from pg_roles where rolname = 'holdfast_app')
          and not has_table_privilege('holdfast_app', 'schema_migrations', 'select') then
        grant select on schema_migrations to holdfast_app;
      end if;
    end
    $$`.execute(db)
}
