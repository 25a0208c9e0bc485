import { refinementWanted } from '@holdfast/contracts/events/catalogue'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { listModelCalls } from '@holdfast/database/model-calls/list-model-calls'
import { openRecording } from '@holdfast/database/model-calls/sealed-recording'
import { findRefinement } from '@holdfast/database/refinements/find-refinement'
import { createRefiner, type Refiner } from '@holdfast/incidents/refine/create-refiner'
import { REFINEMENT_STALE_MS, refineOneIncident } from '@holdfast/incidents/refine/refine-one-incident'
import { createModelMetrics } from '@holdfast/llm/calls/model-metrics'
import type { ModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { POISON_LINES } from '@holdfast/testing/poison-lines'
import {
  type ChatRequest,
  fails,
  type ModelStandIn,
  says,
  startModelStandIn,
} from '@holdfast/testing/start-model-stand-in'
import { useDatabase } from '@holdfast/testing/use-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { sweepAnalysis } from '../src/sweep-analysis.ts'
import { createPipeline, type Pipeline, vault } from './pipeline-fixture.ts'
import { type SentRecord, storeRecords } from './store-records.ts'

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

const startMs = Date.now() - 3_600_000
const SECRETS = ['grace@example.com', 'opensesame99', 'sk-abcdefghijklmnop1234', '203.0.113.77', '4111 1111 1111 1111']

const broken = (fromSecond: number, count: number): SentRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    atMs: startMs + (fromSecond + index) * 100,
    level: 'ERROR',
    body: `could not extend file "base/1/7": No space left on device, user=grace@example.com password=opensesame99 key sk-abcdefghijklmnop1234 from 203.0.113.77 card 4111 1111 1111 1111`,
  }))

/** Quotes what it was sent, and says it in the words of the lines. */
const refines = says((request: ChatRequest) => {
  const text = request.messages.at(-1)?.content ?? ''
  const quotes = /^(L\d+):.*(No space left on device)/m.exec(text)
  const proof = [{ line_id: quotes?.[1] ?? '', quote: quotes?.[2] ?? '' }]
  return JSON.stringify({
    ranking: [{ cause: 'C1', quotes: proof }],
    title: { text: 'No space left on device of orders', quotes: proof },
    summary: [
      { text: 'The disk of orders is full.', quotes: proof },
      { text: 'A solar flare is the cause, severity low.', quotes: proof },
    ],
    explanation: [],
  })
})

const settingsOf = (values: Partial<ModelSettings> = {}): ModelSettings => ({
  operator: { baseUrl: standIn.baseUrl, apiKey: 'test', model: 'small' },
  dailyTokens: 200_000,
  prices: null,
  timeoutMs: 30_000,
  concurrency: 4,
  contextTokens: 4_000,
  investigationTokens: 16_000,
  allowedHosts: [],
  ...values,
})

let nowMs = Date.now()
const refinerOf = (values?: Partial<ModelSettings>): Refiner =>
  createRefiner({
    database: db.database,
    vault,
    metrics: createModelMetrics(createMetricsRegistry('test')),
    settings: settingsOf(values),
    now: () => new Date(nowMs),
  })

async function build(refiner = refinerOf()) {
  const pipeline = await createPipeline(db, engine, { refiner })
  const requested = () => pipeline.published(refinementWanted).map((payload) => refinementWanted.payload.parse(payload))
  const refine = (by = refiner, signal = new AbortController().signal) =>
    refineOneIncident(
      { database: db.database, vault, refiner: by, now: () => nowMs },
      { customerId: pipeline.customerId, incidentId: requested()[0]?.incidentId ?? '' },
      signal,
    )
  return { pipeline, requested, refine, refiner }
}

async function send(pipeline: Pipeline, records: readonly SentRecord[]): Promise<void> {
  await pipeline.digest(await storeRecords(db, pipeline.customerId, 'orders', records))
  await pipeline.correlate()
}

const rowsOf = ({ customerId }: Pipeline) =>
  db.database.withTenant(customerId, async (tx) => ({
    incidents: (await findIncidents(tx, await vault.cipherOf(tx, customerId), { limit: 100, offset: 0 })).incidents,
    refinements: await tx.selectFrom('refinements').selectAll().execute(),
  }))

const shownOf = ({ customerId }: Pipeline) =>
  db.database.withTenant(customerId, async (tx) => {
    const [row] = await tx.selectFrom('refinements').selectAll().execute()
    if (!row) return null
    return findRefinement(tx, await vault.cipherOf(tx, customerId), row)
  })

const analysisOf = ({ customerId }: Pipeline) =>
  db.database.withTenant(customerId, (tx) =>
    tx.selectFrom('incidents').select(['sealedTitle', 'severity', 'analysis']).execute(),
  )

it('asks once for ten thousand identical events, however often it is told', async () => {
  standIn.behave(refines)
  const { pipeline, requested, refine } = await build()
  for (let batch = 0; batch < 10; batch++) {
    await send(pipeline, broken(batch * 1_000, 1_000))
    if (batch % 3 === 0) await Promise.all([refine(), refine(), refine()])
  }
  await refine()
  const { incidents, refinements } = await rowsOf(pipeline)
  expect(incidents).toMatchObject([{ occurrenceCount: 1 }])
  expect(await analysisOf(pipeline)).toHaveLength(1)
  expect(requested()).toHaveLength(1)
  expect(refinements).toMatchObject([{ outcome: 'used' }])
  expect(standIn.requests).toHaveLength(1)
})

it('shows what code could verify beside the analysis, which stays as it was', async () => {
  standIn.behave(refines)
  const { pipeline, refine } = await build()
  await send(pipeline, broken(0, 20))
  const before = await analysisOf(pipeline)
  await refine()
  expect(await analysisOf(pipeline)).toEqual(before)
  const shown = await shownOf(pipeline)
  expect(shown).toMatchObject({
    model: 'small',
    prompt: 'refine-incident-v1',
    title: { text: 'No space left on device of orders' },
    dropped_count: 1,
  })
  expect(shown?.summary.map((claim) => claim.text)).toEqual(['The disk of orders is full.'])
  for (const { message, quote_start: start, quote_end: end } of shown?.summary[0]?.citations ?? []) {
    expect(message).toContain('grace@example.com')
    expect(message.slice(start, end)).toBe('No space left on device')
  }
})

it('sends and records nothing that is secret or personal', async () => {
  standIn.behave(refines)
  const { pipeline, requested, refine } = await build()
  await send(pipeline, broken(0, 20))
  await refine()
  const recorded = await db.database.withTenant(pipeline.customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, pipeline.customerId)
    const calls = await listModelCalls(tx, requested()[0]?.incidentId ?? '')
    return calls.map((call) => openRecording(cipher, call))
  })
  expect(recorded).toHaveLength(1)
  expect(recorded[0]?.request).toBe(JSON.stringify(standIn.requests[0]?.messages))
  for (const secret of SECRETS) expect(JSON.stringify([recorded, standIn.requests])).not.toContain(secret)
})

it('changes nothing for a model that obeys the attacker', async () => {
  for (const poison of POISON_LINES.filter((_, index) => index % 20 === 0)) {
    const claim = { text: poison, quotes: [{ line_id: 'L1', quote: poison }] }
    standIn.behave(
      says(() =>
        JSON.stringify({
          severity: 'low',
          ranking: [{ cause: 'C2', quotes: claim.quotes }],
          title: claim,
          summary: [claim],
          explanation: [claim],
        }),
      ),
    )
    const { pipeline, refine } = await build()
    await send(pipeline, [...broken(0, 10), { atMs: startMs + 500, level: 'ERROR', body: poison }])
    const before = await analysisOf(pipeline)
    await refine()
    expect(await analysisOf(pipeline)).toEqual(before)
    const shown = await shownOf(pipeline)
    expect(shown).toMatchObject({ title: null, summary: [], explanation: [] })
    expect(shown?.order).toEqual(shown?.order.toSorted((a, b) => a - b))
  }
})

it('holds no transaction and no lock while the model thinks', async () => {
  const { pipeline, requested, refine } = await build()
  await send(pipeline, broken(0, 20))
  let seen: Promise<unknown> = Promise.resolve()
  standIn.behave((response, request) => {
    seen = (async () => {
      const { rows } = await sql<{ open: number }>`
        select count(*)::int as open from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(db.owner)
      await db.owner.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '2s'`.execute(tx)
        await sql`select 1 from incidents where id = ${requested()[0]?.incidentId} for update`.execute(tx)
        await sql`lock table refinements in access exclusive mode`.execute(tx)
      })
      refines(response, request)
      return rows[0]?.open
    })()
  })
  await refine()
  expect(await seen).toBe(0)
})

it.each(['before the call', 'after the call'])(
  'is finished by another when it is killed %s, at the price of one call',
  async (when) => {
    standIn.behave(refines)
    const { pipeline, refine, refiner } = await build()
    await send(pipeline, broken(0, 20))
    const dies: Refiner = {
      ...refiner,
      refine: async (work, signal) => {
        if (when === 'after the call') await refiner.refine(work, signal)
        throw new Error('killed')
      },
    }
    await expect(refine(dies)).rejects.toThrow('killed')
    await refine()
    expect(await shownOf(pipeline)).toBeNull()

    nowMs += REFINEMENT_STALE_MS + 1_000
    const before = pipeline.published(refinementWanted).length
    await sweepAnalysis(db.database, new Date(nowMs))
    expect(pipeline.published(refinementWanted)).toHaveLength(before + 1)
    await refine()
    expect(await shownOf(pipeline)).not.toBeNull()
    expect(standIn.requests).toHaveLength(1)
  },
)

it('tries again later what failed for a reason that may pass, and never what cannot help', async () => {
  const { pipeline, refine } = await build()
  await send(pipeline, broken(0, 20))
  standIn.behave(fails(503))
  await refine()
  expect((await rowsOf(pipeline)).refinements).toMatchObject([{ finishedAt: null }])
  const asked = standIn.requests.length
  await refine()
  expect(standIn.requests).toHaveLength(asked)
  nowMs += REFINEMENT_STALE_MS + 1_000
  standIn.behave(says(() => 'I would rather not.'))
  await refine()
  expect((await rowsOf(pipeline)).refinements).toMatchObject([{ outcome: 'malformed', result: null }])
  nowMs += REFINEMENT_STALE_MS + 1_000
  standIn.behave(refines)
  await refine()
  expect(standIn.requests).toEqual([])
})

it('gives back what it was about when the worker stops', async () => {
  const stopping = new AbortController()
  const { pipeline, refine } = await build()
  await send(pipeline, broken(0, 20))
  standIn.behave(() => stopping.abort())
  await refine(undefined, stopping.signal)
  standIn.behave(refines)
  await refine()
  expect(await shownOf(pipeline)).not.toBeNull()
})

it('asks again when the cause is another, and forgets a request for what is no longer so', async () => {
  standIn.behave(refines)
  const { pipeline, requested, refine } = await build()
  await send(pipeline, broken(0, 20))
  await refine()
  await db.database.withTenant(pipeline.customerId, (tx) =>
    tx
      .updateTable('refinements')
      .set({ contentHash: Buffer.from('what it was before') })
      .execute(),
  )
  await send(pipeline, broken(6_500, 20))
  expect(requested()).toHaveLength(2)
  await refine()
  expect((await rowsOf(pipeline)).refinements).toHaveLength(2)
})

it.each([
  ['no key is set', { operator: null }, {}],
  ['the operator allows no tokens', { dailyTokens: 0 }, {}],
  ['the company wants no model', {}, { ai_mode: 'off' }],
])('requests, enqueues and runs nothing where %s', async (_, models, settings) => {
  standIn.behave(refines)
  const { pipeline, requested, refiner } = await build(refinerOf(models))
  await db.owner
    .updateTable('customers')
    .set({ settings: JSON.stringify({ organization_display_name: 'x', ...settings }) })
    .where('id', '=', pipeline.customerId)
    .execute()
  await send(pipeline, broken(0, 20))
  const { incidents, refinements } = await rowsOf(pipeline)
  expect(incidents).toHaveLength(1)
  expect([requested(), refinements]).toEqual([[], []])
  await refineOneIncident(
    { database: db.database, vault, refiner, now: () => nowMs },
    { customerId: pipeline.customerId, incidentId: incidents[0]?.id ?? '' },
    new AbortController().signal,
  )
  expect(standIn.requests).toEqual([])
})

it('spends no more than the day holds', async () => {
  standIn.behave(refines)
  const { pipeline, refine } = await build(refinerOf({ dailyTokens: 1_001 }))
  await send(pipeline, broken(0, 20))
  await refine()
  expect(standIn.requests).toEqual([])
  expect((await rowsOf(pipeline)).refinements).toMatchObject([{ finishedAt: null }])
})
