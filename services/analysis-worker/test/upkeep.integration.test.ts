import { recordAudit } from '@holdfast/database/audit/record-audit'
import { ensureBatchPartitions } from '@holdfast/database/batches/ensure-batch-partitions'
import { listComments } from '@holdfast/database/comments/list-comments'
import { addQuestion } from '@holdfast/database/questions/add-question'
import { listQuestions } from '@holdfast/database/questions/list-questions'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { sql } from 'kysely'
import { readLedger } from '@holdfast/database/ledger/read-ledger'
import { listPinnedLines } from '@holdfast/database/incidents/list-pinned-lines'
import { createLogger } from '@holdfast/runtime/logger'
import { watchClocks } from '../src/upkeep/watch-clocks.ts'
import { changeStatus } from '@holdfast/database/incidents/change-status'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { listGroupingRules } from '@holdfast/database/grouping/list-grouping-rules'
import { openRule } from '@holdfast/database/grouping/open-rule'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { listHistory } from '@holdfast/database/incidents/list-history'
import { storeTextJob } from '@holdfast/database/log-jobs/store-text-job'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { runUpkeep } from '../src/upkeep/run-upkeep.ts'
import { createPipeline, vault } from './pipeline-fixture.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 128, sideHeapMb: 128 })
afterAll(() => engine.close())
// Tests that turn the clock on have taken today's partition with them.
beforeEach(() => db.database.withSystem('sweeper', (tx) => ensureBatchPartitions(tx, new Date())))

const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const silent = createLogger({ name: 'test', level: 'silent' })
const upkeep = (now: Date) => runUpkeep({ database: db.database, vault, logger: silent, retentionDays: 14 }, now)

async function resolvedIncident() {
  const { customerId } = await createPipeline(db, engine)
  const { id: actorId } = await createUser(db.owner, { customerId })
  const incidentId = await createIncident(db.database, vault, { customerId })
  await db.database.withTenant(customerId, (tx) =>
    changeStatus(tx, { customerId, incidentId, status: 'resolved', actorId }),
  )
  const kinds = () =>
    db.database.withTenant(customerId, async (tx) =>
      (await listHistory(tx, await vault.cipherOf(tx, customerId), incidentId)).map((entry) => entry.kind),
    )
  const receiveLogs = (now: Date) =>
    db.database.withTenant(customerId, async (tx) =>
      storeTextJob(tx, await vault.cipherOf(tx, customerId), {
        customerId,
        sourceType: 'paste',
        sourceName: 'app.log',
        chunks: ['all is well\n'],
        now,
      }),
    )
  return { incidentId, customerId, kinds, receiveLogs }
}

it('confirms a fix once, after a day of silence while logs keep coming', async () => {
  const { kinds, receiveLogs } = await resolvedIncident()
  await receiveLogs(later(20))
  await upkeep(later(23))
  expect(await kinds()).toEqual(['status'])
  await upkeep(later(25))
  await upkeep(later(26))
  expect(await kinds()).toEqual(['status', 'fix-confirmed'])
})

it('takes silence of all logs for no proof', async () => {
  const { kinds } = await resolvedIncident()
  await upkeep(later(100))
  expect(await kinds()).toEqual(['status'])
})

it('removes deleted incidents for good after 30 days, not before', async () => {
  const { customerId } = await createPipeline(db, engine)
  const incidentId = await createIncident(db.database, vault, { customerId })
  await db.owner.updateTable('incidents').set({ deletedAt: new Date() }).where('id', '=', incidentId).execute()
  const exists = async () =>
    (await db.owner.selectFrom('incidents').select('id').where('id', '=', incidentId).execute()).length === 1

  await upkeep(later(29 * 24))
  expect(await exists()).toBe(true)
  await upkeep(later(31 * 24))
  expect(await exists()).toBe(false)
})

const days = (count: number) => later(count * 24)
const ledgerOf = (customerId: string) =>
  db.database.withTenant(customerId, (tx) => readLedger(tx, { since: new Date(0), until: new Date('2100-01-01') }))

it('drops raw lines when their time is over, counts what nobody analysed, and keeps what an incident cites', async () => {
  const { customerId, store, digest, correlate } = await createPipeline(db, engine)
  const incidentId = await createIncident(db.database, vault, { customerId })
  const analysed = await store(['all is well\n'])
  await digest(analysed.batchIds[0] ?? '')
  await correlate()
  await store(['nobody looked at this\n'])
  const countBatches = async () =>
    (await db.owner.selectFrom('logBatches').select('id').where('customerId', '=', customerId).execute()).length

  await upkeep(days(13))
  expect(await countBatches()).toBe(2)
  // Ids never go back: after a test that turned the clock on, they are of up to two days later.
  await upkeep(days(17))
  expect(await countBatches()).toBe(0)
  const { totals, reasons } = await ledgerOf(customerId)
  expect(totals).toMatchObject({ received: 2, stored: 2, analysed: 1, waiting: 0, failed: 1 })
  expect(reasons).toEqual({ 'failed:expired': 1 })
  const cited = await db.database.withTenant(customerId, (tx) => listPinnedLines(tx, incidentId))
  expect(cited).toHaveLength(1)
})

it('forgets pastes after 90 days, sessions after theirs, and leaves the audit log and the ledger', async () => {
  const { customerId, store, digest, correlate } = await createPipeline(db, engine)
  const { batchIds } = await store(['all is well\n'])
  await digest(batchIds[0] ?? '')
  await correlate()
  await db.database.withTenant(customerId, (tx) =>
    recordAudit(tx, { customerId, action: 'auth.sign-in', actor: null, address: '', requestId: '' }),
  )
  const count = async (table: 'logJobs' | 'auditLog' | 'ingestLedger') =>
    (await db.owner.selectFrom(table).select('customerId').where('customerId', '=', customerId).execute()).length
  await upkeep(days(89))
  expect(await count('logJobs')).toBe(1)
  await upkeep(days(91))
  expect([await count('logJobs'), await count('auditLog'), await count('ingestLedger')]).toEqual([0, 1, 1])
})

it('deletes nothing for its age while its clock and the database’s disagree, and says so in one line each', async () => {
  const messages: string[] = []
  const destination = { write: (line: string) => messages.push((JSON.parse(line) as { msg: string }).msg) }
  const agree = watchClocks(db.database, createLogger({ name: 'test', destination }))
  expect(await agree(later(0))).toBe(true)
  for (const jump of [days(30), days(31), days(-30)]) expect(await agree(jump)).toBe(false)
  expect(await agree(later(0))).toBe(true)
  expect(messages).toEqual([
    'this clock and the database’s disagree; nothing is deleted until they agree',
    'this clock and the database’s agree again',
  ])
})

it('lets a backup finish: a day that somebody reads is dropped a minute later, and nobody waits behind it', async () => {
  const { customerId, store } = await createPipeline(db, engine)
  await store(['all is well\n'])
  const ids = () => db.owner.selectFrom('logBatches').select('id').where('customerId', '=', customerId).execute()
  await db.owner.transaction().execute(async (backup) => {
    await backup.selectFrom('logBatches').select('id').execute()
    await upkeep(days(200))
    await store(['and again\n'])
  })
  expect(await ids()).toHaveLength(2)
  await upkeep(days(200))
  expect(await ids()).toEqual([])
})

it('seals comments and questions from before they were sealed', async () => {
  const { customerId } = await createPipeline(db, engine)
  const { id: userId } = await createUser(db.owner, { customerId })
  const incidentId = await createIncident(db.database, vault, { customerId })
  const words = { id: uuidV7(), incidentId, customerId }
  await db.owner
    .insertInto('comments')
    .values({ ...words, userId, commentText: 'an old comment' })
    .execute()
  const answer = { answer: 'because', citations: [], source: 'engine' as const, notice: null, suggestions: [] }
  await db.database.withTenant(customerId, async (tx) =>
    addQuestion(tx, await vault.cipherOf(tx, customerId), {
      customerId,
      incidentId,
      askedBy: userId,
      question: 'a new one',
      answer,
    }),
  )
  const plain = { question: 'an old question?', sealedQuestion: null }
  await db.owner.updateTable('incidentQuestions').set(plain).where('incidentId', '=', incidentId).execute()
  await upkeep(new Date())
  const { rows } = await sql`select * from comments, incident_questions`.execute(db.owner)
  expect(JSON.stringify(rows)).not.toMatch(/an old/)
  await db.database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    expect(await listComments(tx, cipher, incidentId)).toMatchObject([{ commentText: 'an old comment' }])
    expect(await listQuestions(tx, cipher, incidentId)).toMatchObject([{ question: 'an old question?' }])
  })
})

it('seals titles, and what names them, from before they were sealed', async () => {
  const { customerId } = await createPipeline(db, engine)
  const incidentId = await createIncident(db.database, vault, { customerId })
  await sql`update incidents set title = 'an old title', sealed_title = null, title_marks = null
    where id = ${incidentId}`.execute(db.owner)
  const entry = { id: uuidV7(), incidentId, customerId, kind: 'merged', description: `Took in 'an old title'` }
  await db.owner.insertInto('incidentHistory').values(entry).execute()
  const ruleId = uuidV7()
  const description = `'an old title' belongs to 'another'`
  await sql`insert into grouping_rules (id, customer_id, kind, description, template_ids, is_once)
    values (${ruleId}, ${customerId}, 'merge', ${description}, '{}', false)`.execute(db.owner)
  await upkeep(new Date())
  for (const table of ['incidents', 'incident_history', 'grouping_rules']) {
    const { rows } = await sql`select * from ${sql.table(table)} where customer_id = ${customerId}`.execute(db.owner)
    expect(rows).not.toEqual([])
    expect(JSON.stringify(rows)).not.toMatch(/an old/)
  }
  await db.database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const { incidents } = await findIncidents(tx, cipher, { limit: 10, offset: 0, q: 'OLD tit' })
    expect(incidents.map((incident) => openTitle(cipher, incident))).toEqual(['an old title'])
    const rules = await listGroupingRules(tx)
    expect(rules.map((rule) => openRule(cipher, rule))).toEqual([description])
  })
})
