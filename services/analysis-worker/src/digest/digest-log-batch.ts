import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import { settleLogBatch } from '@holdfast/database/batches/settle-log-batch'
import { saveDigest } from '@holdfast/database/digests/save-digest'
import type { Database } from '@holdfast/database/open-database'
import type { LogBatchesTable } from '@holdfast/database/schema/log-batches-table'
import type { CompanyCipher, CompanyVault } from '@holdfast/database/secrets/company-vault'
import { wakeCorrelation } from '../correlate/wake-correlation.ts'
import { jobScope } from '../correlate/correlate-job.ts'
import { STREAM_SCOPE } from '../correlate/correlate-stream.ts'
import { digestPlace } from '../correlate/open-digests.ts'
import type { Producer } from '@holdfast/queue/create-producer'
import type { EnginePool } from '../engine/engine-pool.ts'
import { TooCostly } from '../engine/too-costly.ts'
import { digestTaskOf } from './digest-task-of.ts'
import { giveUpBatch } from './give-up-batch.ts'

export interface DigestDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly engine: EnginePool
  readonly producer: Pick<Producer, 'offer'>
  readonly now: () => number
  readonly onSettled?: OnSettled
}

/** Told of the records of a batch, once, when they stop waiting. */
export type OnSettled = (term: 'analysed' | 'failed', recordCount: number, waitedMs?: number) => void

/** Digests one committed batch. Running twice, or being killed anywhere, changes nothing but the time it takes. */
export async function digestLogBatch(
  dependencies: DigestDependencies,
  { customerId, batchId }: { customerId: string; batchId: string },
): Promise<void> {
  const { database, vault, engine } = dependencies
  engine.admit(customerId)
  const opened = await database.withTenant(customerId, async (tx) => {
    const batch = await findLogBatch(tx, batchId)
    if (!batch) return undefined
    const cipher = await vault.cipherOf(tx, customerId)
    return { batch, cipher, bytes: batch.state === 'waiting' ? openLogBatch(cipher, batch) : null }
  })
  if (!opened) return
  try {
    if (opened.bytes) await digest(dependencies, opened.batch, opened.bytes, opened.cipher)
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error
    // Another attempt would cost as much.
    return giveUpBatch(dependencies, { customerId, batchId }, 'too-costly')
  }
  // Also when it was settled before: whoever settled it may have been killed before this.
  await wakeCorrelation(dependencies, customerId, opened.batch.jobId)
}

async function digest(
  { database, engine, now, onSettled }: DigestDependencies,
  batch: LogBatchesTable,
  bytes: Buffer,
  cipher: CompanyCipher,
): Promise<void> {
  const { id: batchId, customerId, jobId } = batch
  const result = await engine.run(digestTaskOf(batch, bytes), customerId)
  // Ingest acknowledged so many; to book them as analysed, we must have seen them all.
  if (batch.format !== 'text' && result.eventCount !== batch.recordCount) {
    throw new Error(`read ${result.eventCount} of the batch's ${batch.recordCount} records`)
  }
  const isSettled = await database.withTenant(customerId, async (tx) => {
    if (!(await settleLogBatch(tx, batchId, { state: 'analysed' }, new Date(now())))) return false
    await saveDigest(tx, {
      batchId,
      customerId,
      scope: jobId === null ? STREAM_SCOPE : jobScope(jobId),
      content: cipher.seal(result.digest, digestPlace(batchId)),
      eventCount: result.eventCount,
    })
    return true
  })
  if (isSettled) onSettled?.('analysed', batch.recordCount, now() - batch.receivedAt.getTime())
}
