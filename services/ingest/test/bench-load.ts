import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { locatePostgresBinaries } from '@holdfast/database/embedded/locate-postgres-binaries'
import { startEmbeddedPostgres } from '@holdfast/database/embedded/start-embedded-postgres'
import { migrateDatabase } from '@holdfast/database/migrations/migrate-database'
import { openDatabase } from '@holdfast/database/open-database'
import { prepareQueueSchema } from '@holdfast/queue/prepare-queue-schema'
import { createSender, type Sender } from './create-sender.ts'
import { ledgerOf } from './ledger-of.ts'
import { RawClient } from './raw-client.ts'
import { startIngestProcess } from './start-ingest-process.ts'
import { createUniqueGzip } from './unique-gzip.ts'

const BODY_COUNT = 48
const CONNECTIONS = 64
const COMPANIES = 3
const WARM_UP_MS = 3_000
const MEASURE_MS = 15_000

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

async function highestRssMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
}

async function cpuSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

/** Of the server and its backends, those that ended excepted. */
async function postgresCpuSeconds(serverPid: number): Promise<number> {
  const children = await readFile(`/proc/${serverPid}/task/${serverPid}/children`, 'utf8').catch(() => '')
  const pids = [serverPid, ...children.trim().split(' ').map(Number)]
  const seconds = await Promise.all(pids.map((pid) => cpuSeconds(pid)))
  return seconds.reduce((sum, each) => sum + each, 0)
}

export interface BenchLoad {
  /** What is counted: records, spans, points. */
  readonly name: string
  readonly path: string
  readonly bodyOf: (seed: number, count: number) => Buffer
  readonly itemsPerBatch: number
  readonly floorPerSecond: number
  readonly goalPerSecond: number
}

/** How many of a kind one ingest process makes durable in a second, beside its database on the same cores. */
export async function benchLoad(load: BenchLoad): Promise<void> {
  const { name, path: address, bodyOf, itemsPerBatch, floorPerSecond, goalPerSecond } = load
  const postgres = await startEmbeddedPostgres({
    nativeDir: await locatePostgresBinaries(import.meta.resolve('@holdfast/testing/use-database')),
    dataDir: await mkdtemp(path.join(os.tmpdir(), `bench-${name}-`)),
    ephemeral: true,
  })
  try {
    await migrateDatabase({ url: postgres.ownerUrl })
    await prepareQueueSchema(postgres.ownerUrl)
    const encryptionKey = randomBytes(32)
    const senders: Sender[] = []
    for (let index = 0; index < COMPANIES; index++) senders.push(await createSender({ ...postgres, encryptionKey }))
    const ingest = await startIngestProcess({ databaseUrl: postgres.appUrl, encryptionKey })
    const contents = Array.from({ length: BODY_COUNT }, (_, index) => bodyOf(index, itemsPerBatch))
    const bodies = contents.map(createUniqueGzip)
    const averageBytes = contents.reduce((sum, body) => sum + body.length, 0) / BODY_COUNT / itemsPerBatch
    let counter = 0
    let acknowledged = 0
    let isMeasuring = false
    const latenciesMs: number[] = []
    const end = performance.now() + WARM_UP_MS + MEASURE_MS

    async function send(index: number): Promise<void> {
      const sender = senders[index % senders.length] as Sender
      const client = await RawClient.connect(ingest.origin)
      while (performance.now() < end) {
        const body = bodies[counter % BODY_COUNT]?.(counter) ?? Buffer.alloc(0)
        counter++
        const started = performance.now()
        const status = await client.post(address, body, [
          `x-api-key: ${sender.apiKey}`,
          'content-type: application/x-protobuf',
          'content-encoding: gzip',
        ])
        if (status !== 200) throw new Error(`ingest answered ${status}`)
        acknowledged += itemsPerBatch
        if (isMeasuring) latenciesMs.push(performance.now() - started)
      }
      client.close()
    }

    const runs = Array.from({ length: CONNECTIONS }, (_, index) => send(index))
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
    const [atStart, cpuAtStart] = [acknowledged, await cpuSeconds(ingest.process.pid)]
    const postgresAtStart = await postgresCpuSeconds(postgres.pid)
    isMeasuring = true
    const startedMs = performance.now()
    await Promise.all(runs)
    const seconds = (performance.now() - startedMs) / 1_000
    const perSecond = Math.round((acknowledged - atStart) / seconds)
    const ingestCpu = ((await cpuSeconds(ingest.process.pid)) - cpuAtStart) / seconds
    const postgresCpu = ((await postgresCpuSeconds(postgres.pid)) - postgresAtStart) / seconds
    const rssMb = await highestRssMb(ingest.process.pid)
    ingest.process.kill('SIGTERM')
    await ingest.ended

    const database = await openDatabase({ url: postgres.appUrl, applicationName: 'bench', maxConnections: 1 })
    let stored = 0
    for (const { customerId } of senders) stored += (await ledgerOf(database, customerId)).stored
    await database.close()
    const sorted = latenciesMs.toSorted((a, b) => a - b)
    const figures = {
      [`acknowledged_${name}_per_second`]: perSecond,
      p50_ms: Number(percentile(sorted, 0.5).toFixed(1)),
      p99_ms: Number(percentile(sorted, 0.99).toFixed(1)),
      ingest_rss_mb: rssMb,
      ingest_cores: Number(ingestCpu.toFixed(2)),
      postgres_cores: Number(postgresCpu.toFixed(2)),
      [`bytes_per_${name.replace(/s$/, '')}`]: Math.round(averageBytes),
      bytes_of_one_on_the_wire: Math.round((bodies[0]?.(0).length ?? 0) / itemsPerBatch),
      acknowledged,
      in_ledger: stored,
      floor: floorPerSecond,
      goal: goalPerSecond,
      ok: perSecond >= floorPerSecond && stored === acknowledged,
    }
    if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
    else console.table(figures)
    if (!figures.ok) process.exitCode = 1
  } finally {
    await postgres.stop()
  }
}
