import { zstdCompressSync } from 'node:zlib'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { insertLogBatches } from '../batches/insert-log-batches.ts'
import { sealLogBatch } from '../batches/seal-log-batch.ts'
import { recordReceipts } from '../ledger/record-receipts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { createLogJob } from './create-log-job.ts'
import { queueLogJob } from './queue-log-job.ts'

export interface TextJob {
  readonly customerId: string
  readonly sourceType: 'paste' | 'upload' | 'sample'
  readonly sourceName: string
  /** Each ends where a record ends. Small enough to be held at once; uploads are streamed by ingest. */
  readonly chunks: readonly string[]
  readonly now: Date
}

/** Commits a text that no key sent, with its job and its place in the ledger. The caller enqueues the batches. */
export async function storeTextJob(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { customerId, sourceType, sourceName, chunks, now }: TextJob,
): Promise<{ jobId: string; batchIds: string[] }> {
  const jobId = uuidV7()
  await createLogJob(tx, {
    id: jobId,
    customerId,
    apiKeyId: null,
    sourceType,
    sourceName,
    idempotencyKey: null,
    requestHash: null,
    totalBytes: null,
    now,
  })
  let firstLine = 1
  let firstOffset = 0
  const batches = chunks.map((chunk, sequence) => {
    const plain = Buffer.from(chunk)
    const batch = sealLogBatch(cipher, {
      id: uuidV7(),
      customerId,
      apiKeyId: null,
      sourceType,
      sourceId: jobId,
      sourceName,
      agentFingerprint: null,
      jobId,
      sequence,
      firstLine,
      firstOffset,
      format: 'text',
      encoding: 'zstd',
      recordCount: chunk.split('\n').filter((line) => line.trim() !== '').length,
      plainBytes: plain.length,
      receivedAt: now,
      state: 'waiting',
      content: zstdCompressSync(plain),
    })
    firstLine += chunk.split('\n').length - 1
    firstOffset += plain.length
    return batch
  })
  await insertLogBatches(tx, batches)
  const recordCount = batches.reduce((sum, batch) => sum + batch.recordCount, 0)
  const received = { receivedBytes: firstOffset, recordCount, batchCount: batches.length, detail: null, now }
  await queueLogJob(tx, jobId, received)
  await recordReceipts(tx, customerId, [
    { apiKeyId: null, receivedAt: now, stored: recordCount, duplicate: 0, rejected: 0, reasons: {} },
  ])
  return { jobId, batchIds: batches.map((batch) => batch.id) }
}
