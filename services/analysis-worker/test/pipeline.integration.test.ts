import { changeStatus } from '@holdfast/database/incidents/change-status'
import { findIncident, type IncidentRow } from '@holdfast/database/incidents/find-incident'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { openGlance } from '@holdfast/database/incidents/seal-glance'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { findPinnedLine } from '@holdfast/database/incidents/find-pinned-line'
import { listChanges } from '@holdfast/database/incidents/list-changes'
import { listHistory } from '@holdfast/database/incidents/list-history'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { readLedger } from '@holdfast/database/ledger/read-ledger'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { openAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import { createPipeline, type Pipeline, vault } from './pipeline-fixture.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 256, sideHeapMb: 256 })
afterAll(() => engine.close())

const minute = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.parse(start) + index * 1_000).toISOString()
    return `${time} INFO [checkout] GET /cart answered 200 in ${20 + (index % 9)} ms`
  })

const outage = (start: string, count = 30): string[] =>
  Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.parse(start) + index * 1_000).toISOString()
    return `${time} ERROR [checkout] could not write order ${1_000 + index}: FATAL: could not extend file "base/16384/2619": No space left on device`
  })

const story = (start: string): string => {
  const began = new Date(Date.parse(start) + 120_000).toISOString()
  return [...minute(start, 120), ...outage(began)].join('\n')
}

const list = (pipeline: Pipeline) =>
  db.database.withTenant(pipeline.customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, pipeline.customerId)
    const { incidents } = await findIncidents(tx, cipher, { limit: 100, offset: 0 })
    return incidents.map((incident) => ({
      ...incident,
      title: openTitle(cipher, incident),
      glance: openGlance(cipher, incident),
    }))
  })

const load = (pipeline: Pipeline, id: string): Promise<IncidentRow> =>
  db.database.withTenant(pipeline.customerId, async (tx) => {
    const incident = await findIncident(tx, id)
    if (!incident) throw new Error('no such incident')
    return incident
  })

it('turns pasted logs into an incident whose citations are lines of the paste', async () => {
  const pipeline = await createPipeline(db, engine)
  const text = story('2026-02-01T09:00:00Z')
  const jobId = await pipeline.analyse(text)

  const [incident, ...others] = await list(pipeline)
  expect(others).toEqual([])
  expect(incident).toMatchObject({ status: 'open', occurrenceCount: 1, sourceType: 'paste' })
  const row = await load(pipeline, incident?.id ?? '')
  const lines = text.split('\n')
  const { analysis, context } = await db.database.withTenant(pipeline.customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, pipeline.customerId)
    return {
      analysis: openAnalysis(cipher, row),
      context: await findPinnedLine(tx, cipher, { incidentId: row.id, lineNumber: 1 }),
    }
  })
  const [shown] = analysis.pipeline_results.final_incidents
  expect(shown?.evidence_logs.length).toBeGreaterThan(0)
  for (const evidence of shown?.evidence_logs ?? []) {
    expect(lines[(evidence.line_number ?? 0) - 1]).toBe(evidence.message)
  }
  const cited = context?.lines.find((line) => line.is_cited)
  expect(lines[(cited?.line_number ?? 0) - 1]).toBe(cited?.message)
  expect(context?.lines.length).toBeGreaterThan(20)

  const job = await db.database.withTenant(pipeline.customerId, (tx) => findLogJob(tx, jobId))
  expect(job).toMatchObject({ status: 'done', incidentIds: [incident?.id], processedCount: 150 })
})

it('keeps a glance of each incident: who is hurt, its lines over time, and how far the logs reach', async () => {
  const pipeline = await createPipeline(db, engine)
  await pipeline.analyse(story('2026-02-01T09:00:00Z'))
  const [incident] = await list(pipeline)
  if (!incident?.glance) throw new Error('no incident with a glance')
  const { glance } = incident
  expect(glance.impact).toMatch(/\d/)
  expect(glance.volume.some((count) => count > 0)).toBe(true)
  const { endedAt } = await load(pipeline, incident.id)
  expect(Date.parse(glance.logs_until ?? '')).toBeGreaterThanOrEqual(endedAt?.getTime() ?? Infinity)
})

it('adds nothing when the same logs come again', async () => {
  const pipeline = await createPipeline(db, engine)
  await pipeline.analyse(story('2026-02-01T09:00:00Z'))
  const [before] = await list(pipeline)
  const jobId = await pipeline.analyse(story('2026-02-01T09:00:00Z'))
  const [after, ...others] = await list(pipeline)

  expect(others).toEqual([])
  expect(after).toEqual(before)
  const job = await db.database.withTenant(pipeline.customerId, (tx) => findLogJob(tx, jobId))
  expect(job?.incidentIds).toEqual([before?.id])
})

it('counts an outage at 9 and one at 11 as two occurrences of one incident', async () => {
  const pipeline = await createPipeline(db, engine)
  await pipeline.analyse(story('2026-02-01T09:00:00Z'))
  await pipeline.analyse(story('2026-02-01T11:00:00Z'))

  const incidents = await list(pipeline)
  expect(incidents.map((incident) => incident.occurrenceCount)).toEqual([2])
})

it('notes each recurrence for whoever looks', async () => {
  const pipeline = await createPipeline(db, engine)
  const look = () =>
    db.database.withTenant(pipeline.customerId, (tx) => listChanges(tx, { since: new Date(0), limit: 10 }))
  await pipeline.analyse(story('2026-02-01T09:00:00Z'))
  const first = await look()
  expect(first.incidents.map(({ occurrenceCount }) => occurrenceCount)).toEqual([1])
  await pipeline.analyse(story('2026-02-01T11:00:00Z'))
  const second = await look()
  expect(second.incidents.map(({ occurrenceCount }) => occurrenceCount)).toEqual([2])
  expect(second.changes[0]?.changedAt.getTime()).toBeGreaterThan(first.changes[0]?.changedAt.getTime() ?? Infinity)
})

it('reopens a resolved incident when it comes back, and says so', async () => {
  const pipeline = await createPipeline(db, engine)
  await pipeline.analyse(story('2026-02-01T09:00:00Z'))
  const [incident] = await list(pipeline)
  const { id: userId } = await createUser(db.owner, { customerId: pipeline.customerId })
  await db.database.withTenant(pipeline.customerId, (tx) =>
    changeStatus(tx, {
      customerId: pipeline.customerId,
      incidentId: incident?.id ?? '',
      status: 'resolved',
      actorId: userId,
    }),
  )
  await pipeline.analyse(story('2026-02-02T09:00:00Z'))

  const [returned] = await list(pipeline)
  expect(returned).toMatchObject({ id: incident?.id, status: 'open', occurrenceCount: 2 })
  const history = await db.database.withTenant(pipeline.customerId, async (tx) =>
    listHistory(tx, await vault.cipherOf(tx, pipeline.customerId), incident?.id ?? ''),
  )
  expect(history.map((entry) => entry.kind)).toEqual(['created', 'status', 'regression'])
})

it('makes nothing of healthy logs', async () => {
  const pipeline = await createPipeline(db, engine)
  const jobId = await pipeline.analyse(minute('2026-02-01T09:00:00Z', 300).join('\n'))
  expect(await list(pipeline)).toEqual([])
  const job = await db.database.withTenant(pipeline.customerId, (tx) => findLogJob(tx, jobId))
  expect(job).toMatchObject({ status: 'done', incidentIds: [] })
})

it('finds in many chunks, digested in any order and twice, what it finds in one', async () => {
  const whole = await createPipeline(db, engine)
  await whole.analyse(story('2026-02-01T09:00:00Z'))
  const cut = await createPipeline(db, engine)
  const lines = story('2026-02-01T09:00:00Z').split('\n')
  const chunks = [0, 40, 80, 120].map((from) => `${lines.slice(from, from + 40).join('\n')}\n`)
  const { batchIds } = await cut.store(chunks)
  for (const batchId of batchIds.toReversed()) await cut.digest(batchId)
  for (const batchId of batchIds) await cut.digest(batchId)
  await Promise.all([cut.correlate(), cut.correlate(), cut.correlate()])

  const [expected] = await list(whole)
  const incidents = await list(cut)
  expect(incidents).toHaveLength(1)
  expect(incidents[0]).toMatchObject({ title: expected?.title, severity: expected?.severity, occurrenceCount: 1 })
  expect((await load(cut, incidents[0]?.id ?? '')).fingerprint).toBe(
    (await load(whole, expected?.id ?? '')).fingerprint,
  )
  const ledger = await db.database.withTenant(cut.customerId, (tx) =>
    readLedger(tx, { since: new Date(0), until: new Date('2100-01-01') }),
  )
  expect(ledger.totals).toMatchObject({ received: 150, stored: 150, analysed: 150, waiting: 0, failed: 0 })
})
