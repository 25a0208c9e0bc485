import { companyAnalysed, uploadDigested, uploadEnded } from '@holdfast/contracts/events/catalogue'
import { correlate as correlateSpec, digestBatch } from '@holdfast/contracts/jobs'
import { retryFailedBatch } from '@holdfast/database/batches/retry-failed-batch'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { readLedger } from '@holdfast/database/ledger/read-ledger'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, expect, it } from 'vitest'
import { giveUpBatch } from '../src/digest/give-up-batch.ts'
import { createEnginePool, type EnginePool } from '../src/engine/engine-pool.ts'
import type { EngineTask } from '../src/engine/engine-task.ts'
import { TooCostly } from '../src/engine/too-costly.ts'
import { openDigests } from '@holdfast/database/digests/sealed-digests'
import { createPipeline, vault } from './pipeline-fixture.ts'
import { storeRecords } from './store-records.ts'

const db = useDatabase()
const signal = new AbortController().signal
const engine = createEnginePool({ maxHeapMb: 128, sideHeapMb: 128 })
afterAll(() => engine.close())

const healthy = `${Array.from({ length: 20 }, (_, index) => `2026-02-01T09:00:${String(index).padStart(2, '0')}Z INFO [api] ok ${index}`).join('\n')}\n`

const ledgerOf = (customerId: string) =>
  db.database.withTenant(customerId, (tx) => readLedger(tx, { since: new Date(0), until: new Date('2100-01-01') }))

it('counts a batch that fails every attempt as failed with its reason, and lets its job end', async () => {
  const { customerId, store, correlate, processorOf, published } = await createPipeline(db, engine)
  const { jobId, batchIds } = await store([healthy, healthy])
  const [good = '', bad = ''] = batchIds
  await db.owner
    .updateTable('logBatches')
    .set({ payload: Buffer.from('not what was sealed') })
    .where('id', '=', bad)
    .execute()
  const digest = processorOf(digestBatch)
  const run = { jobId: 'job', attempt: 5, isLastAttempt: true }
  const payloadOf = (batchId: string) => digestBatch.payload.parse({ customerId, batchId })

  await digest.process(payloadOf(good), signal, run)
  await expect(digest.process(payloadOf(bad), signal, run)).rejects.toThrow('ciphertext is too short')
  await digest.exhausted(payloadOf(bad), new Error('gave up'))
  await digest.exhausted(payloadOf(bad), new Error('gave up'))
  expect(published(uploadDigested)).toContainEqual({ customerId, jobId })
  await correlate()

  const ledger = await ledgerOf(customerId)
  expect(ledger.totals).toMatchObject({ received: 40, stored: 40, analysed: 20, waiting: 0, failed: 20 })
  expect(ledger.reasons).toEqual({ 'failed:not-analysable': 20 })
  const job = await db.database.withTenant(customerId, (tx) => findLogJob(tx, jobId))
  expect(job).toMatchObject({ status: 'done', processedCount: 20 })
})

it('gives no batch up for an outage that outlasted every attempt', async () => {
  const { customerId, store, digest, processorOf } = await createPipeline(db, engine)
  const { batchIds } = await store([healthy])
  const [batchId = ''] = batchIds
  const processor = processorOf(digestBatch)
  for (const code of ['ECONNREFUSED', '53100']) {
    await processor.exhausted({ customerId, batchId }, Object.assign(new Error('away'), { code }))
  }
  expect((await ledgerOf(customerId)).totals).toMatchObject({ waiting: 20, failed: 0 })
  await digest(batchId)
  expect((await ledgerOf(customerId)).totals).toMatchObject({ waiting: 0, analysed: 20 })
})

it('analyses a failed batch after all when an operator puts it back', async () => {
  const { customerId, store, digest, correlate } = await createPipeline(db, engine)
  const { jobId, batchIds } = await store([healthy])
  const [batchId = ''] = batchIds
  const dependencies = { database: db.database, now: Date.now }
  await giveUpBatch(dependencies, { customerId, batchId })
  await correlate()
  expect(await db.database.withTenant(customerId, (tx) => retryFailedBatch(tx, batchId))).toBe(true)
  expect(await db.database.withTenant(customerId, (tx) => retryFailedBatch(tx, batchId))).toBe(false)
  await digest(batchId)
  await correlate()

  const ledger = await ledgerOf(customerId)
  expect(ledger.totals).toMatchObject({ stored: 20, analysed: 20, waiting: 0, failed: 0 })
  const job = await db.database.withTenant(customerId, (tx) => findLogJob(tx, jobId))
  expect(job).toMatchObject({ status: 'done', processedCount: 20 })
})

it('says so when nothing of a paste could be analysed', async () => {
  const { customerId, store, correlate, processorOf } = await createPipeline(db, engine)
  const { jobId, batchIds } = await store([healthy])
  const digest = processorOf(digestBatch)
  await digest.exhausted({ customerId, batchId: batchIds[0] }, new Error('gave up'))
  await correlate()
  const job = await db.database.withTenant(customerId, (tx) => findLogJob(tx, jobId))
  expect(job).toMatchObject({ status: 'failed' })
  expect(job?.detail).toContain('None of the logs could be analyzed')
})

const costly = (isCostly: (task: EngineTask) => boolean): EnginePool => ({
  ...engine,
  run: (task, customerId) =>
    isCostly(task) ? Promise.reject(new TooCostly('too costly')) : engine.run(task, customerId),
})

it('counts a batch that takes too long at once, and tries it no second time', async () => {
  let runs = 0
  const pipeline = await createPipeline(
    db,
    costly(({ kind }) => kind === 'digest-text' && ++runs > 0),
  )
  const { jobId, batchIds } = await pipeline.store([healthy])
  await pipeline.digest(batchIds[0] ?? '')
  await pipeline.digest(batchIds[0] ?? '')
  await pipeline.correlate()
  expect(runs).toBe(1)
  const ledger = await ledgerOf(pipeline.customerId)
  expect(ledger.totals).toMatchObject({ stored: 20, analysed: 0, waiting: 0, failed: 20 })
  expect(ledger.reasons).toEqual({ 'failed:too-costly': 20 })
  expect(await db.database.withTenant(pipeline.customerId, (tx) => findLogJob(tx, jobId))).toMatchObject({
    status: 'failed',
  })
})

it('ends a paste whose parts take too long together, and counts them', async () => {
  const pipeline = await createPipeline(
    db,
    costly(({ kind }) => kind === 'analyze'),
  )
  const jobId = await pipeline.analyse(healthy)
  const ledger = await ledgerOf(pipeline.customerId)
  expect(ledger.totals).toMatchObject({ stored: 20, analysed: 0, waiting: 0, failed: 20 })
  expect(ledger.reasons).toEqual({ 'failed:too-costly': 20 })
  const job = await db.database.withTenant(pipeline.customerId, (tx) => findLogJob(tx, jobId))
  expect(job).toMatchObject({ status: 'failed', processedCount: 0 })
  expect(job?.detail).toContain('too long')
})

const broken = (isBroken: (task: EngineTask) => boolean): EnginePool => ({
  ...engine,
  run: (task, customerId) =>
    isBroken(task) ? Promise.reject(new TypeError('a bug of the engine')) : engine.run(task, customerId),
})

it('ends a paste whose analysis fails every attempt, and then knows of no more work', async () => {
  const { customerId, store, digest, correlate, processorOf, published } = await createPipeline(
    db,
    broken(({ kind }) => kind === 'analyze'),
  )
  const { jobId, batchIds } = await store([healthy])
  await digest(batchIds[0] ?? '')
  await expect(correlate()).rejects.toThrow('a bug of the engine')
  await processorOf(correlateSpec).exhausted({ customerId }, new TypeError('a bug of the engine'))
  expect(await db.database.withTenant(customerId, (tx) => findLogJob(tx, jobId))).toMatchObject({ status: 'failed' })
  expect((await ledgerOf(customerId)).reasons).toEqual({ 'failed:not-analysable': 20 })
  expect(published(uploadEnded)).toEqual([{ customerId, jobId }])
  await correlate()
  expect(published(companyAnalysed)).toHaveLength(1)
})

it('gives nothing up for an outage below that outlasted every attempt of a correlation', async () => {
  const { customerId, store, digest, processorOf } = await createPipeline(db, engine)
  const { jobId, batchIds } = await store([healthy])
  await digest(batchIds[0] ?? '')
  const outage = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  await processorOf(correlateSpec).exhausted({ customerId }, outage)
  expect(await db.database.withTenant(customerId, (tx) => findLogJob(tx, jobId))).toMatchObject({
    status: 'processing',
  })
})

it('loses of a stream the one batch that breaks its analysis', async () => {
  const bad: { digest?: Buffer } = {}
  const { customerId, digest, processorOf } = await createPipeline(
    db,
    broken((task) => task.kind === 'analyze' && task.digests.some((bytes) => bad.digest?.equals(bytes))),
  )
  const say = (count: number, body: string) =>
    storeRecords(
      db,
      customerId,
      'orders',
      Array.from({ length: count }, (_, index) => ({ atMs: Date.now() + index, level: 'INFO', body })),
    )
  const batches = [await say(3, 'one'), await say(5, 'another that is longer'), await say(7, 'three')]
  for (const batchId of batches) await digest(batchId)
  const rows = await db.owner
    .selectFrom('digests')
    .select(['batchId', 'content'])
    .where('customerId', '=', customerId)
    .execute()
  const cipher = await db.database.withTenant(customerId, (tx) => vault.cipherOf(tx, customerId))
  const [digestOfBad] = openDigests(
    cipher,
    rows.filter((row) => row.batchId === batches[1]),
  )
  if (!digestOfBad) throw new Error('the batch was not digested')
  bad.digest = digestOfBad
  const correlation = processorOf(correlateSpec)
  const run = { jobId: 'job', attempt: 5, isLastAttempt: true }
  await expect(correlation.process({ customerId }, signal, run)).rejects.toThrow('a bug of the engine')
  await correlation.exhausted({ customerId }, new TypeError('a bug of the engine'))
  await correlation.process({ customerId }, signal, { ...run, attempt: 1, isLastAttempt: false })
  expect((await ledgerOf(customerId)).totals).toMatchObject({ analysed: 10, waiting: 0, failed: 5 })
})
