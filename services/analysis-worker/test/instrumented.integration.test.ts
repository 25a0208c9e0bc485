import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findIncident } from '@holdfast/database/incidents/find-incident'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { listPinnedContexts } from '@holdfast/database/incidents/list-pinned-contexts'
import { openAnalysis } from '@holdfast/database/incidents/sealed-analysis'
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
    const cipher = await vault.cipherOf(tx, customerId)
    const { incidents } = await findIncidents(tx, cipher, { limit: 100, offset: 0 })
    const [listed] = incidents
    const row = listed && (await findIncident(tx, listed.id))
    if (!row) throw new Error('no incident was found')
    return {
      count: incidents.length,
      row,
      title: openTitle(cipher, row),
      analysis: openAnalysis(cipher, row),
      contexts: await listPinnedContexts(tx, cipher, row.id),
    }
  })
}

/** What the SDKs of Python, Node, Java and Go sent for an application that logs exceptions on a full disk. */
describe.each([
  ['python-http.binpb', '[Errno 28] No space left on device'],
  // Of a chained exception the cause stands in the trace alone.
  ['python-grpc.binpb', 'OSError: [Errno 28] No space left on device'],
  ['node-http.binpb', 'ENOSPC: no space left on device, write'],
  ['node-grpc.binpb', 'ENOSPC: no space left on device, write'],
  ['node-http.json', 'ENOSPC: no space left on device, write'],
  ['java-http.binpb', 'No space left on device'],
  ['java-grpc.binpb', 'java.io.IOException: No space left on device'],
  // Go's errors carry no trace: what is wrapped stands in the message.
  ['go-http.binpb', 'write /dev/full: no space left on device'],
  ['go-grpc.binpb', 'the invoice store gave up: write /dev/full: no space left on device'],
])('%s', (file, proof) => {
  it('is understood by what its exceptions say, which the evidence shows and quotes', async () => {
    const { count, row, title, analysis, contexts } = await analyse(file)
    expect([count, row.service, title]).toEqual([1, 'billing', expect.stringMatching(/disk|space/i)])
    const [line] = analysis.pipeline_results.final_incidents[0]?.evidence_logs ?? []
    expect(line?.message).toMatch(/^cannot write invoice 300\n/)
    expect(line?.message).toContain('exception.type=')
    expect(line?.message).toContain('customer.tier=gold')
    expect(line?.message.slice(line.quote_start, line.quote_end)).toContain(proof)
    expect(contexts[0]?.lines.find(({ is_cited: isCited }) => isCited)?.message).toBe(line?.message)
  })
})
