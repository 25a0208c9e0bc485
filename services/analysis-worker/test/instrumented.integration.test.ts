import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import { findIncident } from '@holdfast/database/incidents/find-incident'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { listPinnedContexts } from '@holdfast/database/incidents/list-pinned-contexts'
import { analysisPlace, type PinnedContext, pinnedContextPlace } from '@holdfast/database/incidents/sealed-places'
import { openJson } from '@holdfast/database/secrets/seal-json'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, describe, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { createPipeline, vault } from './pipeline-fixture.ts'
import { storeExport } from './store-export.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 256, sideHeapMb: 128 })
afterAll(() => engine.close())

const folder = path.join(import.meta.dirname, 'fixtures/instrumented')

async function analyse(file: string) {
  const pipeline = await createPipeline(db, engine)
  const { customerId } = pipeline
  const content = await readFile(path.join(folder, file))
  const format = file.endsWith('.json') ? 'otlp-json' : 'otlp-protobuf'
  await pipeline.digest(await storeExport(db, customerId, { content, format, recordCount: 72, sourceName: 'sdk' }))
  await pipeline.correlate()
  return db.database.withTenant(customerId, async (tx) => {
    const { incidents } = await findIncidents(tx, { limit: 100, offset: 0 })
    const [listed] = incidents
    const row = listed && (await findIncident(tx, listed.id))
    if (!row) throw new Error('no incident was found')
    const cipher = await vault.cipherOf(tx, customerId)
    const pinned = await listPinnedContexts(tx, row.id)
    return {
      count: incidents.length,
      row,
      analysis: openJson(cipher, row.analysis, analysisPlace(row.id)) as AnalysisData,
      contexts: pinned.map(
        ({ context, lineNumber }) => openJson(cipher, context, pinnedContextPlace(row.id, lineNumber)) as PinnedContext,
      ),
    }
  })
}

/** What the SDKs of Python and Node sent for an application that logs exceptions on a full disk. */
describe.each([
  ['python-http.binpb', '[Errno 28] No space left on device'],
  // Of a chained exception the cause stands in the trace alone.
  ['python-grpc.binpb', 'OSError: [Errno 28] No space left on device'],
  ['node-http.binpb', 'ENOSPC: no space left on device, write'],
  ['node-grpc.binpb', 'ENOSPC: no space left on device, write'],
  ['node-http.json', 'ENOSPC: no space left on device, write'],
])('%s', (file, proof) => {
  it('is understood by what its exceptions say, which the evidence shows and quotes', async () => {
    const { count, row, analysis, contexts } = await analyse(file)
    expect([count, row.service, row.title]).toEqual([1, 'billing', expect.stringMatching(/disk|space/i)])
    const [line] = analysis.pipeline_results.final_incidents[0]?.evidence_logs ?? []
    expect(line?.message).toMatch(/^cannot write invoice 300\n/)
    expect(line?.message).toContain('exception.type=')
    expect(line?.message).toContain('customer.tier=gold')
    expect(line?.message.slice(line.quote_start, line.quote_end)).toContain(proof)
    expect(contexts[0]?.lines.find(({ is_cited: isCited }) => isCited)?.message).toBe(line?.message)
  })
})
