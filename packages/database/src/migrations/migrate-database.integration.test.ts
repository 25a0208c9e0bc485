import { useDatabase } from '@holdfast/testing/use-database'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Migration } from './find-migrations.ts'
import { findMigrations } from './find-migrations.ts'
import { migrateDatabase } from './migrate-database.ts'

const test = useDatabase()
const names = async () => (await findMigrations()).map((migration) => migration.name)

const extra = (name: string, up: (db: Kysely<unknown>) => Promise<unknown>, hash = 'h'): Migration => ({
  name,
  hash,
  up: async (db) => {
    await up(db)
  },
})

const withExtra = async (...migrations: Migration[]) => [...(await findMigrations()), ...migrations]

it('has nothing to do on a migrated database', async () => {
  expect(await names()).toContain('0001-tenancy')
  expect(await migrateDatabase({ url: test.ownerUrl })).toEqual([])
})

it('lets concurrent starters apply each migration once', async () => {
  const migrations = await withExtra(extra('9001-once', (db) => sql`create table once (id int)`.execute(db)))
  const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase({ url: test.ownerUrl, migrations })))
  expect(applied.flat()).toEqual(['9001-once'])
  await sql`drop table once; delete from schema_migrations where name = '9001-once'`.execute(test.owner)
})

it('undoes a migration that fails and says which', async () => {
  const broken = extra('9002-broken', async (db) => {
    await sql`create table half_done (id int)`.execute(db)
    await sql`select nonsense`.execute(db)
  })
  const migrating = migrateDatabase({ url: test.ownerUrl, migrations: await withExtra(broken) })
  await expect(migrating).rejects.toThrow('Migration 9002-broken failed and was undone: column "nonsense"')
  const { rows } = await sql<{ found: string | null }>`select to_regclass('half_done') as found`.execute(test.owner)
  expect(rows).toEqual([{ found: null }])
})

it('starts again after its connection was cut in the middle', async () => {
  let cut = true
  const interrupted = extra('9003-interrupted', async (db) => {
    await sql`create table interrupted (id int)`.execute(db)
    if (cut) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  })
  const migrations = await withExtra(interrupted)
  await expect(migrateDatabase({ url: test.ownerUrl, migrations })).rejects.toThrow(
    'Migration 9003-interrupted failed and was undone',
  )
  cut = false
  expect(await migrateDatabase({ url: test.ownerUrl, migrations })).toEqual(['9003-interrupted'])
  await sql`drop table interrupted; delete from schema_migrations where name = '9003-interrupted'`.execute(test.owner)
})

it('refuses a history that was rewritten, and a database from the future', async () => {
  const url = test.ownerUrl
  const first = extra('9004-stays', async () => undefined, 'first')
  await migrateDatabase({ url, migrations: await withExtra(first) })
  const rewritten = migrateDatabase({ url, migrations: await withExtra({ ...first, hash: 'second' }) })
  await expect(rewritten).rejects.toThrow('Migration 9004-stays was changed after this database applied it.')
  await expect(migrateDatabase({ url })).rejects.toThrow('The database is newer than this program')
})
