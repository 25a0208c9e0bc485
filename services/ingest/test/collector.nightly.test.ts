import { type ChildProcess, spawn } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { listAgents } from '@holdfast/database/agents/list-agents'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import { decodeLogsRequest } from '@holdfast/otlp/decode-logs-request'
import type { LogRecord } from '@holdfast/otlp/log-record'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startWorkerProcess } from './start-worker-process.ts'
import { startIngest, type TestCompany, type TestIngest } from './start-ingest.ts'

/** A collector with the filelog receiver, file storage and the OTLP/HTTP exporter, such as the contrib build. */
const collector = process.env['OTELCOL_BINARY'] ?? ''
const agentFolder = path.resolve(import.meta.dirname, '../../../infra/agent')
const config = path.join(agentFolder, 'collector.yaml')
const namingScript = path.join(agentFolder, 'name-containers.sh')

/** For a busy machine: what does not come at all is what fails. */
const patient = { timeout: 400_000, interval: 500 }

const db = useDatabase()
let ingest: TestIngest
let origin: string
let folder: string
const running = new Set<ChildProcess>()
beforeAll(async () => {
  ingest = await startIngest(db)
  origin = await ingest.app.listen({ host: '127.0.0.1', port: 0 })
  folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-collector-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await ingest.close()
  await rm(folder, { recursive: true, force: true })
})

/** Our own configuration, with the two folders of a Docker host moved to the test's. */
async function prepare(name: string): Promise<{ configFile: string; logFile: string; secondLogFile: string }> {
  const base = path.join(folder, name)
  const containers = path.join(base, 'containers')
  const names = path.join(base, 'names')
  const logFile = await addContainer(containers, 'c1', { name: 'shop-checkout-1', service: 'checkout' })
  const secondLogFile = await addContainer(containers, 'c2', { name: 'ledger' })
  running.add(spawn('sh', [namingScript], { env: { ...process.env, CONTAINERS: containers, NAMES: names } }))
  const text = (await readFile(config, 'utf8'))
    .replaceAll('/var/lib/holdfast-names', names)
    .replaceAll('/var/lib/holdfast-agent', path.join(base, 'data'))
    .replace('127.0.0.1:13133', '127.0.0.1:0')
    .replace('interval: 30000', 'interval: 500')
  const configFile = path.join(base, 'collector.yaml')
  await writeFile(configFile, text)
  return { configFile, logFile, secondLogFile }
}

/** As Docker keeps it: settings with the container's name beside a file that is named for its id. */
async function addContainer(containers: string, id: string, { name, service }: { name: string; service?: string }) {
  await mkdir(path.join(containers, id), { recursive: true })
  const labels = service === undefined ? {} : { 'com.docker.compose.service': service }
  await writeFile(
    path.join(containers, id, 'config.v2.json'),
    `${JSON.stringify({ State: {}, Config: { Env: ['A=1'], Labels: labels }, Name: `/${name}` })}\n`,
  )
  const logFile = path.join(containers, id, `${id}-json.log`)
  await writeFile(logFile, '')
  return logFile
}

/** The configuration in the manifest, with the folders of a node moved to the test's. */
async function prepareNode(name: string): Promise<{ configFile: string; logFile: string }> {
  const base = path.join(folder, name)
  const pod = path.join(base, 'pods/shop_checkout-7d4b9c5f6d-x2k4z_0b1c2d3e-1111-2222-3333-444455556666/checkout')
  await mkdir(pod, { recursive: true })
  const manifest = await readFile(path.join(agentFolder, 'kubernetes.yaml'), 'utf8')
  const [, after = ''] = manifest.split('  collector.yaml: |\n')
  const text = (after.split('\n---')[0] ?? '')
    .replaceAll(/^ {4}/gm, '')
    .replaceAll('/var/log/pods/', `${base}/pods/`)
    .replaceAll('/var/lib/holdfast-agent', path.join(base, 'data'))
    .replace('0.0.0.0:13133', '127.0.0.1:0')
  const configFile = path.join(base, 'collector.yaml')
  await writeFile(configFile, text)
  return { configFile, logFile: path.join(pod, '0.log') }
}

function startCollector(configFile: string, company: TestCompany): ChildProcess {
  const child = spawn(collector, ['--config', configFile], {
    env: {
      ...process.env,
      HOLDFAST_ENDPOINT: `${origin}/api/v1/otlp`,
      HOLDFAST_API_KEY: company.apiKey,
      AGENT_FINGERPRINT: 'agent-real',
      AGENT_ENVIRONMENT: 'production',
      NODE_NAME: 'node-1',
    },
    stdio: 'ignore',
  })
  running.add(child)
  return child
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
  })

const dockerLine = (log: string, tag = 'app'): string =>
  `${JSON.stringify({ log: `${log}\n`, stream: 'stdout', attrs: { tag }, time: '2026-01-01T00:00:00.000000001Z' })}\n`

const dockerLines = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => dockerLine(`line ${from + index}`)).join('')

const podLines = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `2026-01-01T00:00:00.000000001Z stdout F line ${from + index}\n`).join('')

async function storedRecords({ customerId }: TestCompany): Promise<LogRecord[]> {
  const { database, vault, intake } = ingest.services
  await intake.drain()
  const records: LogRecord[] = []
  for (const { batchId } of ingest.enqueued.filter((batch) => batch.customerId === customerId)) {
    await database.withTenant(customerId, async (tx) => {
      const batch = await findLogBatch(tx, batchId)
      if (!batch) return
      records.push(...decodeLogsRequest(openLogBatch(await vault.cipherOf(tx, customerId), batch)))
    })
  }
  return records
}

async function storedLines(company: TestCompany): Promise<number[]> {
  const records = await storedRecords(company)
  return records
    .map(({ body }) => Number(typeof body === 'string' ? body.replace('line ', '') : Number.NaN))
    .toSorted((a, b) => a - b)
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const waitForLines = (company: TestCompany, count: number) =>
  vi.waitFor(async () => expect(new Set(await storedLines(company)).size).toBe(count), patient)

describe.skipIf(collector === '')('the real collector with our configuration', () => {
  it('beats before there are logs, and leaves its own output out', async () => {
    const company = await ingest.newCompany()
    const { configFile, logFile } = await prepare('heartbeat')
    await writeFile(logFile, dockerLine('line 7', 'holdfast-agent'))
    const child = startCollector(configFile, company)
    const agents = () => db.database.withTenant(company.customerId, (tx) => listAgents(tx))
    await vi.waitFor(
      async () => expect(await agents()).toMatchObject([{ fingerprint: 'agent-real', lastLogsAt: null }]),
      patient,
    )
    await appendFile(logFile, dockerLines(0, 3))
    await waitForLines(company, 3)
    expect(await storedLines(company)).toEqual([0, 1, 2])
    child.kill('SIGTERM')
    await ended(child)
  })

  it('says which service and which container each line comes from', async () => {
    const company = await ingest.newCompany()
    const { configFile, logFile, secondLogFile } = await prepare('names')
    await writeFile(logFile, dockerLine('line 0'))
    await writeFile(secondLogFile, dockerLine('line 1'))
    const child = startCollector(configFile, company)
    await waitForLines(company, 2)
    const origins = (await storedRecords(company)).map(({ body, resource }) => [
      typeof body === 'string' ? body.trimEnd() : body,
      resource['service.name'],
      resource['container.name'],
      resource['container.id'],
    ])
    expect(origins).toHaveLength(2)
    expect(origins).toContainEqual(['line 0', 'checkout', 'shop-checkout-1', 'c1'])
    expect(origins).toContainEqual(['line 1', undefined, 'ledger', 'c2'])
    child.kill('SIGTERM')
    await ended(child)
  })

  it('loses and repeats nothing over a restart', async () => {
    const company = await ingest.newCompany()
    const { configFile, logFile } = await prepare('restart')
    await writeFile(logFile, dockerLines(0, 20_000))
    const first = startCollector(configFile, company)
    await vi.waitFor(async () => expect((await ingest.totals(company)).stored).toBeGreaterThan(0), patient)
    first.kill('SIGTERM')
    await ended(first)
    await appendFile(logFile, dockerLines(20_000, 5_000))
    const second = startCollector(configFile, company)
    await waitForLines(company, 25_000)
    expect(await storedLines(company)).toEqual(upTo(25_000))
    second.kill('SIGTERM')
    await ended(second)
  })

  it('goes on in Kubernetes where the pod before it on the node stopped', async () => {
    const company = await ingest.newCompany()
    const { configFile, logFile } = await prepareNode('node')
    await writeFile(logFile, podLines(0, 500))
    const replaced = startCollector(configFile, company)
    await waitForLines(company, 500)
    replaced.kill('SIGKILL')
    await ended(replaced)
    await appendFile(logFile, podLines(500, 10))
    const next = startCollector(configFile, company)
    await waitForLines(company, 510)
    expect(await storedLines(company)).toEqual(upTo(510))
    const [record] = await storedRecords(company)
    expect(record?.resource).toMatchObject({
      'k8s.namespace.name': 'shop',
      'k8s.container.name': 'checkout',
      'k8s.node.name': 'node-1',
    })
    next.kill('SIGTERM')
    await ended(next)
  })

  it('brings an outage from a file to an incident', async () => {
    const company = await ingest.newCompany()
    const { configFile, logFile } = await prepare('incident')
    const startMs = Date.now() - 600_000
    const line = (index: number) =>
      index < 300
        ? `INFO [checkout] order ${index} paid in ${20 + (index % 9)} ms`
        : 'ERROR [checkout] could not connect to server: Connection refused. Is the server running on host "db" and ' +
          'accepting TCP/IP connections on port 5432?'
    const entries = Array.from({ length: 400 }, (_, index) =>
      JSON.stringify({
        log: `${new Date(startMs + index * 1_000).toISOString()} ${line(index)}\n`,
        stream: 'stderr',
        time: new Date(startMs + index * 1_000).toISOString(),
      }),
    )
    await writeFile(logFile, `${entries.join('\n')}\n`)
    const agent = startCollector(configFile, company)
    const worker = startWorkerProcess({ databaseUrl: db.appUrl, encryptionKey: ingest.encryptionKey })
    running.add(worker)
    const incidents = () =>
      db.database.withTenant(company.customerId, async (tx) => {
        const cipher = await ingest.services.vault.cipherOf(tx, company.customerId)
        const rows = await tx.selectFrom('incidents').select(['id', 'title', 'sealedTitle', 'service']).execute()
        return rows.map((row) => ({ title: openTitle(cipher, row), service: row.service }))
      })
    // Nothing is enqueued in this test: the worker's sweeper finds the batches that were left behind.
    await vi.waitFor(async () => expect(await incidents()).not.toEqual([]), patient)
    for (const { title, service } of await incidents()) expect(`${title} ${service}`).not.toContain('agent')
    agent.kill('SIGTERM')
    worker.kill('SIGTERM')
    await Promise.all([ended(agent), ended(worker)])
    expect(await ingest.totals(company)).toMatchObject({ stored: 400, analysed: 400, waiting: 0 })
  })

  it('loses nothing when it is killed again and again', async () => {
    const company = await ingest.newCompany()
    const { configFile, logFile } = await prepare('kill')
    for (let round = 0; round < 4; round++) {
      await appendFile(logFile, dockerLines(round * 10_000, 10_000))
      const before = (await ingest.totals(company)).received
      const child = startCollector(configFile, company)
      await vi.waitFor(async () => expect((await ingest.totals(company)).received).toBeGreaterThan(before), {
        ...patient,
        interval: 50,
      })
      child.kill('SIGKILL')
      await ended(child)
    }
    const last = startCollector(configFile, company)
    await waitForLines(company, 40_000)
    last.kill('SIGTERM')
    await ended(last)
    const { received, stored, duplicate, rejected } = await ingest.totals(company)
    expect(received).toBe(stored + duplicate + rejected)
  })
})
