import { mergeIncidents } from '@holdfast/database/grouping/merge-incidents'
import { splitIncident } from '@holdfast/database/grouping/split-incident'
import { undoGroupingChange } from '@holdfast/database/grouping/undo-grouping-change'
import { findIncident } from '@holdfast/database/incidents/find-incident'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { openAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { createPipeline, type Pipeline, vault } from './pipeline-fixture.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 256, sideHeapMb: 256 })
afterAll(() => engine.close())

/** A full disk, and a victim that complains about it in words of its own. */
const outage = (start: string): string => {
  const at = (seconds: number) => new Date(Date.parse(start) + seconds * 1_000).toISOString()
  const calm = Array.from({ length: 120 }, (_, index) => `${at(index)} INFO [orders] order ${index} stored in 12 ms`)
  const broken = Array.from({ length: 30 }, (_, index) => [
    `${at(120 + index)} ERROR [postgres] could not extend file "base/1/${index}": No space left on device`,
    `${at(120 + index)} ERROR [orders] order ${500 + index} was not stored: database refused the write`,
  ]).flat()
  return `${[...calm, ...broken].join('\n')}\n`
}

const certificate = (start: string): string =>
  Array.from({ length: 40 }, (_, index) => {
    const time = new Date(Date.parse(start) + index * 1_000).toISOString()
    return `${time} ERROR [billing] TLS handshake with pay.example.com:443 failed: certificate has expired`
  }).join('\n')

const list = (pipeline: Pipeline) =>
  db.database.withTenant(pipeline.customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, pipeline.customerId)
    const { incidents } = await findIncidents(tx, cipher, { limit: 100, offset: 0 })
    return incidents.map((incident) => ({ ...incident, title: openTitle(cipher, incident) }))
  })

const lineKinds = (pipeline: Pipeline, id: string) =>
  db.database.withTenant(pipeline.customerId, async (tx) => {
    const incident = await findIncident(tx, id)
    const cipher = await vault.cipherOf(tx, pipeline.customerId)
    if (!incident) throw new Error('the incident is gone')
    const analysis = openAnalysis(cipher, incident)
    return analysis.pipeline_results.log_analysis.line_kinds
  })

it('splits lines off into an incident of their own, keeps to it, and undoes it', async () => {
  const pipeline = await createPipeline(db, engine)
  const { customerId } = pipeline
  const { id: actorId } = await createUser(db.owner, { customerId })
  await pipeline.analyse(outage('2026-02-01T09:00:00Z'))
  const [whole, ...others] = await list(pipeline)
  expect(others).toEqual([])
  const incidentId = whole?.id ?? ''
  const kinds = await lineKinds(pipeline, incidentId)
  const victim = kinds.find((kind) => kind.text.includes('refused the write'))
  const split = await db.database.withTenant(customerId, async (tx) =>
    splitIncident(tx, await vault.cipherOf(tx, customerId), {
      customerId,
      incidentId,
      templateIds: victim?.template_ids ?? [],
      actorId,
      remember: true,
    }),
  )
  await pipeline.correlate()

  const parts = await list(pipeline)
  expect(parts).toHaveLength(2)
  const texts = async (id: string) => (await lineKinds(pipeline, id)).map((kind) => kind.text).join()
  const splitOff = parts.find((incident) => incident.id !== incidentId)
  expect(await texts(splitOff?.id ?? '')).toContain('refused the write')
  expect(await texts(incidentId)).not.toContain('refused the write')

  await pipeline.analyse(outage('2026-02-01T12:00:00Z'))
  expect((await list(pipeline)).map((incident) => incident.occurrenceCount)).toEqual([2, 2])

  const changeId = typeof split === 'string' ? '' : split.changeId
  await db.database.withTenant(customerId, (tx) => undoGroupingChange(tx, { customerId, changeId, actorId }))
  await pipeline.correlate()
  const [again, ...rest] = await list(pipeline)
  expect(rest).toEqual([])
  expect(await texts(again?.id ?? '')).toContain('refused the write')
})

it('sends what was merged to the other incident from then on', async () => {
  const pipeline = await createPipeline(db, engine)
  const { customerId } = pipeline
  const { id: actorId } = await createUser(db.owner, { customerId })
  await pipeline.analyse(outage('2026-02-01T09:00:00Z'))
  await pipeline.analyse(certificate('2026-02-01T10:00:00Z'))
  const incidents = await list(pipeline)
  const disk = incidents.find((incident) => /disk/i.test(incident.title))
  const tls = incidents.find((incident) => incident.id !== disk?.id)
  await db.database.withTenant(customerId, async (tx) =>
    mergeIncidents(tx, await vault.cipherOf(tx, customerId), {
      customerId,
      incidentId: tls?.id ?? '',
      intoId: disk?.id ?? '',
      actorId,
      remember: true,
    }),
  )
  await pipeline.analyse(certificate('2026-02-01T15:00:00Z'))
  const [only, ...rest] = await list(pipeline)
  expect(rest).toEqual([])
  expect(only).toMatchObject({ id: disk?.id, occurrenceCount: 3 })
})
