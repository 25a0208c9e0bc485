import { createLogger } from '@holdfast/runtime/logger'
import { useDatabase } from '@holdfast/testing/use-database'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createProducer } from '../src/create-producer.ts'
import { openQueueStore } from '../src/queue-store.ts'

const db = useDatabase()
const spec = {
  name: 'in-bulks',
  payload: z.object({ n: z.number() }),
  options: { attempts: 1, backoff: { type: 'exponential' as const, delay: 10 } },
}

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
it('gives the server back a session that has added many bulks', async () => {
  const logger = createLogger({ name: 'test', level: 'silent' })
  const store = openQueueStore({ databaseUrl: db.appUrl, applicationName: 'worn', logger })
  const producer = createProducer(store, logger)
  try {
    await producer.addMany(spec, [{ n: 0 }])
    const first = await readSessions()
    expect(first).not.toEqual([])
    for (let n = 1; n <= 1_000; n++) await producer.addMany(spec, [{ n }])
    await vi.waitFor(async () => {
      const last = await readSessions()
      expect(last.length).toBeLessThanOrEqual(first.length)
      expect(first.filter((pid) => !last.includes(pid))).not.toEqual([])
    })
  } finally {
    await producer.close()
    await store.close()
  }
})
