import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { listEpisodes } from '@holdfast/database/incidents/list-episodes'
import { clearAnalysisScopes } from '@holdfast/database/digests/clear-analysis-scopes'
import { cancelLogJob } from '@holdfast/database/log-jobs/cancel-log-job'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { useDatabase } from '@holdfast/testing/use-database'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createEnginePool, type EnginePool } from '../src/engine/engine-pool.ts'
import { createPipeline, type Pipeline, vault } from './pipeline-fixture.ts'
import { storeRecords } from './store-records.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 256, sideHeapMb: 128 })
afterAll(() => engine.close())

/** What the engine was given, round by round. */
const rounds: { hasMemory: boolean; digests: number }[] = []

/** Runs `meanwhile` before each analysis of the engine comes back, the first `times` times. */
const interrupted = (meanwhile: () => Promise<unknown>, times = Number.POSITIVE_INFINITY): EnginePool => {
  let left = times
  return {
    ...engine,
    run: async (task, customerId) => {
      const result = await engine.run(task, customerId)
      if (task.kind !== 'analyze') return result
      rounds.push({ hasMemory: task.memory !== null, digests: task.digests.length })
      if (left-- > 0) await meanwhile()
      return result
    },
  }
}

const failing = (service: string) =>
  Array.from(
    { length: 8 },
    (_none, index) =>
      `2026-03-10T12:00:0${index}Z ERROR [${service}] could not extend file "base/1/${index}": No space left on device`,
  ).join('\n')

const sendRecords = ({ customerId }: Pipeline) =>
  storeRecords(
    db,
    customerId,
    'orders',
    Array.from({ length: 30 }, (_none, index) => ({
      atMs: Date.now() - 60_000 + index * 1_000,
      level: 'ERROR',
      body: `could not extend file "base/1/${index}": No space left on device`,
    })),
  )

const incidentsOf = ({ customerId }: Pipeline) =>
  db.database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const { incidents } = await findIncidents(tx, cipher, { limit: 100, offset: 0 })
    return Promise.all(incidents.map(async (row) => ({ ...row, episodes: await listEpisodes(tx, row.id) })))
  })

it('has no transaction open while the engine computes', async () => {
  const open: number[] = []
  const look = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'test' and state like 'idle in transaction%'`.execute(
      db.owner,
    )
    open.push(rows[0]?.count ?? -1)
  }
  const pipeline = await createPipeline(db, interrupted(look))
  await pipeline.analyse(failing('checkout'))
  await pipeline.digest(await sendRecords(pipeline))
  await pipeline.correlate()
  expect(open).toEqual([0, 0])
  expect(await incidentsOf(pipeline)).toHaveLength(2)
})

it('saves once what two workers have computed of the same logs', async () => {
  const other: { pipeline?: Pipeline } = {}
  const pipeline = await createPipeline(
    db,
    interrupted(async () => other.pipeline?.correlate(), 1),
  )
  other.pipeline = pipeline
  await pipeline.digest(await sendRecords(pipeline))
  await pipeline.correlate()
  const incidents = await incidentsOf(pipeline)
  expect(incidents).toMatchObject([{ occurrenceCount: 1, episodes: [{ eventCount: 30 }] }])
})

it('does not bring back a memory that somebody has cleared while it computed', async () => {
  const state = { customerId: '', isArmed: false }
  const clear = async () => {
    if (state.isArmed) await db.database.withTenant(state.customerId, clearAnalysisScopes)
    state.isArmed = false
  }
  const pipeline = await createPipeline(db, interrupted(clear))
  state.customerId = pipeline.customerId
  await pipeline.digest(await sendRecords(pipeline))
  await pipeline.correlate()
  state.isArmed = true
  await pipeline.digest(await sendRecords(pipeline))
  await pipeline.correlate()
  expect(rounds.at(-1)).toEqual({ hasMemory: false, digests: 1 })
})

it('saves nothing of a paste that was cancelled while it was analysed', async () => {
  const cancelled: { jobId?: string; customerId?: string } = {}
  const pipeline = await createPipeline(
    db,
    interrupted(() =>
      db.database.withTenant(cancelled.customerId ?? '', (tx) => cancelLogJob(tx, cancelled.jobId ?? '', new Date())),
    ),
  )
  const { jobId, batchIds } = await pipeline.store([failing('checkout')])
  Object.assign(cancelled, { jobId, customerId: pipeline.customerId })
  await pipeline.digest(batchIds[0] ?? '')
  await pipeline.correlate()
  expect(await incidentsOf(pipeline)).toEqual([])
  const job = await db.database.withTenant(pipeline.customerId, (tx) => findLogJob(tx, jobId))
  expect(job?.status).toBe('cancelled')
})
