import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openDatabase, type Database } from '@holdfast/database/open-database'
import { openDeadLetters } from '@holdfast/queue/dead-letters'
import { createJobMetrics } from '@holdfast/queue/job-metrics'
import { type Events, openEvents } from '@holdfast/queue/open-events'
import { openQueueStore, type QueueStore } from '@holdfast/queue/queue-store'
import { startWorker } from '@holdfast/queue/start-worker'
import { correlate, deliverEvents } from '@holdfast/contracts/jobs'
import { groupingCorrected, incidentOpened } from '@holdfast/contracts/events/catalogue'
import { defineProcessor } from '@holdfast/queue/define-processor'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deliverKeptEvents } from '../src/events/deliver-kept-events.ts'
import { workerPipeline } from '../src/pipeline.ts'

const db = useDatabase()
const logger = createLogger({ name: 'test', level: 'silent' })
const signal = new AbortController().signal
let store: QueueStore
let events: Events
let database: Database

beforeAll(async () => {
  store = openQueueStore({ databaseUrl: db.appUrl, applicationName: 'test', logger })
  events = openEvents(store, workerPipeline, logger)
  database = await openDatabase({ url: db.appUrl, applicationName: 'test', send: events.send })
})
afterAll(async () => {
  await database.close()
  await events.close()
  await store.close()
})

async function newCompany(): Promise<string> {
  const id = uuidV7()
  await createCompany(db.owner, { id })
  return id
}

const keptOf = (customerId: string) =>
  db.owner.selectFrom('eventOutbox').select('name').where('customerId', '=', customerId).execute()

async function correlationsOf(customerId: string) {
  const queue = store.openQueue(correlate.name)
  const jobs = await queue.getJobs(['waiting', 'prioritized', 'delayed'])
  await queue.close()
  return jobs.map((job) => correlate.payload.parse(job.data)).filter((payload) => payload.customerId === customerId)
}

async function dieAfterCommit(customerId: string, isKilledBefore: boolean): Promise<void> {
  const settings = { url: db.appUrl, customerId, changeId: uuidV7(), isKilledBefore }
  const script = path.join(import.meta.dirname, 'die-after-commit.ts')
  const [, by] = await once(fork(script, [JSON.stringify(settings)], { execArgv: [] }), 'exit')
  expect(by).toBe('SIGKILL')
}

it('loses no event of a process that is killed between its commit and the sending', async () => {
  const customerId = await newCompany()
  await dieAfterCommit(customerId, false)
  expect(await keptOf(customerId)).toEqual([{ name: 'grouping.corrected' }])
  expect(await correlationsOf(customerId)).toEqual([])

  // A worker's schedule looks for it; nobody asked for it.
  const deadLetters = openDeadLetters(store)
  const worker = startWorker({
    store,
    deadLetters,
    metrics: createJobMetrics(createMetricsRegistry('test')),
    logger,
    processor: defineProcessor({ ...deliverEvents, schedule: { everyMs: 200 } }, () =>
      deliverKeptEvents({ database, events }, signal),
    ),
  })
  await vi.waitFor(async () => expect(await correlationsOf(customerId)).toEqual([{ customerId }]), { timeout: 20_000 })
  await vi.waitFor(async () => expect(await keptOf(customerId)).toEqual([]), { timeout: 20_000 })
  await worker.close(1_000)
  await deadLetters.close()
})

it('sends nothing of a transaction that was not committed', async () => {
  const customerId = await newCompany()
  await dieAfterCommit(customerId, true)
  const failing = database.withTenant(customerId, async (_tx, { publish }) => {
    publish(groupingCorrected, { customerId, changeId: uuidV7() })
    throw new Error('thought better of it')
  })
  await expect(failing).rejects.toThrow('thought better of it')
  await deliverKeptEvents({ database, events }, signal)
  expect([await keptOf(customerId), await correlationsOf(customerId)]).toEqual([[], []])
})

it('sends an event once, and tells every process that listens', async () => {
  const customerId = await newCompany()
  const heard: string[] = []
  const stop = events.stream.listen(incidentOpened, (payload) => void heard.push(payload.incidentId))
  const open = async () => {
    const incidentId = uuidV7()
    await database.withTenant(customerId, async (_tx, { publish }) =>
      publish(incidentOpened, { customerId, incidentId }),
    )
    return incidentId
  }
  // Who listens hears what comes from then on, and does not say when that is.
  await vi.waitFor(
    async () => {
      await open()
      await deliverKeptEvents({ database, events }, signal)
      expect(heard).not.toEqual([])
    },
    { timeout: 10_000 },
  )
  const last = await open()
  await deliverKeptEvents({ database, events }, signal)
  await deliverKeptEvents({ database, events }, signal)
  await vi.waitFor(() => expect(heard).toContain(last))
  expect(heard.filter((id) => id === last)).toHaveLength(1)
  stop()
})

it('keeps what the queue does not take, and what it does not know, for later', async () => {
  const customerId = await newCompany()
  await database.withTenant(customerId, async (_tx, { publish }) =>
    publish(groupingCorrected, { customerId, changeId: uuidV7() }),
  )
  const values = { id: uuidV7(), customerId, name: 'of.a.newer.version', payload: JSON.stringify({}), origin: null }
  await db.owner.insertInto('eventOutbox').values(values).execute()
  const away = { deliver: () => Promise.reject(new Error('Redis is away')) }
  await expect(deliverKeptEvents({ database, events: away }, signal)).rejects.toThrow('Redis is away')
  expect(await keptOf(customerId)).toHaveLength(2)
  await deliverKeptEvents({ database, events }, signal)
  expect(await keptOf(customerId)).toEqual([{ name: 'of.a.newer.version' }])
})
