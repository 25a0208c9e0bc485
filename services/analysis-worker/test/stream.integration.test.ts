import { findIncident } from '@holdfast/database/incidents/find-incident'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { listPinnedContexts } from '@holdfast/database/incidents/list-pinned-contexts'
import { openAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { createPipeline, type Pipeline, vault } from './pipeline-fixture.ts'
import { type SentRecord, storeRecords } from './store-records.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 256, sideHeapMb: 256 })
afterAll(() => engine.close())

const startMs = Date.now() - 600_000

const calm = (fromSecond: number, count: number): SentRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    atMs: startMs + (fromSecond + index) * 1_000,
    level: 'INFO',
    body: `order ${fromSecond + index} stored in 12 ms`,
  }))

const broken = (fromSecond: number, count: number): SentRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    atMs: startMs + (fromSecond + index) * 1_000,
    level: 'ERROR',
    body: `could not extend file "base/1/${fromSecond + index}": No space left on device`,
  }))

async function send(pipeline: Pipeline, records: readonly SentRecord[]): Promise<void> {
  await pipeline.digest(await storeRecords(db, pipeline.customerId, 'orders', records))
  await pipeline.correlate()
}

const list = (pipeline: Pipeline) =>
  db.database.withTenant(pipeline.customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, pipeline.customerId)
    const { incidents } = await findIncidents(tx, cipher, { limit: 100, offset: 0 })
    return incidents
  })

it("finds the incident in an agent's stream, and its citations lead back to the records", async () => {
  const pipeline = await createPipeline(db, engine)
  await send(pipeline, calm(0, 100))
  await send(pipeline, [...calm(100, 20), ...broken(120, 30)])

  const [incident, ...others] = await list(pipeline)
  expect(others).toEqual([])
  expect(incident).toMatchObject({ sourceType: 'otlp', service: 'orders', occurrenceCount: 1 })
  const contexts = await db.database.withTenant(pipeline.customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, pipeline.customerId)
    return listPinnedContexts(tx, cipher, incident?.id ?? '')
  })
  expect(contexts.length).toBeGreaterThan(0)
  for (const { lines } of contexts) {
    const place = lines.findIndex((line) => line.is_cited)
    expect(lines[place]?.message).toMatch(/^could not extend file/)
    // The batch holds the records in their order, so a neighbor is the second before or after.
    expect(lines.length).toBeGreaterThan(20)
    const [before, cited] = [lines[place - 1], lines[place]]
    expect(before).toMatchObject({ service: 'orders', is_cited: false })
    expect(before?.level).toMatch(/^(?:info|error)$/)
    expect(Date.parse(cited?.timestamp ?? '') - Date.parse(before?.timestamp ?? '')).toBe(1_000)
  }
})

it('names no service after the agent that sent what no service is known of', async () => {
  const pipeline = await createPipeline(db, engine)
  await pipeline.digest(await storeRecords(db, pipeline.customerId, '', [...calm(0, 120), ...broken(120, 30)]))
  await pipeline.correlate()
  const [incident] = await list(pipeline)
  expect([incident?.service, incident?.title]).toEqual([null, expect.not.stringContaining('agent')])
})

it('goes on telling one occurrence while batches keep coming, with exact counts', async () => {
  const pipeline = await createPipeline(db, engine)
  await send(pipeline, calm(0, 100))
  for (let batch = 0; batch < 5; batch++) await send(pipeline, broken(100 + batch * 10, 10))

  const [incident, ...others] = await list(pipeline)
  expect(others).toEqual([])
  expect(incident?.occurrenceCount).toBe(1)
  const results = await db.database.withTenant(pipeline.customerId, async (tx) => {
    const row = await findIncident(tx, incident?.id ?? '')
    const cipher = await vault.cipherOf(tx, pipeline.customerId)
    const analysis = row && openAnalysis(cipher, row)
    return { eventCount: row?.eventCount, shown: analysis?.pipeline_results.evidence_selection.event_count }
  })
  expect(results).toEqual({ eventCount: 50, shown: 50 })
})

it('makes one incident, one occurrence and a small explanation of 10,000 equal errors in ten minutes', async () => {
  const pipeline = await createPipeline(db, engine)
  await send(pipeline, calm(0, 100))
  for (let batch = 0; batch < 10; batch++) {
    await send(
      pipeline,
      Array.from({ length: 1_000 }, (_, index) => ({
        atMs: startMs + 100_000 + (batch * 1_000 + index) * 48,
        level: 'ERROR' as const,
        body: 'could not extend file "base/1/7": No space left on device',
      })),
    )
  }
  const incidents = await list(pipeline)
  expect(incidents.map((incident) => incident.occurrenceCount)).toEqual([1])
  const row = await db.database.withTenant(pipeline.customerId, (tx) => findIncident(tx, incidents[0]?.id ?? ''))
  expect(row?.eventCount).toBe(10_000)
  expect(row?.analysis.length).toBeLessThan(50_000)
})
