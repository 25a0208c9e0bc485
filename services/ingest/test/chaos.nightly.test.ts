import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import { findFreePort } from '@holdfast/database/embedded/find-free-port'
import { openDatabase } from '@holdfast/database/open-database'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { decodeLogsRequest } from '@holdfast/otlp/decode-logs-request'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { findRedis, type RedisFixture, redisNeeds } from '@holdfast/testing/find-redis'
import { type PostgresFixture, startPostgres } from '@holdfast/testing/start-postgres'
import { expect, it, vi } from 'vitest'
import { createSender, type Sender } from './create-sender.ts'
import { ledgerOf } from './ledger-of.ts'
import { protobufLogs } from './otlp-requests.ts'
import { type IngestProcess, startIngestProcess } from './start-ingest-process.ts'
import { startWorkerProcess } from './start-worker-process.ts'

const startRedis = await findRedis()
const encryptionKey = randomBytes(32)
const producers = 3
const recordsPerRequest = 20
const rounds = 3
const calmMs = 2_500

interface Fleet {
  readonly postgres: PostgresFixture
  readonly redis: RedisFixture | undefined
  readonly port: number
  ingest: IngestProcess
  readonly worker: Supervised
}

/** Starts the worker again whenever it ends, as every supervisor does. */
class Supervised {
  readonly #start: () => ChildProcess
  #child: ChildProcess
  #isWanted = true

  constructor(start: () => ChildProcess) {
    this.#start = start
    this.#child = this.#watch()
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    this.#isWanted = false
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await exited
  }

  #watch(): ChildProcess {
    const child = this.#start()
    child.once('exit', () => {
      if (this.#isWanted) setTimeout(() => this.#isWanted && (this.#child = this.#watch()), 500)
    })
    return child
  }
}

function startIngest({ postgres, redis, port }: Pick<Fleet, 'postgres' | 'redis' | 'port'>): Promise<IngestProcess> {
  const redisUrl = redis ? { redisUrl: redis.url } : {}
  return startIngestProcess({ databaseUrl: postgres.appUrl, encryptionKey, port, ...redisUrl })
}

const blows: Readonly<Record<string, (fleet: Fleet) => Promise<unknown>>> = {
  ingest: async (fleet) => {
    fleet.ingest.process.kill('SIGKILL')
    await fleet.ingest.ended
    fleet.ingest = await startIngest(fleet)
  },
  worker: async ({ worker }) => worker.kill(),
  postgres: ({ postgres }) => postgres.crashAndRestart(),
  redis: async ({ redis }) => redis?.crashAndRestart(),
}

/** Like an exporter: it sends the same bytes until somebody says that they are safe. Returns what was. */
async function produce(origin: string, { apiKey }: Sender, name: string, signal: AbortSignal): Promise<string[]> {
  const acknowledged: string[] = []
  for (let request = 0; !signal.aborted; request++) {
    const texts = Array.from({ length: recordsPerRequest }, (_, index) => `ERROR ${name} ${request} ${index}: it broke`)
    const body = protobufLogs(texts.map((text) => ({ text })))
    while (!(await post(origin, apiKey, body))) await delay(100)
    acknowledged.push(...texts)
  }
  return acknowledged
}

async function post(origin: string, apiKey: string, body: Buffer): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/v1/otlp/v1/logs`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/x-protobuf', 'x-agent-fingerprint': 'chaos' },
      body,
      signal: AbortSignal.timeout(15_000),
    })
    await response.arrayBuffer()
    if (response.status !== 200 && response.status !== 503) throw new Error(`ingest answered ${response.status}`)
    return response.status === 200
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('ingest answered')) throw error
    return false
  }
}

async function storedTexts(fleet: Fleet, { customerId }: Sender): Promise<string[]> {
  const database = await openDatabase({ url: fleet.postgres.appUrl, applicationName: 'chaos', maxConnections: 2 })
  const vault = createCompanyVault(createKeyRing([encryptionKey]))
  const texts: string[] = []
  await database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    for (const { id } of await tx.selectFrom('logBatches').select('id').orderBy('id').execute()) {
      const batch = await findLogBatch(tx, id)
      if (!batch) continue
      for (const { body } of decodeLogsRequest(openLogBatch(cipher, batch)))
        texts.push(typeof body === 'string' ? body : '')
    }
  })
  await database.close()
  return texts
}

it.each([
  { name: 'jobs in Postgres', withRedis: false },
  { name: `jobs in Redis (${redisNeeds})`, withRedis: true },
])('keeps every acknowledged record exactly once while everything is killed in turn: $name', async (mode) => {
  if (mode.withRedis && !startRedis) return
  const postgres = await startPostgres()
  const redis = mode.withRedis ? await startRedis?.() : undefined
  const sender = await createSender({ ...postgres, encryptionKey })
  const port = await findFreePort()
  const ingest = await startIngest({ postgres, redis, port })
  const worker = new Supervised(() =>
    startWorkerProcess({ databaseUrl: postgres.appUrl, encryptionKey, redisUrl: redis?.url }),
  )
  const fleet: Fleet = { postgres, redis, port, ingest, worker }
  const stop = new AbortController()
  const runs = Array.from({ length: producers }, (_, index) => produce(ingest.origin, sender, `p${index}`, stop.signal))
  for (let round = 0; round < rounds; round++) {
    for (const strike of Object.values(blows)) {
      await delay(calmMs)
      await strike(fleet)
    }
  }
  await delay(calmMs)
  stop.abort()
  const acknowledged = (await Promise.all(runs)).flat()

  const database = await openDatabase({ url: postgres.appUrl, applicationName: 'chaos-ledger', maxConnections: 2 })
  const ledger = () => ledgerOf(database, sender.customerId)
  await vi.waitFor(async () => expect((await ledger()).waiting).toBe(0), { timeout: 180_000, interval: 1_000 })
  const { received, stored, duplicate, rejected, analysed, waiting, failed } = await ledger()
  await database.close()
  const texts = await storedTexts(fleet, sender)
  fleet.ingest.process.kill('SIGTERM')
  await Promise.all([fleet.ingest.ended, worker.stop()])
  await redis?.stop()
  await postgres.stop()

  expect(acknowledged.length).toBeGreaterThan(1_000)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.toSorted()).toEqual(acknowledged.toSorted())
  expect(stored).toBe(acknowledged.length)
  expect([received, stored, failed]).toEqual([stored + duplicate + rejected, analysed + waiting + failed, 0])
})
