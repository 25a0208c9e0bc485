import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { findIncident } from '@holdfast/database/incidents/find-incident'
import { openAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import { listPinnedContexts } from '@holdfast/database/incidents/list-pinned-contexts'
import { readLedger } from '@holdfast/database/ledger/read-ledger'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { createPipeline, type Pipeline, vault } from './pipeline-fixture.ts'
import { storeExport } from './store-export.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 256, sideHeapMb: 256 })
afterAll(() => engine.close())

const startMs = Date.now() - 600_000

const spanOf = (service: string, trace: number, id: string, fromMs: number, durationMs: number) => ({
  resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
  scopeSpans: [
    {
      spans: [
        {
          traceId: String(trace).padStart(32, 'a'),
          spanId: id.padEnd(16, '0'),
          ...(id === 'b' && { parentSpanId: 'a'.padEnd(16, '0') }),
          name: 'POST /pay',
          startTimeUnixNano: String(BigInt(Math.round(fromMs)) * 1_000_000n),
          endTimeUnixNano: String(BigInt(Math.round(fromMs + durationMs)) * 1_000_000n),
        },
      ],
    },
  ],
})

/** A request a second, in which `pay` works for so long. */
async function sendSpans(pipeline: Pipeline, from: number, count: number, workMs: number): Promise<void> {
  const resourceSpans = Array.from({ length: count }, (_, index) => {
    const [trace, work] = [from + index, workMs + (index % 7)]
    const atMs = startMs + trace * 1_000
    return [spanOf('shop', trace, 'a', atMs, work + 30), spanOf('pay', trace, 'b', atMs + 10, work)]
  }).flat()
  const content = Buffer.from(JSON.stringify({ resourceSpans }))
  const sent = { content, format: 'traces-json', recordCount: count * 2, sourceName: 'direct-otlp' } as const
  await pipeline.digest(await storeExport(db, pipeline.customerId, sent))
  await pipeline.correlate()
}

it('finds from spans alone who loses the time, and its citations lead back to the spans', async () => {
  const pipeline = await createPipeline(db, engine)
  await sendSpans(pipeline, 0, 80, 20)
  await sendSpans(pipeline, 80, 80, 500)
  await db.database.withTenant(pipeline.customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, pipeline.customerId)
    const { incidents } = await findIncidents(tx, cipher, { limit: 10, offset: 0 })
    expect(incidents).toMatchObject([{ service: 'pay', sourceType: 'otlp' }])
    const row = await findIncident(tx, incidents[0]?.id ?? '')
    const analysis = row && openAnalysis(cipher, row)
    const evidence = analysis?.pipeline_results.final_incidents[0]?.evidence_logs ?? []
    expect(evidence.map(({ trace_id: traceId }) => traceId)).toContainEqual(expect.stringMatching(/^a+\d+$/))
    const contexts = await listPinnedContexts(tx, cipher, incidents[0]?.id ?? '')
    expect(contexts.length).toBeGreaterThan(0)
    for (const { lines } of contexts) {
      expect(lines.length).toBeGreaterThan(20)
      expect(lines.find((line) => line.is_cited)?.message).toMatch(/^pay POST \/pay 50\d ms ok trace=a+\d+ span=b0+$/)
    }
    const window = { since: new Date(startMs - 3_600_000), until: new Date(Date.now() + 3_600_000) }
    expect((await readLedger(tx, window)).totals).toMatchObject({ stored: 320, analysed: 320, waiting: 0, failed: 0 })
  })
})
