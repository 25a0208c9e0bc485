import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { zstdCompress, constants } from 'node:zlib'
import { batchStored } from '@holdfast/contracts/events/catalogue'
import { ensureBatchPartitions } from '@holdfast/database/batches/ensure-batch-partitions'
import { insertLogBatches } from '@holdfast/database/batches/insert-log-batches'
import { sealLogBatch } from '@holdfast/database/batches/seal-log-batch'
import { recordReceipts } from '@holdfast/database/ledger/record-receipts'
import { dropLogJob } from '@holdfast/database/log-jobs/drop-log-job'
import { queueLogJob } from '@holdfast/database/log-jobs/queue-log-job'
import { touchLogJob } from '@holdfast/database/log-jobs/touch-log-job'
import { jobOrigin } from '@holdfast/queue/job-origin'
import { AppError } from '@holdfast/runtime/app-error'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { KeyOwner } from '../auth/key-authenticator.ts'
import type { Intake } from '../commit/intake.ts'
import type { IngestDependencies } from '../ingest-dependencies.ts'
import type { KeyRateLimiter } from '../receive/key-rate-limiter.ts'
import { toUnavailable } from '../to-unavailable.ts'
import { decodeToUtf8 } from '../text/decode-to-utf8.ts'
import { splitText } from '../text/split-text.ts'
import type { TextChunk } from '../text/text-chunk.ts'

export interface TextJob extends KeyOwner {
  readonly jobId: string
  readonly sourceType: 'paste' | 'upload'
  readonly sourceName: string
  readonly receivedAt: Date
}

export interface StoreTextDependencies extends IngestDependencies {
  readonly intake: Intake
  readonly rateLimiter: KeyRateLimiter
}

/** What has come of a text so far. */
interface Sum {
  receivedBytes: number
  recordCount: number
  truncatedLines: number
  batchCount: number
}

const RENEW_MS = 20_000
const compress = promisify(zstdCompress)
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const splitOptions = { chunkBytes: 2_097_152, maxLineBytes: 1_048_576 }

/**
 * Stores a text chunk by chunk, out of the workers' sight, and hands all of it over in the last transaction: a text
 * that breaks off leaves nothing behind. The job must exist in state `receiving`.
 */
export async function storeText(
  dependencies: StoreTextDependencies,
  job: TextJob,
  source: AsyncIterable<Buffer>,
): Promise<{ recordCount: number }> {
  const { database, logger } = dependencies
  const sum: Sum = { receivedBytes: 0, recordCount: 0, truncatedLines: 0, batchCount: 0 }
  const renewal = setInterval(() => void renew(dependencies, job, sum), RENEW_MS)
  try {
    return await storeChunks(dependencies, job, source, sum)
  } catch (error) {
    await database
      .withTenant(job.customerId, (tx) => dropLogJob(tx, job.jobId))
      .catch((cause: unknown) => logger.warn({ err: cause }, 'an interrupted upload was left to the sweeper'))
    throw error
  } finally {
    clearInterval(renewal)
  }
}

/** A slow sender may need minutes for a chunk: the job must not look abandoned meanwhile. */
async function renew({ database, now, logger }: StoreTextDependencies, job: TextJob, { receivedBytes }: Sum) {
  await database
    .withTenant(job.customerId, (tx) => touchLogJob(tx, job.jobId, { receivedBytes, now: now() }))
    .catch((error: unknown) => logger.warn({ err: error }, 'an upload could not be renewed'))
}

async function storeChunks(
  dependencies: StoreTextDependencies,
  job: TextJob,
  source: AsyncIterable<Buffer>,
  sum: Sum,
): Promise<{ recordCount: number }> {
  const { rateLimiter } = dependencies
  const stored: string[] = []
  let hasContent = false
  for await (const chunk of splitText(decodeToUtf8(source), splitOptions)) {
    hasContent ||= /\S/.test(chunk.bytes.toString('latin1'))
    sum.receivedBytes = chunk.firstOffset + chunk.bytes.length
    sum.recordCount += chunk.lineCount
    sum.truncatedLines += chunk.truncatedLines
    const batchId = await storeChunk(dependencies, job, chunk, sum)
    // A sender that can be made to wait is not refused: it pays by coming later.
    rateLimiter.charge(job.apiKeyId, {
      bytes: job.sourceType === 'upload' ? chunk.bytes.length : 0,
      records: chunk.lineCount,
    })
    const debtMs = job.sourceType === 'upload' ? rateLimiter.debtMs(job.apiKeyId) : 0
    if (debtMs > 0) await delay(debtMs)
    stored.push(batchId)
    sum.batchCount++
  }
  if (!hasContent) throw new AppError('validation_failed', 'No Content')
  await handOver(dependencies, job, { ...sum, stored })
  return { recordCount: sum.recordCount }
}

async function storeChunk(
  { database, vault, now }: StoreTextDependencies,
  job: TextJob,
  chunk: TextChunk,
  { batchCount: sequence, receivedBytes }: Sum,
): Promise<string> {
  const id = uuidV7()
  const content = await compress(chunk.bytes, compression)
  const insert = () =>
    database.withTenant(job.customerId, async (tx) => {
      const isAlive = await touchLogJob(tx, job.jobId, { receivedBytes, now: now() })
      if (!isAlive) throw cancelled()
      const batch = sealLogBatch(await vault.cipherOf(tx, job.customerId), {
        id,
        customerId: job.customerId,
        apiKeyId: job.apiKeyId,
        sourceType: job.sourceType,
        sourceId: job.jobId,
        sourceName: job.sourceName,
        agentFingerprint: null,
        jobId: job.jobId,
        sequence,
        firstLine: chunk.firstLine,
        firstOffset: chunk.firstOffset,
        format: 'text',
        encoding: 'zstd',
        recordCount: chunk.lineCount,
        plainBytes: chunk.bytes.length,
        content,
        receivedAt: job.receivedAt,
        state: 'receiving',
      })
      await insertLogBatches(tx, [batch])
    })
  await insert()
    .catch(async (error: unknown) => {
      if (error instanceof AppError) throw error
      // The one cause that a second try can cure is a day without its partition.
      await database.withTenant(job.customerId, (tx) => ensureBatchPartitions(tx, now())).then(insert)
    })
    .catch((error: unknown) => {
      throw toUnavailable(error)
    })
  return id
}

/** All at once: the batches become visible, the job is queued, and the ledger counts every line. */
async function handOver(
  { database, now, intake }: StoreTextDependencies,
  job: TextJob,
  { stored, ...sum }: Sum & { readonly stored: readonly string[] },
): Promise<void> {
  const { recordCount, truncatedLines } = sum
  const detail = truncatedLines > 0 ? `${truncatedLines} lines were longer than 1 MiB and were cut.` : null
  await database
    .withTenant(job.customerId, async (tx, { publish }) => {
      if (!(await queueLogJob(tx, job.jobId, { ...sum, detail, now: now() }))) throw cancelled()
      const reasons = truncatedLines > 0 ? { 'truncated:line-too-long': truncatedLines } : {}
      const { apiKeyId, receivedAt } = job
      await recordReceipts(tx, job.customerId, [
        { apiKeyId, receivedAt, stored: recordCount, duplicate: 0, rejected: 0, reasons },
      ])
      for (const batchId of stored) publish(batchStored, { customerId: job.customerId, batchId }, jobOrigin())
    })
    .catch((error: unknown) => {
      throw toUnavailable(error)
    })
  intake.metrics.records.inc({ term: 'received' }, recordCount)
  intake.metrics.records.inc({ term: 'stored' }, recordCount)
}

const cancelled = () => new AppError('conflict', 'The upload was cancelled.')
