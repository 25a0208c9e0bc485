import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { digestBatch } from '@holdfast/contracts/jobs'
import { listEpisodes } from '@holdfast/database/incidents/list-episodes'
import { findIncident } from '@holdfast/database/incidents/find-incident'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { openAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import { readLedger } from '@holdfast/database/ledger/read-ledger'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { storeTextJob } from '@holdfast/database/log-jobs/store-text-job'
import { type Database, openDatabase } from '@holdfast/database/open-database'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { createProducer } from '@holdfast/queue/create-producer'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { createLogger } from '@holdfast/runtime/logger'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, expect, it } from 'vitest'

const KILLS = 20
const CHUNK_COUNT = 40
const LINES_PER_CHUNK = 2_000
const main = path.resolve(import.meta.dirname, '../src/main.ts')
const encryptionKey = randomBytes(32)
const keyRing = createKeyRing([encryptionKey])
const vault = createCompanyVault(keyRing)
const db = useDatabase()
let database: Database

beforeAll(async () => {
  database = await openDatabase({ url: db.appUrl, applicationName: 'kill-test' })
})
afterAll(() => database.close())

function startWorker(): ChildProcess {
  return spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: db.appUrl,
      ENCRYPTION_KEY: encryptionKey.toString('hex'),
      METRICS_PORT: '0',
      MAIL_OUTBOX: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

const chunks = (): string[] =>
  Array.from({ length: CHUNK_COUNT }, (_, chunk) => {
    const lines = Array.from({ length: LINES_PER_CHUNK }, (_unused, index) => {
      const number = chunk * LINES_PER_CHUNK + index
      const time = new Date(Date.UTC(2026, 1, 1) + number * 50).toISOString()
      const isFailing = chunk > CHUNK_COUNT / 2 && index % 20 === 0
      return isFailing
        ? `${time} ERROR [postgres] could not extend file "base/1/${number}": No space left on device`
        : `${time} INFO [orders] order ${number} stored in ${10 + (number % 9)} ms`
    })
    return `${lines.join('\n')}\n`
  })

async function storeAndEnqueue(): Promise<{ customerId: string; jobId: string }> {
  const customerId = uuidV7()
  await createCompany(db.owner, { id: customerId, encryptedDataKey: createDataKey(keyRing, customerId) })
  const { jobId, batchIds } = await database.withTenant(customerId, async (tx) =>
    storeTextJob(tx, await vault.cipherOf(tx, customerId), {
      customerId,
      sourceType: 'upload',
      sourceName: 'orders.log',
      chunks: chunks(),
      now: new Date(),
    }),
  )
  const logger = createLogger({ name: 'kill-test', level: 'silent' })
  const queue = openQueueStore({ databaseUrl: db.appUrl, applicationName: 'kill-test', logger })
  const producer = createProducer(queue, logger)
  await producer.addMany(
    digestBatch,
    batchIds.map((batchId) => ({ customerId, batchId })),
  )
  await producer.close()
  await queue.close()
  return { customerId, jobId }
}

async function untilDone({ customerId, jobId }: { customerId: string; jobId: string }): Promise<void> {
  for (;;) {
    const job = await database.withTenant(customerId, (tx) => findLogJob(tx, jobId))
    if (job?.status === 'done') return
    if (job?.status === 'failed') throw new Error(job.detail ?? 'failed')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** What the dashboard would show, without ids and clocks. */
async function readOutcome(customerId: string): Promise<unknown> {
  return database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const { incidents } = await findIncidents(tx, cipher, { limit: 100, offset: 0 })
    const shown = []
    for (const incident of incidents) {
      const { id, severity, occurrenceCount } = incident
      const row = await findIncident(tx, id)
      const analysis = row && openAnalysis(cipher, row)
      const episodes = await listEpisodes(tx, id)
      shown.push({
        title: openTitle(cipher, incident),
        severity,
        occurrenceCount,
        results: analysis?.pipeline_results,
        episodes: episodes.map(({ startedAt, endedAt, eventCount }) => ({ startedAt, endedAt, eventCount })),
      })
    }
    const { totals } = await readLedger(tx, { since: new Date(0), until: new Date('2100-01-01') })
    return { shown, totals }
  })
}

it(`finds, with a worker killed ${KILLS} times at random, what an undisturbed one finds`, async () => {
  const undisturbed = await storeAndEnqueue()
  const calm = startWorker()
  await untilDone(undisturbed)
  calm.kill('SIGTERM')
  await once(calm, 'exit')

  const disturbed = await storeAndEnqueue()
  const state = { isDone: false }
  const done = untilDone(disturbed).then(() => {
    state.isDone = true
  })
  for (let kill = 0; kill < KILLS && !state.isDone; kill++) {
    const worker = startWorker()
    // The moment is random; what holds must hold at every one.
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1_500))])
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  const last = startWorker()
  await done
  last.kill('SIGTERM')
  await once(last, 'exit')

  const outcome = await readOutcome(disturbed.customerId)
  expect(outcome).toEqual(await readOutcome(undisturbed.customerId))
  expect(outcome).toMatchObject({
    totals: { received: CHUNK_COUNT * LINES_PER_CHUNK, analysed: CHUNK_COUNT * LINES_PER_CHUNK, waiting: 0, failed: 0 },
  })
})
