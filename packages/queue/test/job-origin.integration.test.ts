import { correlate, digestBatch } from '@holdfast/contracts/jobs'
import { runAsWork } from '@holdfast/runtime/current-work'
import { createLogger } from '@holdfast/runtime/logger'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { useDatabase } from '@holdfast/testing/use-database'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createProducer, type Producer } from '../src/create-producer.ts'
import { type DeadLetters, openDeadLetters } from '../src/dead-letters.ts'
import { defineProcessor, type Processor } from '../src/define-processor.ts'
import { createJobMetrics } from '../src/job-metrics.ts'
import { jobOrigin, requestOf } from '../src/job-origin.ts'
import { openQueueStore, type QueueStore } from '../src/queue-store.ts'
import { startWorker } from '../src/start-worker.ts'

const db = useDatabase()
const lines: Record<string, unknown>[] = []
const logger = createLogger({
  name: 'test',
  level: 'debug',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
})
const metrics = createJobMetrics(new Registry())
const customerId = uuidV7()
const otherId = uuidV7()
let store: QueueStore
let producer: Producer
let deadLetters: DeadLetters
const closers: (() => Promise<unknown>)[] = []

beforeAll(() => {
  store = openQueueStore({ databaseUrl: db.appUrl, applicationName: 'test', logger })
  producer = createProducer(store, logger)
  deadLetters = openDeadLetters(store)
})
afterAll(async () => {
  for (const close of closers) await close()
  await Promise.all([producer.close(), deadLetters.close()])
  await store.close()
})

function work(processor: Processor): void {
  const worker = startWorker({ store, processor, deadLetters, metrics, logger })
  closers.push(() => worker.close(5_000))
}
const lineOf = (msg: string, jobId: string) => lines.find((line) => line['msg'] === msg && line['job_id'] === jobId)
const waitFor = (look: () => unknown) =>
  vi.waitFor(() => expect(look()).toBeTruthy(), { timeout: 30_000, interval: 50 })

it('logs which request caused a job, and the job that followed from it', async () => {
  const batches = [uuidV7(), uuidV7()]
  work(
    defineProcessor(digestBatch, async ({ batchId }) => {
      logger.info('deep inside a job')
      if (batchId === batches[0]) await producer.add(correlate, { customerId })
    }),
  )
  work(
    defineProcessor(correlate, async () => {
      throw new Error('cannot correlate')
    }),
  )
  const spec = { ...correlate, retry: { ...correlate.retry, attempts: 1 } }
  const ofRequest = (requestId: string) => runAsWork({ requestId }, () => jobOrigin())
  // Two requests whose batches share one bulk insert, made while a third one ran.
  await runAsWork({ requestId: 'request-3' }, async () => {
    await producer.addMany(
      digestBatch,
      batches.map((batchId) => ({ customerId, batchId })),
      { origins: [ofRequest('request-1'), ofRequest('request-2')] },
    )
    await producer.add(spec, { customerId: otherId })
  })
  const jobIds = batches.map((batchId) => `digest-batch.${batchId}.${customerId}`)
  for (const [index, jobId] of jobIds.entries()) {
    const request_id = `request-${index + 1}`
    await waitFor(() => lineOf('job', jobId))
    expect(lineOf('deep inside a job', jobId)).toMatchObject({ request_id, job: 'digest-batch' })
    expect(lineOf('job', jobId)).toMatchObject({ request_id, attempt: 1 })
  }
  const failures = () => lines.filter(({ msg, job }) => msg === 'a job failed' && job === 'correlate')
  await waitFor(() => failures().some((line) => line['request_id'] === 'request-1'))
  const forGood = () => lines.find(({ msg }) => msg === 'a job failed for good')
  await waitFor(forGood)
  expect(forGood()).toMatchObject({ request_id: 'request-3' })
})

it.each([undefined, '', 'not json', '{"request_id":7}', '[]'])(
  'takes a job without an origin as it is: %s',
  (origin) => {
    expect(requestOf(origin)).toBeUndefined()
  },
)
