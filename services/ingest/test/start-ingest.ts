import { randomBytes } from 'node:crypto'
import { batchStored } from '@holdfast/contracts/events/catalogue'
import { addApiKey } from '@holdfast/database/api-keys/add-api-key'
import { ledgerOf } from './ledger-of.ts'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { createServer } from '@holdfast/runtime/fastify/create-server'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { createLogger } from '@holdfast/runtime/logger'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { closeInjectedRequests } from '@holdfast/testing/close-injected-requests'
import { createCompany } from '@holdfast/testing/factories/create-company'
import type { TestDatabase } from '@holdfast/testing/use-database'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { z } from 'zod'
import { registerIngest } from '../src/app.ts'
import { createIngestServices, type IngestLimits, type IngestServices } from '../src/ingest-services.ts'

type StoredBatch = z.output<typeof batchStored.payload>

export interface TestCompany {
  readonly customerId: string
  readonly apiKeyId: string
  readonly apiKey: string
}

export interface TestIngest {
  readonly app: FastifyInstance
  readonly services: IngestServices
  /** For a worker on the same database. */
  readonly encryptionKey: Buffer
  /** The batches that were told about and not taken yet, in order. */
  readonly enqueued: StoredBatch[]
  readonly takeEnqueued: () => StoredBatch[]
  newCompany(): Promise<TestCompany>
  totals(company: TestCompany): ReturnType<typeof ledgerOf>
  close(): Promise<void>
}

/** The real app on the test's own database; only the events go nowhere. */
export async function startIngest(db: TestDatabase, limits?: IngestLimits): Promise<TestIngest> {
  const encryptionKey = randomBytes(32)
  const keyRing = createKeyRing([encryptionKey])
  const vault = createCompanyVault(keyRing)
  let taken = db.published.length
  const listStored = () =>
    db.published
      .slice(taken)
      .filter(({ spec }) => spec === batchStored)
      .map(({ payload }) => batchStored.payload.parse(payload))
  const logger = createLogger({ name: 'test', level: 'silent' })
  const services = createIngestServices(
    {
      database: db.database,
      keyRing,
      vault,
      logger,
      metrics: new Registry(),
      stream: db,
      now: () => new Date(),
    },
    limits,
  )
  const app = await createServer({ logger, metrics: services.metrics, publicUrl: 'http://localhost' })
  closeInjectedRequests(app)
  await app.register(registerIngest, { services })
  await app.ready()
  return {
    app,
    services,
    encryptionKey,
    get enqueued() {
      return listStored()
    },
    takeEnqueued: () => {
      const stored = listStored()
      taken = db.published.length
      return stored
    },
    totals: ({ customerId }) => ledgerOf(db.database, customerId),
    newCompany: async () => {
      const customerId = uuidV7()
      await createCompany(db.owner, { id: customerId, encryptedDataKey: createDataKey(keyRing, customerId) })
      const { id, apiKey } = await db.database.withTenant(customerId, (tx) =>
        addApiKey(tx, { customerId, keyRing, vault, now: new Date() }),
      )
      return { customerId, apiKeyId: id, apiKey }
    },
    close: () => app.close(),
  }
}
