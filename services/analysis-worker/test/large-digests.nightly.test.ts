import { readLedger } from '@holdfast/database/ledger/read-ledger'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, expect, it, vi } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { createPipeline } from './pipeline-fixture.ts'
import { wordyLines } from '@holdfast/testing/wordy-lines'

vi.setConfig({ testTimeout: 300_000 })

const db = useDatabase()
/** With little time to decide, which is not what this is about: reading, merging and packing come before. */
const engine = createEnginePool({
  maxHeapMb: 352,
  sideHeapMb: 160,
  budgetMs: ({ kind }) => (kind === 'analyze' ? 4_000 : 60_000),
})
afterAll(() => engine.close())

it.each([
  { name: 'many lines that have nothing in common', batches: 4, lines: 1_700, chars: 1_200 },
  { name: 'lines of sixty thousand characters', batches: 60, lines: 34, chars: 60_000 },
])('counts $name, and the process lives', async ({ batches, lines, chars }) => {
  const pipeline = await createPipeline(db, engine)
  const texts = Array.from(
    { length: batches },
    (_none, index) => `${wordyLines({ lines, chars, from: index * lines }).join('\n')}\n`,
  )
  const { jobId, batchIds } = await pipeline.store(texts)
  for (const batchId of batchIds) await pipeline.digest(batchId)
  await pipeline.correlate()

  const { totals } = await db.database.withTenant(pipeline.customerId, (tx) =>
    readLedger(tx, { since: new Date(0), until: new Date('2100-01-01') }),
  )
  expect(totals).toMatchObject({ stored: batches * lines, waiting: 0 })
  expect(totals.analysed + totals.failed).toBe(batches * lines)
  const job = await db.database.withTenant(pipeline.customerId, (tx) => findLogJob(tx, jobId))
  expect(['done', 'failed']).toContain(job?.status)
})
