import { investigationWanted } from '@holdfast/contracts/events/catalogue'
import { changeStatus } from '@holdfast/database/incidents/change-status'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { findInvestigation } from '@holdfast/database/investigations/find-investigation'
import { createModelMetrics } from '@holdfast/llm/calls/model-metrics'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import {
  type Behaviour,
  callsTools,
  fails,
  hangs,
  type ModelStandIn,
  says,
  startModelStandIn,
} from '@holdfast/testing/start-model-stand-in'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { createInvestigator } from '../src/investigate/create-investigator.ts'
import { INVESTIGATION_STALE_MS, investigateCompany } from '../src/investigate/investigate-company.ts'
import { sweepAnalysis } from '../src/sweep-analysis.ts'
import { createPipeline, type Pipeline, vault } from './pipeline-fixture.ts'
import { storeRecords } from './store-records.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 256, sideHeapMb: 256 })
let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
afterAll(async () => {
  await engine.close()
  await standIn.stop()
})

let nowMs = Date.now()
beforeEach(() => {
  nowMs = Date.now()
})

const settingsOf = (values: Partial<ModelSettings>): ModelSettings => ({
  operator: { baseUrl: standIn.baseUrl, apiKey: 'test', model: 'small' },
  dailyTokens: 200_000,
  prices: null,
  timeoutMs: 30_000,
  concurrency: 4,
  contextTokens: 6_000,
  investigationTokens: 16_000,
  allowedHosts: [],
  ...values,
})

async function build(values: Partial<ModelSettings> = {}) {
  const investigator = createInvestigator({
    database: db.database,
    vault,
    metrics: createModelMetrics(createMetricsRegistry('test')),
    settings: settingsOf(values),
    now: () => new Date(nowMs),
  })
  const pipeline = await createPipeline(db, engine, { investigator })
  const run = (signal = new AbortController().signal) =>
    investigateCompany(
      { database: db.database, vault, engine, investigator, now: () => nowMs },
      pipeline.customerId,
      signal,
    )
  return { pipeline, run }
}

const startMs = Date.now() - 7_200_000
const time = (second: number): string => new Date(startMs + second * 1_000).toISOString()

/** Nothing that an engine would call an incident: a setting is lowered at INFO. */
const quiet = Array.from({ length: 240 }, (_, index) =>
  index === 120
    ? `${time(index * 5)} INFO orders setting pool.max changed from 50 to 2 by mail ops@acme.example`
    : `${time(index * 5)} INFO orders saved order ${index} in 20 ms`,
).join('\n')

const loud = Array.from({ length: 200 }, (_, index) =>
  index < 100
    ? `${time(index * 2)} INFO orders saved order ${index}`
    : `${time(index * 2)} ERROR orders write /data/orders.db: No space left on device`,
).join('\n')

const incident = (line: string, quote: string, engineNumbers: number[]) => ({
  engine: engineNumbers,
  title: 'orders: pool shrunk',
  cause: 'The setting pool.max of orders was lowered from 50 to 2.',
  culprit: 'orders',
  mechanism: 'bad-configuration',
  onset: line,
  severity: 'high',
  victims: [],
  cites: [{ line, quote }],
  chain: [],
  ruled_out: [],
  steps: [],
})

/** Asks first, then reports. */
const answers = (report: unknown): Behaviour[] => [
  callsTools(() => [{ tool: 'search', arguments: { words: 'pool.max' } }]),
  callsTools(() => [{ tool: 'report', arguments: report }]),
]

const incidentsOf = ({ customerId }: Pipeline) =>
  db.database.withTenant(customerId, async (tx) => {
    const { incidents } = await findIncidents(tx, await vault.cipherOf(tx, customerId), { limit: 100, offset: 0 })
    return incidents
  })

const rowsOf = ({ customerId }: Pipeline) =>
  db.database.withTenant(customerId, async (tx) => ({
    investigations: await tx.selectFrom('investigations').selectAll().orderBy('requestedAt').execute(),
    links: await tx.selectFrom('investigatedIncidents').selectAll().execute(),
    calls: await tx.selectFrom('modelCalls').select(['purpose', 'incidentId', 'outcome']).execute(),
    history: await tx.selectFrom('incidentHistory').select(['kind', 'sealedDescription', 'incidentId']).execute(),
  }))

const shownOf = ({ customerId }: Pipeline) =>
  db.database.withTenant(customerId, async (tx) => {
    const [link] = await tx.selectFrom('investigatedIncidents').selectAll().execute()
    return link ? findInvestigation(tx, await vault.cipherOf(tx, customerId), link.incidentId) : null
  })

it('opens what the engine missed, once, with its steps and proofs', async () => {
  standIn.behave(...answers({ incidents: [incident('A121', 'pool.max changed from 50 to 2', [])], dismissed: [] }))
  const { pipeline, run } = await build()
  await pipeline.analyse(quiet)
  expect(pipeline.published(investigationWanted)).toHaveLength(1)
  expect(await incidentsOf(pipeline)).toEqual([])
  await run()
  await run()
  const opened = await incidentsOf(pipeline)
  expect(opened).toMatchObject([{ severity: 'high', service: 'orders', status: 'open' }])
  const shown = await shownOf(pipeline)
  expect(shown).toMatchObject({ model: 'small', outcome: 'used', prompt: 'investigate-v1' })
  expect(shown?.usage).toEqual({ calls: 2, prompt_tokens: 240, completion_tokens: 68, cost_usd: null })
  expect(shown?.steps.map(({ text }) => text)).toContain('searched "pool.max": 1 line')
  const mine = shown?.incidents.find(({ incident_id: id }) => id === opened[0]?.id)
  const [proof] = mine?.cause?.cause.citations ?? []
  expect(proof?.message.slice(proof.quote_start, proof.quote_end)).toBe('pool.max changed from 50 to 2')
  expect((await rowsOf(pipeline)).links).toContainEqual(expect.objectContaining({ incidentId: opened[0]?.id }))
  expect(standIn.requests).toHaveLength(2)
  expect(JSON.stringify(standIn.requests)).not.toContain('ops@acme.example')
})

it('closes a false alarm with its reason, and not again what somebody has opened again', async () => {
  const { pipeline, run } = await build()
  standIn.behave(
    callsTools(() => [
      {
        tool: 'report',
        arguments: {
          incidents: [],
          dismissed: [{ engine: 1, why: 'orders saved before.', cites: [{ line: 'A1', quote: 'saved order 0' }] }],
        },
      },
    ]),
  )
  const unsaid = loud.replaceAll(
    'write /data/orders.db: No space left on device',
    'export of batch failed: partner said no',
  )
  await pipeline.analyse(unsaid)
  await run()
  const [first] = await incidentsOf(pipeline)
  const { history } = await rowsOf(pipeline)
  expect(first?.status).toBe('closed')
  expect(history).toContainEqual(expect.objectContaining({ kind: 'dismissed', incidentId: first?.id }))
  expect((await shownOf(pipeline))?.incidents).toMatchObject([{ dismissed: { text: 'orders saved before.' } }])
  if (!first) throw new Error('there is no incident')
  const userId = uuidV7()
  await db.owner
    .insertInto('users')
    .values({
      id: userId,
      customerId: pipeline.customerId,
      email: `${userId}@example.com`,
      firstName: 'A',
      lastName: 'B',
      role: 'admin',
      passwordHash: 'x',
    })
    .execute()
  await db.database.withTenant(pipeline.customerId, (tx) =>
    changeStatus(tx, {
      customerId: pipeline.customerId,
      incidentId: first.id,
      status: 'investigating',
      actorId: userId,
    }),
  )
  await pipeline.analyse(`${unsaid}\n`)
  await run()
  expect((await incidentsOf(pipeline))[0]?.status).toBe('investigating')
})

it.each<[string, Behaviour]>([
  ['is garbled', says(() => 'I think it is DNS.')],
  [
    'lies',
    callsTools(() => [
      {
        tool: 'report',
        arguments: {
          incidents: [incident('A1', 'never said', [1])],
          dismissed: [{ engine: 1, why: 'fine', cites: [] }],
        },
      },
    ]),
  ],
  ['refuses its key', fails(401)],
])('leaves the engine’s incidents as they are when the model %s', async (_, behaviour) => {
  standIn.behave(behaviour)
  const { pipeline, run } = await build()
  await pipeline.analyse(loud)
  const before = await incidentsOf(pipeline)
  expect(before.length).toBeGreaterThan(0)
  await run()
  expect(await incidentsOf(pipeline)).toEqual(before)
  expect((await rowsOf(pipeline)).investigations).toMatchObject([{ finishedAt: expect.any(Date) }])
})

it('tries again later what a dead endpoint cost, and finds it by the sweeper', async () => {
  standIn.behave(fails(503))
  const { pipeline, run } = await build()
  await pipeline.analyse(loud)
  await run()
  expect((await rowsOf(pipeline)).investigations).toMatchObject([{ finishedAt: null }])
  standIn.behave(callsTools(() => [{ tool: 'report', arguments: { incidents: [], dismissed: [] } }]))
  await run()
  expect(standIn.requests).toHaveLength(0)
  nowMs += INVESTIGATION_STALE_MS + 1_000
  await sweepAnalysis(db.database, new Date(nowMs))
  expect(pipeline.published(investigationWanted).length).toBeGreaterThan(1)
  await run()
  expect((await rowsOf(pipeline)).investigations).toMatchObject([{ outcome: 'used' }])
})

it('returns a job that is to end, and leaves its request for another', async () => {
  standIn.behave(hangs)
  const { pipeline, run } = await build()
  await pipeline.analyse(loud)
  const stop = new AbortController()
  const running = run(stop.signal)
  await expect.poll(() => standIn.requests.length).toBeGreaterThan(0)
  stop.abort()
  await running.catch(() => undefined)
  expect((await rowsOf(pipeline)).investigations).toMatchObject([{ finishedAt: null }])
})

it('spends no more than the day allows, and says so', async () => {
  standIn.behave(callsTools(() => [{ tool: 'report', arguments: { incidents: [], dismissed: [] } }]))
  const { pipeline, run } = await build({ dailyTokens: 100 })
  await pipeline.analyse(loud)
  await run()
  expect(standIn.requests).toHaveLength(0)
  expect((await rowsOf(pipeline)).investigations).toMatchObject([{ outcome: 'over-budget' }])
})

it('requests nothing where there is no model', async () => {
  const { pipeline, run } = await build({ operator: null })
  await pipeline.analyse(loud)
  await run()
  expect((await rowsOf(pipeline)).investigations).toEqual([])
  expect(pipeline.published(investigationWanted)).toEqual([])
})

it('looks into an incident of the agents’ stream', async () => {
  const { pipeline, run } = await build()
  const order: (string | undefined)[] = []
  standIn.behave(
    callsTools((request) => {
      order.push(/^E1 (\w+)/m.exec(request.messages.at(-1)?.content ?? '')?.[1])
      return [{ tool: 'report', arguments: { incidents: [], dismissed: [] } }]
    }),
  )
  const records = Array.from({ length: 120 }, (_, index) => ({
    atMs: startMs + index * 1_000,
    level: index < 60 ? ('INFO' as const) : ('ERROR' as const),
    body: index < 60 ? `saved order ${index}` : 'write /data/orders.db: No space left on device',
  }))
  await pipeline.digest(await storeRecords(db, pipeline.customerId, 'orders', records))
  await pipeline.correlate()
  const [opened] = await incidentsOf(pipeline)
  await run()
  const { investigations, links } = await rowsOf(pipeline)
  expect(investigations).toMatchObject([{ incidentId: opened?.id, jobId: null, outcome: 'used' }])
  expect(links).toMatchObject([{ incidentId: opened?.id }])
  expect(order[0]).toBe(opened?.severity)
})
