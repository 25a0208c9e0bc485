import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { useDatabase } from '@holdfast/testing/use-database'
import { describe, expect, it } from 'vitest'
import { readLedger } from '../ledger/read-ledger.ts'
import { recordReceipts } from '../ledger/record-receipts.ts'
import { takeRequestHashes } from '../ledger/take-request-hashes.ts'
import { cancelLogJob } from '../log-jobs/cancel-log-job.ts'
import { createLogJob } from '../log-jobs/create-log-job.ts'
import { dropLogJob } from '../log-jobs/drop-log-job.ts'
import { failAbandonedJobs } from '../log-jobs/fail-abandoned-jobs.ts'
import { findLogJob } from '../log-jobs/find-log-job.ts'
import { finishLogJob } from '../log-jobs/finish-log-job.ts'
import { listSettledJobs } from '../log-jobs/list-settled-jobs.ts'
import { queueLogJob } from '../log-jobs/queue-log-job.ts'
import { createCompanyVault } from '../secrets/company-vault.ts'
import { createDataKey } from '../secrets/create-data-key.ts'
import { dropExpiredBatches } from './drop-expired-batches.ts'
import { ensureBatchPartitions } from './ensure-batch-partitions.ts'
import { expireWaitingBatches } from './expire-waiting-batches.ts'
import { findBatchOfLine } from './find-batch-of-line.ts'
import { findLogBatch } from './find-log-batch.ts'
import { insertLogBatches } from './insert-log-batches.ts'
import { listWaitingBatches } from './list-waiting-batches.ts'
import { measureBacklog } from './measure-backlog.ts'
import { openLogBatch } from './open-log-batch.ts'
import { type ReceivedBatch, sealLogBatch } from './seal-log-batch.ts'
import { settleLogBatch } from './settle-log-batch.ts'

const db = useDatabase()
const keyRing = createKeyRing([randomBytes(32)])
const vault = createCompanyVault(keyRing)
const text = Buffer.from('one\ntwo\nthree\n')
const window = { since: new Date(0), until: new Date(8.64e15) }

async function newCompany(): Promise<string> {
  const id = uuidV7()
  await createCompany(db.owner, { id, encryptedDataKey: createDataKey(keyRing, id) })
  return id
}

async function store(customerId: string, values: Partial<ReceivedBatch> = {}): Promise<string> {
  const id = values.id ?? uuidV7()
  const receivedAt = values.receivedAt ?? new Date()
  await db.database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const batch: ReceivedBatch = {
      id,
      customerId,
      apiKeyId: null,
      sourceType: 'otlp',
      sourceId: id,
      sourceName: 'agent',
      agentFingerprint: null,
      jobId: null,
      sequence: 0,
      firstLine: 1,
      firstOffset: 0,
      format: 'text',
      encoding: 'gzip',
      recordCount: 3,
      plainBytes: text.length,
      content: gzipSync(text),
      receivedAt,
      state: 'waiting',
      ...values,
    }
    await insertLogBatches(tx, [sealLogBatch(cipher, batch)])
    if (batch.state === 'waiting') {
      await recordReceipts(tx, customerId, [
        { apiKeyId: null, receivedAt, stored: 3, duplicate: 0, rejected: 0, reasons: {} },
      ])
    }
  })
  return id
}

const ledgerOf = async (customerId: string) =>
  (await db.database.withTenant(customerId, (tx) => readLedger(tx, window))).totals

async function newJob(customerId: string, idempotencyKey: string | null = null): Promise<string> {
  const id = uuidV7()
  const base = { apiKeyId: null, sourceType: 'upload', sourceName: 'a.log', requestHash: null } as const
  await db.database.withTenant(customerId, (tx) =>
    createLogJob(tx, { ...base, id, customerId, idempotencyKey, totalBytes: null, now: new Date() }),
  )
  return id
}

describe('a stored batch', () => {
  it('is read back as it came, by its own company alone', async () => {
    const [customerId, other] = [await newCompany(), await newCompany()]
    const id = await store(customerId)
    const stored = await db.database.withTenant(customerId, async (tx) => {
      const batch = await findLogBatch(tx, id)
      return batch && openLogBatch(await vault.cipherOf(tx, customerId), batch)
    })
    expect(stored).toEqual(text)
    expect(await db.database.withTenant(other, (tx) => findLogBatch(tx, id))).toBeUndefined()
  })

  it('is settled once, and the ledger follows', async () => {
    const customerId = await newCompany()
    const [analysed, failed] = [await store(customerId), await store(customerId)]
    const settle = (id: string, outcome: Parameters<typeof settleLogBatch>[2]) =>
      db.database.withTenant(customerId, (tx) => settleLogBatch(tx, id, outcome, new Date()))

    expect(await settle(analysed, { state: 'analysed' })).toBe(true)
    expect(await settle(analysed, { state: 'analysed' })).toBe(false)
    expect(await settle(failed, { state: 'failed', reason: 'unreadable' })).toBe(true)
    const ledger = await db.database.withTenant(customerId, (tx) => readLedger(tx, window))
    expect(ledger.totals).toMatchObject({ received: 6, stored: 6, analysed: 3, waiting: 0, failed: 3 })
    expect(ledger.reasons).toEqual({ 'failed:unreadable': 3 })
  })

  it('is found by the sweeper until it is settled', async () => {
    const customerId = await newCompany()
    const id = await store(customerId)
    const waiting = () =>
      db.database.withSystem('sweeper', (tx) =>
        listWaitingBatches(tx, { receivedBefore: new Date(Date.now() + 1_000), limit: 1_000 }),
      )
    expect(await waiting()).toContainEqual({ id, customerId })
    expect(await db.database.withTenant(customerId, measureBacklog)).toMatchObject({ batchCount: 1, recordCount: 3 })
    await db.database.withTenant(customerId, (tx) => settleLogBatch(tx, id, { state: 'analysed' }, new Date()))
    expect((await waiting()).map((batch) => batch.id)).not.toContain(id)
  })

  it('is counted as failed when its retention ends before anyone analysed it', async () => {
    const customerId = await newCompany()
    await store(customerId)
    const inTwoWeeks = new Date(Date.now() + 15 * 86_400_000)
    expect(await expireWaitingBatches(db.database, inTwoWeeks, 14)).toBeGreaterThan(0)
    expect(await expireWaitingBatches(db.database, inTwoWeeks, 14)).toBe(0)
    expect(await ledgerOf(customerId)).toMatchObject({ stored: 3, failed: 3, waiting: 0 })
  })

  it('is dropped with its day', async () => {
    const customerId = await newCompany()
    const old = new Date('2020-03-04T12:00:00Z')
    await db.database.withTenant(customerId, (tx) => ensureBatchPartitions(tx, old, 0))
    const id = await store(customerId, { id: uuidV7At(old), receivedAt: old })
    const now = new Date('2020-03-08T00:00:00Z')
    expect(await db.database.withSystem('retention', (tx) => dropExpiredBatches(tx, now, 4))).toBe(0)
    expect(await db.database.withTenant(customerId, (tx) => findLogBatch(tx, id))).toBeDefined()
    expect(await db.database.withSystem('retention', (tx) => dropExpiredBatches(tx, now, 3))).toBe(1)
    expect(await db.database.withTenant(customerId, (tx) => findLogBatch(tx, id))).toBeUndefined()
  })
})

/** As a process would have made it at that time. */
function uuidV7At(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${randomBytes(6).toString('hex')}`
}

describe('a job', () => {
  it('hides its batches until all are there, then counts them off', async () => {
    const customerId = await newCompany()
    const jobId = await newJob(customerId)
    const chunk = { jobId, sourceId: jobId, sourceType: 'upload', state: 'receiving' } as const
    const first = await store(customerId, { ...chunk, sequence: 0, firstLine: 1 })
    const second = await store(customerId, { ...chunk, sequence: 1, firstLine: 4, firstOffset: text.length })
    expect(await db.database.withTenant(customerId, measureBacklog)).toMatchObject({ batchCount: 0 })

    const now = new Date()
    await db.database.withTenant(customerId, async (tx) => {
      await queueLogJob(tx, jobId, { receivedBytes: 28, recordCount: 6, batchCount: 2, detail: null, now })
      await recordReceipts(tx, customerId, [
        { apiKeyId: null, receivedAt: now, stored: 6, duplicate: 0, rejected: 0, reasons: {} },
      ])
    })
    expect(await db.database.withTenant(customerId, (tx) => findBatchOfLine(tx, jobId, 5))).toMatchObject({
      id: second,
    })

    for (const id of [first, second]) {
      expect(await db.database.withTenant(customerId, listSettledJobs)).toEqual([])
      await db.database.withTenant(customerId, (tx) => settleLogBatch(tx, id, { state: 'analysed' }, now))
    }
    expect(await db.database.withTenant(customerId, listSettledJobs)).toEqual([jobId])
    const incidentId = uuidV7()
    await db.database.withTenant(customerId, (tx) =>
      finishLogJob(tx, jobId, {
        status: 'done',
        incidentIds: [incidentId, incidentId],
        detail: null,
        lookedAt: null,
        now,
      }),
    )
    expect(await db.database.withTenant(customerId, (tx) => findLogJob(tx, jobId))).toMatchObject({
      status: 'done',
      processedCount: 6,
      incidentIds: [incidentId],
    })
  })

  it('leaves nothing behind when its upload breaks', async () => {
    const customerId = await newCompany()
    const jobId = await newJob(customerId)
    const id = await store(customerId, { jobId, sourceType: 'upload', state: 'receiving' })
    await db.database.withTenant(customerId, (tx) => dropLogJob(tx, jobId))
    expect(await db.database.withTenant(customerId, (tx) => findLogBatch(tx, id))).toBeUndefined()
    expect(await db.database.withTenant(customerId, (tx) => findLogJob(tx, jobId))).toBeUndefined()
  })

  it('fails when the process that received it died', async () => {
    const customerId = await newCompany()
    const jobId = await newJob(customerId, 'key')
    const id = await store(customerId, { jobId, sourceType: 'upload', state: 'receiving' })
    const now = new Date(Date.now() + 60_000)
    const ids = await db.database.withSystem('sweeper', (tx) => failAbandonedJobs(tx, { touchedBefore: now, now }))
    expect(ids).toContain(jobId)
    expect(await db.database.withTenant(customerId, (tx) => findLogBatch(tx, id))).toBeUndefined()
    expect(await db.database.withTenant(customerId, (tx) => findLogJob(tx, jobId))).toMatchObject({ status: 'failed' })
  })

  it('counts what was cancelled as failed', async () => {
    const customerId = await newCompany()
    const jobId = await newJob(customerId)
    const id = await store(customerId, { jobId, sourceType: 'upload' })
    expect(await db.database.withTenant(customerId, (tx) => cancelLogJob(tx, jobId, new Date()))).toBe(jobId)
    expect(await db.database.withTenant(customerId, (tx) => cancelLogJob(tx, jobId, new Date()))).toBeUndefined()
    const settled = await db.database.withTenant(customerId, (tx) =>
      settleLogBatch(tx, id, { state: 'analysed' }, new Date()),
    )
    expect(settled).toBe(false)
    expect(await ledgerOf(customerId)).toMatchObject({ stored: 3, failed: 3, waiting: 0 })
  })
})

describe('the ledger', () => {
  it('adds up receipts of an hour', async () => {
    const customerId = await newCompany()
    const receivedAt = new Date()
    const receipt = {
      apiKeyId: null,
      receivedAt,
      stored: 5,
      duplicate: 2,
      rejected: 1,
      reasons: { 'rejected:too-deep': 1 },
    }
    await db.database.withTenant(customerId, (tx) => recordReceipts(tx, customerId, [receipt, receipt]))
    await db.database.withTenant(customerId, (tx) => recordReceipts(tx, customerId, [receipt]))
    const ledger = await db.database.withTenant(customerId, (tx) => readLedger(tx, window))
    expect(ledger.totals).toEqual({
      received: 24,
      stored: 15,
      duplicate: 6,
      rejected: 3,
      analysed: 0,
      waiting: 15,
      failed: 0,
    })
    expect(ledger.reasons).toEqual({ 'rejected:too-deep': 3 })
    expect(ledger.hours).toHaveLength(1)
  })

  it('knows a repeated request within the window, and forgets it after', async () => {
    const customerId = await newCompany()
    const hash = randomBytes(32)
    const take = (now: Date) =>
      db.database.withTenant(customerId, (tx) =>
        takeRequestHashes(tx, { customerId, hashes: [hash], now, windowMs: 300_000 }),
      )
    const start = Date.now()
    expect((await take(new Date(start))).has(hash.toString('hex'))).toBe(true)
    expect((await take(new Date(start + 299_000))).size).toBe(0)
    expect((await take(new Date(start + 301_000))).size).toBe(1)
  })
})
