import { correlate, digestBatch } from '@holdfast/contracts/jobs'
import { FailedJobs, QueueView } from '@holdfast/contracts/operations'
import { openDeadLetters } from '@holdfast/queue/dead-letters'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { settleLogBatch } from '@holdfast/database/batches/settle-log-batch'
import { storeTextJob } from '@holdfast/database/log-jobs/store-text-job'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { beforeAll, expect, it } from 'vitest'
import { watchOperations } from '../src/operations/watch-operations.ts'
import { createCompany, createOperator, type Person } from './people.ts'
import { operatorEmail, testGateway } from './test-gateway.ts'

const gateway = testGateway()
let operator: Person

beforeAll(async () => {
  operator = await createOperator(gateway, operatorEmail)
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
  gateway.call({
    method,
    url: `/api/v1/admin/${path}`,
    token: operator.token,
    ...(method === 'GET' ? {} : { body: {} }),
  })
const failedJobs = async () => FailedJobs.parse((await call('GET', 'failed-jobs')).body)
const queues = async () => QueueView.parse((await call('GET', 'queues')).body)

async function addDeadLetter(jobId: string, name: string, data: object) {
  const letters = openDeadLetters(gateway.queue)
  await letters.add({ jobId, name, data, reason: 'boom', attempts: 5, failedAt: new Date().toISOString() })
  await letters.close()
}

/** A batch of the operator's own company, and its age. */
async function storeBatch(receivedAt: Date): Promise<string> {
  const { customerId } = operator
  const cipher = createCompanyVault(gateway.keyRing)
  const { batchIds } = await gateway.database.withTenant(customerId, async (tx) =>
    storeTextJob(tx, await cipher.cipherOf(tx, customerId), {
      customerId,
      sourceType: 'paste',
      sourceName: 'pasted logs',
      chunks: ['one\ntwo\n'],
      now: receivedAt,
    }),
  )
  return batchIds[0] ?? ''
}

it('shows what waits, in the queue and in the database, and reports the same as metrics', async () => {
  const receivedAt = new Date(Date.now() - 90_000)
  await storeBatch(receivedAt)
  const queue = gateway.queue.openQueue(correlate.name)
  await queue.add(correlate.name, { customerId: operator.customerId })
  await queue.close()
  const view = await queues()
  expect(view).toMatchObject({
    store: 'postgres',
    failed_jobs: 0,
    backlog: { batches: 1, records: 2, oldest_received_at: receivedAt.toISOString() },
  })
  expect(view.queues.find(({ job }) => job === 'correlate')).toMatchObject({ waiting: 1, active: 0 })

  const metrics = createMetricsRegistry('gateway')
  const operations = watchOperations({
    database: gateway.database,
    queue: gateway.queue,
    metrics,
    now: () => gateway.now(),
  })
  const page = await metrics.metrics()
  await operations.close()
  expect(page).toMatch(/holdfast_queue_jobs\{job="correlate",state="waiting",service="gateway"\} 1/)
  expect(page).toMatch(/holdfast_backlog_batches\{service="gateway"\} 1/)
  expect(page).toMatch(/holdfast_backlog_records\{service="gateway"\} 2/)
  expect(page).toMatch(/holdfast_backlog_oldest_seconds\{service="gateway"\} (?:9\d|1\d\d)/)
  expect(page).toMatch(/holdfast_dead_letters\{service="gateway"\} 0/)
})

it('lists failed jobs, runs one again with its batch put back, and discards another', async () => {
  const { customerId } = operator
  const batchId = await storeBatch(new Date())
  const failure = { state: 'failed', reason: 'not-analysable' } as const
  await gateway.database.withTenant(customerId, (tx) => settleLogBatch(tx, batchId, failure, new Date()))
  const batchJob = `digest-batch.${batchId}.${customerId}`
  const otherJob = `correlate.${customerId}`
  await addDeadLetter(otherJob, correlate.name, { customerId })
  await addDeadLetter(batchJob, digestBatch.name, { customerId, batchId })
  expect(await failedJobs()).toMatchObject({
    total: 2,
    failed_jobs: [
      { id: batchJob, job: 'digest-batch', payload: { batchId }, reason: 'boom', attempts: 5 },
      { id: otherJob, job: 'correlate' },
    ],
  })

  expect((await call('POST', `failed-jobs/${batchJob}/retry`)).status).toBe(200)
  const row = gateway.owner.selectFrom('logBatches').select('state').where('id', '=', batchId)
  expect(await row.execute()).toEqual([{ state: 'waiting' }])
  const depth = (await queues()).queues.find(({ job }) => job === 'digest-batch')
  expect(depth).toMatchObject({ waiting: 1 })

  expect((await call('DELETE', `failed-jobs/${otherJob}`)).status).toBe(200)
  expect(await failedJobs()).toEqual({ failed_jobs: [], total: 0 })
  expect((await call('POST', `failed-jobs/${otherJob}/retry`)).status).toBe(404)
  expect((await call('DELETE', `failed-jobs/${otherJob}`)).status).toBe(404)
  const audit = await gateway.call({ url: '/api/v1/audit', token: operator.token })
  expect(audit.body.entries.map((entry: { action: string }) => entry.action)).toEqual(
    expect.arrayContaining(['operator.looked', 'operator.acted']),
  )
})

it('shows none of it to an admin who is no operator', async () => {
  const { token } = await createCompany(gateway)
  for (const path of ['queues', 'failed-jobs']) {
    expect((await gateway.call({ url: `/api/v1/admin/${path}`, token })).status).toBe(403)
  }
  const id = `correlate.${uuidV7()}`
  expect((await gateway.call({ method: 'DELETE', url: `/api/v1/admin/failed-jobs/${id}`, token })).status).toBe(403)
})
