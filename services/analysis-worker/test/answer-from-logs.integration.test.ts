import { questionProgressed } from '@holdfast/contracts/events/catalogue'
import { answerQuestion } from '@holdfast/contracts/jobs'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { addQuestion } from '@holdfast/database/questions/add-question'
import { findQuestion } from '@holdfast/database/questions/find-question'
import { createModelMetrics } from '@holdfast/llm/calls/model-metrics'
import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { callsTools, fails, type ModelStandIn, startModelStandIn } from '@holdfast/testing/start-model-stand-in'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { createInvestigator } from '../src/investigate/create-investigator.ts'
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

let pipeline: Pipeline
beforeEach(async () => {
  const investigator = createInvestigator({
    database: db.database,
    vault,
    metrics: createModelMetrics(createMetricsRegistry('test')),
    settings: {
      operator: { baseUrl: standIn.baseUrl, apiKey: 'test', model: 'small' },
      dailyTokens: 200_000,
      prices: null,
      timeoutMs: 30_000,
      concurrency: 4,
      contextTokens: 6_000,
      investigationTokens: 16_000,
      allowedHosts: [],
    },
    now: () => new Date(),
  })
  pipeline = await createPipeline(db, engine, { investigator })
})

const startMs = Date.now() - 7_200_000
const time = (second: number): string => new Date(startMs + second * 1_000).toISOString()
const logs = Array.from({ length: 200 }, (_, index) =>
  index < 100
    ? `${time(index * 2)} INFO orders saved order ${index} for tenant-${index % 3}`
    : `${time(index * 2)} ERROR orders write /data/orders.db: No space left on device`,
)

async function incidentIdOf({ customerId }: Pipeline): Promise<string> {
  const { incidents } = await db.database.withTenant(customerId, async (tx) =>
    findIncidents(tx, await vault.cipherOf(tx, customerId), { limit: 10, offset: 0 }),
  )
  const [incident] = incidents
  if (!incident) throw new Error('the engine opened no incident')
  return incident.id
}

const known = { answer: 'I cannot say.', citations: [], source: 'engine' as const, notice: null, suggestions: [] }

async function ask({ customerId }: Pipeline, incidentId: string, question: string): Promise<string> {
  return db.database.withTenant(customerId, async (tx) =>
    addQuestion(tx, await vault.cipherOf(tx, customerId), {
      customerId,
      incidentId,
      askedBy: null,
      question,
      answer: known,
      lookingSince: new Date(),
    }),
  )
}

const run = ({ customerId, processorOf }: Pipeline, questionId: string) =>
  processorOf(answerQuestion).process({ customerId, questionId }, new AbortController().signal, {
    jobId: questionId,
    attempt: 1,
    isLastAttempt: true,
  })

const rowOf = ({ customerId }: Pipeline, questionId: string) =>
  db.database.withTenant(customerId, async (tx) => findQuestion(tx, await vault.cipherOf(tx, customerId), questionId))

it('answers with what code found in the logs, each step told, and the calls beside the incident', async () => {
  await pipeline.analyse(logs.join('\n'))
  const incidentId = await incidentIdOf(pipeline)
  const questionId = await ask(pipeline, incidentId, 'Was tenant-2 served before it?')
  standIn.behave(
    callsTools(() => [{ tool: 'search', arguments: { words: 'tenant-2' } }]),
    callsTools(() => [
      {
        tool: 'answer',
        arguments: {
          statements: [
            { says: 'orders saved for tenant-2 until then.', cites: [{ line: 'A99', quote: 'for tenant-2' }] },
            { says: 'It failed by itself.', cites: [{ line: 'A1', quote: 'not in that line' }] },
          ],
        },
      },
    ]),
    callsTools(() => [
      {
        tool: 'answer',
        arguments: {
          statements: [{ says: 'orders saved for tenant-2.', cites: [{ line: 'A99', quote: 'for tenant-2' }] }],
        },
      },
    ]),
  )
  await run(pipeline, questionId)
  const row = await rowOf(pipeline, questionId)
  expect(row?.lookingSince).toBeNull()
  expect(row?.answer).toMatchObject({ source: 'model', notice: null })
  expect(row?.answer.answer).toContain('- `for tenant-2` 20')
  expect(row?.answer.citations).toMatchObject([{ line_id: 'A99', message: logs[98] }])
  expect(row?.answer.steps?.map(({ type }) => type)).toEqual(['asked', 'refused', 'reported'])
  expect(pipeline.published(questionProgressed)).toHaveLength(4)
  const calls = await db.database.withTenant(pipeline.customerId, (tx) =>
    tx.selectFrom('modelCalls').select(['purpose', 'incidentId']).execute(),
  )
  expect(calls).toEqual(Array.from({ length: 3 }, () => ({ purpose: 'ask', incidentId })))
})

it('looks at another window of a stream where the question is about one', async () => {
  const records = logs.map((line, index) => ({
    atMs: startMs + index * 2_000,
    level: index < 100 ? ('INFO' as const) : ('ERROR' as const),
    body: line.slice(line.indexOf('orders ') + 'orders '.length),
  }))
  await pipeline.digest(await storeRecords(db, pipeline.customerId, 'orders', records))
  await pipeline.correlate()
  const questionId = await ask(pipeline, await incidentIdOf(pipeline), 'And in the last two hours?')
  standIn.behave(
    callsTools(() => [
      {
        tool: 'look_at',
        arguments: { from: new Date(startMs).toISOString(), to: new Date(startMs + 7_300_000).toISOString() },
      },
    ]),
    callsTools(() => [
      {
        tool: 'answer',
        arguments: { statements: [{ says: 'No quota was reached.', searches: [{ words: 'quota' }] }] },
      },
    ]),
  )
  await run(pipeline, questionId)
  const row = await rowOf(pipeline, questionId)
  expect(row?.answer.steps?.map(({ type }) => type)).toEqual(['moved', 'reported'])
  expect(row?.answer.answer).toContain(': 0 lines.')
  expect(row?.answer.answer).toContain('Read: 200 records')
})

it('leaves what was known where the model fails, and says so', async () => {
  await pipeline.analyse(logs.join('\n'))
  const questionId = await ask(pipeline, await incidentIdOf(pipeline), 'Was tenant-2 served before it?')
  standIn.behave(...Array.from({ length: 8 }, () => fails(400)))
  await run(pipeline, questionId)
  const row = await rowOf(pipeline, questionId)
  expect(row?.lookingSince).toBeNull()
  expect(row?.answer).toMatchObject({ answer: 'I cannot say.', source: 'engine' })
  expect(row?.answer.notice).toContain('could not be reached')
})

it('is not asked again once its answer is whole', async () => {
  await pipeline.analyse(logs.join('\n'))
  const questionId = await ask(pipeline, await incidentIdOf(pipeline), 'Was tenant-2 served before it?')
  await db.owner.updateTable('incidentQuestions').set({ lookingSince: null }).where('id', '=', questionId).execute()
  standIn.behave(fails(500))
  await run(pipeline, questionId)
  expect((await rowOf(pipeline, questionId))?.answer.notice).toBeNull()
})
