import { useDatabase } from '@holdfast/testing/use-database'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

const test = useDatabase()
const open = (url: string) => openDatabase({ url, applicationName: 'test' })

it('acts as holdfast_app even for the database’s owner', async () => {
  const database = await open(`${test.ownerUrl}?options=-c%20work_mem%3D4MB`)
  const { rows } = await database.withTenant('018f0000-0000-7000-8000-000000000000', (tx) =>
    sql<{ role: string; memory: string }>`
      select current_user as role, current_setting('work_mem') as memory`.execute(tx),
  )
  await database.close()
  expect(rows).toEqual([{ role: 'holdfast_app', memory: '4MB' }])
})

it('reads counts as numbers and keeps the keys inside a document as they are', async () => {
  const { rows } = await test.database.withSystem('webhook', (tx) =>
    sql<{ n: number; doc: object }>`select 5::bigint as n, '{"snake_case": 1}'::jsonb as doc`.execute(tx),
  )
  expect(rows).toEqual([{ n: 5, doc: { snake_case: 1 } }])
})

it('ends a statement that runs too long', async () => {
  const database = await openDatabase({ url: test.appUrl, applicationName: 'test', statementTimeoutMs: 50 })
  const slow = database.withSystem('webhook', (tx) => sql`select pg_sleep(30)`.execute(tx))
  await expect(slow).rejects.toThrow(/statement timeout/)
  await database.close()
})

it('says in a sentence why it cannot be used', async () => {
  await expect(open('postgresql://a:b@127.0.0.1:1/x')).rejects.toThrow(
    'Cannot use the database: nothing answers at its address.',
  )
  await expect(open(test.appUrl.replace(/:[^:@]+@/, ':wrong@'))).rejects.toThrow(
    'Cannot use the database: password authentication failed',
  )
  await expect(open('not a url')).rejects.toThrow('DATABASE_URL is not a URL')
})

it('refuses a server that may lose what it confirmed', async () => {
  await sql`alter role holdfast_app in database ${sql.ref(new URL(test.appUrl).pathname.slice(1))}
    set synchronous_commit = off`.execute(test.owner)
  await expect(open(test.appUrl)).rejects.toThrow('synchronous_commit is off')
})
