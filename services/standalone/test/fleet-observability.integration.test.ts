import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { addApiKey } from '@holdfast/database/api-keys/add-api-key'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { groupedBy, type MetricsPage, readExpression, readMetricsPage } from './metrics-page.ts'
import { startCollector } from './start-collector.ts'
import { type FleetService, startFleetService } from './start-fleet-service.ts'

const db = useDatabase()
const encryptionKey = randomBytes(32)
const traceId = randomBytes(16).toString('hex')
const callerSpanId = randomBytes(8).toString('hex')
const services: FleetService[] = []
let collector: Awaited<ReturnType<typeof startCollector>>
let worker: FleetService
let requestId: string

beforeAll(async () => {
  collector = await startCollector()
  const shared = {
    DATABASE_URL: db.appUrl,
    ENCRYPTION_KEY: encryptionKey.toString('hex'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    MAIL_OUTBOX: 'off',
  }
  services.push(
    ...(await Promise.all([
      startFleetService('ingest', shared),
      startFleetService('analysis-worker', shared),
      startFleetService('api-gateway', shared),
    ])),
  )
  const [ingest, second] = services
  if (!ingest || !second) throw new Error('the services are up')
  worker = second
  requestId = await sendLogs(ingest)
})
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()))
  await collector?.stop()
})

/** As an agent would, in a trace of its own. Returns the id that ingest gave the request. */
async function sendLogs(ingest: FleetService): Promise<string> {
  const keyRing = createKeyRing([encryptionKey])
  const customerId = uuidV7()
  await createCompany(db.owner, { id: customerId, encryptedDataKey: createDataKey(keyRing, customerId) })
  const vault = createCompanyVault(keyRing)
  const { apiKey } = await db.database.withTenant(customerId, (tx) =>
    addApiKey(tx, { customerId, keyRing, vault, now: new Date() }),
  )
  const timeUnixNano = `${Date.now()}000000`
  const logRecords = [{ timeUnixNano, severityText: 'ERROR', body: { stringValue: 'disk is full' } }]
  const response = await fetch(`${ingest.url}/api/v1/otlp/v1/logs`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      traceparent: `00-${traceId}-${callerSpanId}-01`,
    },
    body: JSON.stringify({ resourceLogs: [{ resource: { attributes: [] }, scopeLogs: [{ logRecords }] }] }),
  })
  expect(response.status).toBe(200)
  return response.headers.get('x-request-id') ?? ''
}

const waitFor = <T>(look: () => T | undefined): Promise<T> =>
  vi.waitFor(
    () => {
      const found = look()
      if (found === undefined) throw new Error('not yet')
      return found
    },
    { timeout: 50_000, interval: 100 },
  )

it("leads from a request to the worker's log lines and spans", async () => {
  const line = await waitFor(() =>
    worker.lines.map((each) => JSON.parse(each)).find((each) => each.request_id === requestId && each.msg === 'job'),
  )
  expect(line).toMatchObject({ name: 'analysis-worker', job: 'digest-batch', trace_id: traceId })
  expect(line.job_id).toMatch(/^digest-batch\./)

  const spanOf = (service: string, name: RegExp) =>
    waitFor(() =>
      collector.spans.find((span) => span.service === service && span.traceId === traceId && name.test(span.name)),
    )
  const received = await spanOf('ingest', /^POST \/api\/v1\/otlp\/v1\/logs$/)
  expect(received.parentSpanId).toBe(callerSpanId)
  const processed = await spanOf('analysis-worker', /process digest-batch/)
  expect(processed.parentSpanId).toBe(received.spanId)
  // What the job asks for in its turn stays in the trace.
  await spanOf('analysis-worker', /process correlate/)
})

it('says of every service whether it lives and can work', async () => {
  for (const { url, metricsUrl } of services) {
    const origin = url === worker.url ? metricsUrl : url
    const health = await fetch(`${origin}/health`)
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    const ready = await fetch(`${origin}/ready`)
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { status: 'ready', checks: { database: { ok: true } } },
    ])
  }
})

describe('what the files for Prometheus and Grafana ask for', () => {
  const folder = path.resolve(import.meta.dirname, '../../../infra/observability')
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
  const Dashboard = z.object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
  })
  const Rules = z.object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+[smhd]$/)
              .optional(),
            labels: z.object({ severity: z.enum(['info', 'warning', 'critical']) }),
            annotations: z.object({ summary: z.string().min(10), description: z.string().optional() }),
          }),
        ),
      }),
    ),
  })
  const queries = Dashboard.parse(JSON.parse(read('grafana-dashboard.json'))).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expr })),
  )
  const alerts = Rules.parse(parse(read('alerts.yml'))).groups.flatMap(({ rules }) => rules)
  /** Prometheus adds these itself. */
  const ofPrometheus = new Set(['up'])
  const addedLabels = new Set(['job', 'instance', 'namespace', 'pod', 'le'])
  let page: MetricsPage

  beforeAll(async () => {
    const pages = await Promise.all(
      services.map(async ({ metricsUrl }) => (await fetch(`${metricsUrl}/metrics`)).text()),
    )
    page = readMetricsPage(pages.join('\n'))
  })

  it.each([...queries, ...alerts.map(({ alert, expr }) => ({ title: alert, expr }))])('$title: $expr', ({ expr }) => {
    const used = readExpression(expr)
    expect(used.length).toBeGreaterThan(0)
    const unknown = used.filter(({ name }) => !page.names.has(name) && !ofPrometheus.has(name)).map(({ name }) => name)
    expect(unknown).toEqual([])
    const labels = used.flatMap(({ name, labels: selected }) => {
      const known = page.labels.get(name)
      return known
        ? [...selected, ...groupedBy(expr)].filter((label) => !known.has(label) && !addedLabels.has(label))
        : []
    })
    expect(labels).toEqual([])
  })

  it('leaves no metric of ours without a panel or an alert', () => {
    const used = new Set([...queries, ...alerts].flatMap(({ expr }) => readExpression(expr).map(({ name }) => name)))
    const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '')
    const shown = new Set([...used].map(base))
    const unseen = [...page.names].filter((name) => name.startsWith('holdfast_') && !shown.has(base(name)))
    expect(unseen).toEqual([])
  })
})

it('refuses an expression whose brackets do not match', () => {
  expect(() => readExpression('sum(rate(holdfast_x[5m])')).toThrow('not balanced')
  expect(readExpression('max by (job) (holdfast_x{state=~"a|b"}) > 3 and up{job="y"} == 0')).toEqual([
    { name: 'holdfast_x', labels: ['state'] },
    { name: 'up', labels: ['job'] },
  ])
})
