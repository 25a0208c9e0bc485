import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import { settleLogBatch } from '@holdfast/database/batches/settle-log-batch'
import { saveDigest } from '@holdfast/database/digests/save-digest'
import { sealDigest } from '@holdfast/database/digests/sealed-digests'
import type { Database } from '@holdfast/database/open-database'
import type { LogBatchesTable } from '@holdfast/database/schema/log-batches-table'
import type { CompanyCipher, CompanyVault } from '@holdfast/database/secrets/company-vault'
import { STREAM_SCOPE, uploadScope } from '@holdfast/records/digests/scopes'
import type { EnginePool } from '../engine/engine-pool.ts'
import { TooCostly } from '../engine/too-costly.ts'
import { digestTaskOf } from './digest-task-of.ts'
import { giveUpBatch } from './give-up-batch.ts'
import type { OnSettled } from './on-settled.ts'
import { publishDigested } from './publish-digested.ts'

export interface DigestDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly engine: EnginePool
  readonly now: () => number
  readonly onSettled?: OnSettled
}

/** Digests one committed batch. Running twice, or being killed anywhere, changes nothing but the time it takes. */
export async function digestLogBatch(
  dependencies: DigestDependencies,
  { customerId, batchId }: { customerId: string; batchId: string },
): Promise<void> {
  const { database, vault, engine } = dependencies
  engine.admit(customerId)
  const found = await database.withTenant(customerId, async (tx, { publish }) => {
    const batch = await findLogBatch(tx, batchId)
    if (!batch) return undefined
    if (batch.state === 'waiting') return { batch, cipher: await vault.cipherOf(tx, customerId) }
    // Whoever settled it before may have been killed before this was sent.
    await publishDigested(tx, publish, batch)
    return undefined
  })
  if (!found) return
  try {
    await digest(dependencies, found.batch, openLogBatch(found.cipher, found.batch), found.cipher)
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error
    // Another attempt would cost as much.
    await giveUpBatch(dependencies, { customerId, batchId }, 'too-costly')
  }
}

async function digest(
  { database, engine, now, onSettled }: DigestDependencies,
  batch: LogBatchesTable,
  bytes: Buffer,
  cipher: CompanyCipher,
): Promise<void> {
  const { id: batchId, customerId, jobId } = batch
  const result = await engine.run(digestTaskOf(batch, bytes), customerId)
  // Ingest acknowledged so many; to count them as analyzed, we must have seen them all.
  if (batch.format !== 'text' && result.eventCount !== batch.recordCount) {
    throw new Error(`read ${result.eventCount} of the batch's ${batch.recordCount} records`)
  }
  const content = sealDigest(cipher, batchId, result.digest)
  const isSettled = await database.withTenant(customerId, async (tx, { publish }) => {
    const settled = await settleLogBatch(tx, batchId, { state: 'analysed' }, new Date(now()))
    await publishDigested(tx, publish, batch)
    if (!settled) return false
    await saveDigest(tx, {
      batchId,
      customerId,
      scope: jobId === null ? STREAM_SCOPE : uploadScope(jobId),
      content,
      eventCount: result.eventCount,
    })
    return true
  })
  if (isSettled) onSettled?.('analysed', batch.recordCount, now() - batch.receivedAt.getTime())
}
