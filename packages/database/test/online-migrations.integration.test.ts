import { randomBytes } from 'node:crypto'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createApiKey } from '@holdfast/testing/factories/create-api-key'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '../src/create-pool.ts'
import { findMigrations, type Migration } from '../src/migrations/find-migrations.ts'
import { migrateDatabase } from '../src/migrations/migrate-database.ts'
import type { Tables } from '../src/schema/tables.ts'
import { createDataKey } from '../src/secrets/create-data-key.ts'
import { inspectMigration } from './inspect-migration.ts'

const test = useDatabase()
/** The first release: nothing served before it. */
const firstRelease = '0006-github'
const customerId = uuidV7()
const cleanUp: (() => Promise<unknown>)[] = []
let url: string
let db: Kysely<Tables>
/** As a migration sees it. */
let bare: Kysely<unknown>
/** Tables that came later are nobody's yet. */
let served: Set<string>

async function query(address: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const isOfFirstRelease = ({ name }: Migration) => name <= firstRelease

/** A database as the first release left it, with rows in it. */
beforeAll(async () => {
  const name = `online_${randomBytes(6).toString('hex')}`
  const server = new URL(test.ownerUrl)
  server.pathname = '/postgres'
  await query(server.href, `create database ${name}`)
  cleanUp.push(() => query(server.href, `drop database ${name} with (force)`))
  const own = new URL(test.ownerUrl)
  own.pathname = `/${name}`
  url = own.href
  await migrateDatabase({ url, migrations: (await findMigrations()).filter(isOfFirstRelease) })
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPool({ connectionString: url, max: 3 }) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  cleanUp.push(() => db.destroy())
  bare = new Kysely({ dialect: new PostgresDialect({ pool: createPool({ connectionString: url, max: 1 }) }) })
  cleanUp.push(() => bare.destroy())
  const dataKey = createDataKey(createKeyRing([randomBytes(32)]), customerId)
  await sql`insert into customers (id, name, encrypted_data_key) values (${customerId}, 'Acme', ${dataKey})`.execute(db)
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace`.execute(db)
  served = new Set(tables.rows.map((table) => table.name))
  await createUser(db, { customerId })
  await createApiKey(db, { customerId })
  await addRows()
})

afterAll(async () => {
  for (const step of cleanUp.toReversed()) await step()
})

/** What the first release writes and reads all day. */
async function addRows(): Promise<void> {
  await sql`insert into incidents (id, customer_id, fingerprint, title, severity, status, source_type, execution_id,
      event_count, analysis)
    values (${uuidV7()}, ${customerId}, ${uuidV7()}, 'Disk full', 'high', 'open', 'otlp', ${uuidV7()}, 1, ${Buffer.of(1)})`.execute(
    db,
  )
  await sql`insert into log_batches (id, customer_id, source_type, source_id, source_name, sequence, first_line,
      first_offset, format, encoding, record_count, plain_bytes, stored_bytes, payload, received_at, state)
    values (${uuidV7()}, ${customerId}, 'otlp', 's', 's', 0, 1, 0, 'text', 'identity', 1, 1, 1, ${Buffer.of(1)}, now(), 'waiting')`.execute(
    db,
  )
  await sql`insert into ingest_ledger (customer_id, hour, api_key_id, received, stored, waiting)
    values (${customerId}, date_trunc('hour', now()), ${customerId}, 1, 1, 1)
    on conflict (customer_id, hour, api_key_id) do update
    set received = ingest_ledger.received + 1, stored = ingest_ledger.stored + 1, waiting = ingest_ledger.waiting + 1`.execute(
    db,
  )
  await sql`insert into audit_log (id, customer_id, at, action, address, request_id)
    values (${uuidV7()}, ${customerId}, now(), 'auth.sign-in', '', '')`.execute(db)
  await sql`select id, name, verified_at, settings, encrypted_data_key from customers`.execute(db)
  await sql`select id, email, role, is_active from users`.execute(db)
}

const step = (up: (db: Kysely<unknown>) => Promise<unknown>): Migration => ({
  name: '9000-step',
  hash: 'h',
  up: async (on) => {
    await up(on)
  },
})

describe('the inspection of a migration', () => {
  it.each([
    { text: `alter table incidents add column note text`, problems: [] },
    { text: `create table other (id uuid primary key, customer_id uuid references customers)`, problems: [] },
    {
      text: `alter table incidents add column number bigint default floor(random() * 100)`,
      problems: ['rewrites incidents', 'shuts writers out of incidents', 'reads the rows of incidents'],
    },
    {
      text: `create index slow_idx on incidents (title)`,
      problems: ['shuts writers out of incidents', 'reads the rows of incidents'],
    },
    {
      text: `alter table users add constraint named check (first_name <> '-')`,
      problems: ['reads the rows of users'],
    },
    { text: `update customers set settings = '{}'`, problems: ['reads the rows of customers'] },
  ])('says of: $text', async ({ text, problems }) => {
    expect(
      await inspectMigration(
        bare,
        step((on) => sql.raw(text).execute(on)),
        served,
      ),
    ).toEqual(problems)
  })
})

it('lets queries pass while it waits for a lock, and is applied when the lock is free', async () => {
  const blocker = new Client({ connectionString: url })
  await blocker.connect()
  await blocker.query('begin; lock table incidents in access share mode')
  const add = { ...step((on) => sql`alter table incidents add column waited int`.execute(on)), name: '0006-waits' }
  const migrations = [...(await findMigrations()).filter(isOfFirstRelease), add]
  let isApplied = false
  const migrating = migrateDatabase({ url, migrations, lockTimeoutMs: 50 }).then((names) => {
    isApplied = true
    return names
  })
  for (let index = 0; index < 20; index++) await addRows()
  expect(isApplied).toBe(false)
  await blocker.query('rollback')
  await blocker.end()
  expect(await migrating).toEqual(['0006-waits'])
  await sql`alter table incidents drop column waited; delete from schema_migrations where name = '0006-waits'`.execute(
    db,
  )
})

it('says what it waited for when the lock never comes free', async () => {
  const blocker = new Client({ connectionString: url })
  await blocker.connect()
  await blocker.query('begin; lock table incidents in access share mode')
  const add = { ...step((on) => sql`alter table incidents add column waited int`.execute(on)), name: '0006-waits' }
  const migrations = [...(await findMigrations()).filter(isOfFirstRelease), add]
  await expect(migrateDatabase({ url, migrations, lockTimeoutMs: 10, patienceMs: 100 })).rejects.toThrow(
    'Migration 0006-waits failed and was undone: canceling statement due to lock timeout',
  )
  await blocker.end()
})

/** Queries of the first release go on until the work is done; one that fails makes the test fail. */
async function underLoad(work: () => Promise<unknown>): Promise<void> {
  const stop = new AbortController()
  const load = Array.from({ length: 3 }, async () => {
    while (!stop.signal.aborted) await addRows()
  })
  try {
    await work()
  } finally {
    stop.abort()
    await Promise.all(load)
  }
}

it('brings the first release up to date under its own load, without a failed query, a rewrite or a scan', async () => {
  const migrations = await findMigrations()
  for (const [index, migration] of migrations.entries()) {
    if (isOfFirstRelease(migration)) continue
    const { name } = migration
    expect({ name, problems: await inspectMigration(bare, migration, served) }).toEqual({ name, problems: [] })
    await underLoad(() => migrateDatabase({ url, migrations: migrations.slice(0, index + 1) }))
  }
  // The first release goes on beside the new one until it is replaced.
  await addRows()
  // One that was built for some partitions alone serves nobody.
  expect(await query(url, 'select indexrelid::regclass from pg_index where not indisvalid')).toEqual([])
})
