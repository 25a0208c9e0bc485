import { randomBytes } from 'node:crypto'
import { storeTextJob } from '@holdfast/database/log-jobs/store-text-job'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { Producer } from '@holdfast/queue/create-producer'
import { createCompany } from '@holdfast/testing/factories/create-company'
import type { TestDatabase } from '@holdfast/testing/use-database'
import { correlateCompany } from '../src/correlate/correlate-company.ts'
import { digestLogBatch } from '../src/digest/digest-log-batch.ts'
import type { EnginePool } from '../src/engine/engine-pool.ts'
import type { Refiner } from '../src/refine/create-refiner.ts'

export interface Pipeline {
  readonly customerId: string
  /** Commits a paste in chunks, as ingest does, without any analysis. Returns its job and batches. */
  store: (chunks: readonly string[]) => Promise<{ jobId: string; batchIds: string[] }>
  digest: (batchId: string) => Promise<void>
  correlate: () => Promise<void>
  /** All three. Returns the job. */
  analyse: (text: string) => Promise<string>
}

const keyRing = createKeyRing([randomBytes(32)])
export const vault = createCompanyVault(keyRing)

export interface PipelineOptions {
  readonly refiner?: Refiner
  /** Told of what would be enqueued. */
  readonly offer?: Producer['offer']
}

export async function createPipeline(
  db: TestDatabase,
  engine: EnginePool,
  { refiner, offer = async () => true }: PipelineOptions = {},
): Promise<Pipeline> {
  const customerId = uuidV7()
  await createCompany(db.owner, { id: customerId, encryptedDataKey: createDataKey(keyRing, customerId) })
  const dependencies = {
    database: db.database,
    vault,
    engine,
    producer: { offer },
    refiner,
    now: Date.now,
  }
  const pipeline: Pipeline = {
    customerId,
    store: (chunks) => storePaste(db, customerId, chunks),
    digest: (batchId) => digestLogBatch(dependencies, { customerId, batchId }),
    correlate: () => correlateCompany(dependencies, customerId, new AbortController().signal),
    async analyse(text) {
      const { jobId, batchIds } = await pipeline.store([text])
      for (const batchId of batchIds) await pipeline.digest(batchId)
      await pipeline.correlate()
      return jobId
    },
  }
  return pipeline
}

const storePaste = (db: TestDatabase, customerId: string, chunks: readonly string[]) =>
  db.database.withTenant(customerId, async (tx) =>
    storeTextJob(tx, await vault.cipherOf(tx, customerId), {
      customerId,
      sourceType: 'paste',
      sourceName: 'pasted logs',
      chunks,
      now: new Date(),
    }),
  )
