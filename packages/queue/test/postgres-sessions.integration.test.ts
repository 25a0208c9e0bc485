import { createLogger } from '@holdfast/runtime/logger'
import { useDatabase } from '@holdfast/testing/use-database'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createProducer } from '../src/create-producer.ts'
import { openQueueStore } from '../src/queue-store.ts'
import { testSpec } from './test-spec.ts'

const db = useDatabase()
const logger = createLogger({ name: 'test', level: 'silent' })
const spec = testSpec('counted', z.object({ n: z.number() }))

async function look<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: db.ownerUrl })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

const readSessions = async (): Promise<number[]> =>
  (
    await look<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'worn-queue' and datname = current_database()",
    )
  ).map(({ pid }) => pid)

// Postgres never forgets what it looked up of a bulk's temporary tables: a busy session would grow forever.
it('gives the server back a session that was used thousands of times', async () => {
  const store = openQueueStore({ databaseUrl: db.appUrl, applicationName: 'worn', logger })
  try {
    await store.ping()
    const first = await readSessions()
    expect(first).toHaveLength(1)
    for (let use = 0; use < 5_000; use++) await store.ping()
    await vi.waitFor(async () => {
      const last = await readSessions()
      expect(last.length).toBeLessThanOrEqual(1)
      expect(last).not.toEqual(first)
    })
  } finally {
    await store.close()
  }
})

it('adds a single job without temporary tables', async () => {
  const store = openQueueStore({ databaseUrl: db.appUrl, applicationName: 'single', logger })
  const producer = createProducer(store, logger)
  const temporary = () => look("select from pg_namespace where nspname like 'pg\\_temp\\_%'")
  try {
    await producer.addMany(spec, [{ n: 1 }])
    expect(await temporary()).toEqual([])
    await producer.addMany(spec, [{ n: 2 }, { n: 3 }])
    expect(await temporary()).not.toEqual([])
  } finally {
    await producer.close()
    await store.close()
  }
})
