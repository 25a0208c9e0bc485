import { createLogger } from '@holdfast/runtime/logger'
import { useDatabase } from '@holdfast/testing/use-database'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { openQueueStore } from '../src/queue-store.ts'

const db = useDatabase()

async function readSessions(): Promise<number[]> {
  const client = new Client({ connectionString: db.ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'worn-queue' and datname = current_database()",
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

// Postgres never forgets what it looked up of a bulk's temporary tables: a busy session would grow for ever.
it('gives the server back a session that was used thousands of times', async () => {
  const logger = createLogger({ name: 'test', level: 'silent' })
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
