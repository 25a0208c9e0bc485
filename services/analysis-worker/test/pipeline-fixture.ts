import { randomBytes } from 'node:crypto'
import type { EventSpec } from '@holdfast/contracts/events/event'
import type { JobSpec } from '@holdfast/contracts/job-spec'
import { storeTextJob } from '@holdfast/database/log-jobs/store-text-job'
import { openMailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { createOutboxTransport } from '@holdfast/mail/create-mail-transport'
import type { Processor } from '@holdfast/queue/define-processor'
import { createLogger } from '@holdfast/runtime/logger'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import type { TestDatabase } from '@holdfast/testing/use-database'
import { z } from 'zod'
import { analysisProcessors } from '../src/app.ts'
import { correlateCompany } from '../src/correlate/correlate-company.ts'
import { digestLogBatch } from '../src/digest/digest-log-batch.ts'
import type { EnginePool } from '../src/engine/engine-pool.ts'
import type { Refiner } from '@holdfast/incidents/refine/create-refiner'
import type { Investigator } from '../src/investigate/create-investigator.ts'

export interface Pipeline {
  readonly customerId: string
  /** What a worker runs for a job. */
  readonly processorOf: (spec: JobSpec) => Processor
  /** The payloads of the company's events of a kind, in order. */
  readonly published: (spec: EventSpec) => unknown[]
  /** Commits a paste in chunks, as ingest does, without any analysis. Returns its job and batches. */
  readonly store: (chunks: readonly string[]) => Promise<{ jobId: string; batchIds: string[] }>
  readonly digest: (batchId: string) => Promise<void>
  readonly correlate: () => Promise<void>
  /** All three. Returns the job. */
  readonly analyse: (text: string) => Promise<string>
}

const ofCompany = z.object({ customerId: z.string() })
const keyRing = createKeyRing([randomBytes(32)])
export const vault = createCompanyVault(keyRing)

export interface PipelineOptions {
  readonly refiner?: Refiner
  readonly investigator?: Investigator
}

export async function createPipeline(
  db: TestDatabase,
  engine: EnginePool,
  { refiner, investigator }: PipelineOptions = {},
): Promise<Pipeline> {
  const customerId = uuidV7()
  await createCompany(db.owner, { id: customerId, encryptedDataKey: createDataKey(keyRing, customerId) })
  const dependencies = {
    database: db.database,
    vault,
    engine,
    ...(refiner ? { refiner } : {}),
    ...(investigator ? { investigator } : {}),
    now: Date.now,
    events: { deliver: async () => undefined },
    logger: createLogger({ name: 'test', level: 'silent' }),
    mail: { publicUrl: 'https://holdfast.example', supportEmail: undefined },
    upkeep: async () => 0,
    outbox: openMailOutbox(db.database, vault),
    transport: createOutboxTransport(() => undefined),
    github: { publicUrl: 'https://holdfast.example' },
  }
  const processors = analysisProcessors(dependencies)
  const pipeline: Pipeline = {
    customerId,
    processorOf: ({ name }) => {
      const processor = processors.find(({ spec }) => spec.name === name)
      if (!processor) throw new Error(`no worker runs ${name}`)
      return processor
    },
    published: ({ name }) =>
      db.published
        .filter(
          ({ spec, payload }) => spec.name === name && ofCompany.safeParse(payload).data?.customerId === customerId,
        )
        .map(({ payload }) => payload),
    store: (chunks) => storePaste(db, customerId, chunks),
    digest: (batchId) => digestLogBatch(dependencies, { customerId, batchId }),
    correlate: () =>
      correlateCompany(dependencies, { customerId, signal: new AbortController().signal, isLastAttempt: false }),
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
