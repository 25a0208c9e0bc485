import { incidentOpened, mailWritten } from '@holdfast/contracts/events/catalogue'
import { openMailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import { PostponeJob } from '@holdfast/queue/postpone-job'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { tellOfIncidents } from '../src/mail/tell-of-incidents.ts'
import { createPipeline, type Pipeline, vault } from './pipeline-fixture.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 256, sideHeapMb: 128 })
afterAll(() => engine.close())

const settings = { publicUrl: 'https://holdfast.example', supportEmail: 'help@holdfast.example' }

async function setUp() {
  const pipeline = await createPipeline(db, engine)
  const domain = `${pipeline.customerId}.example`
  const person = (name: string, own: object, rest: object = {}) =>
    createUser(db.owner, {
      customerId: pipeline.customerId,
      email: `${name}@${domain}`,
      settings: JSON.stringify(own),
      ...rest,
    })
  /** How many mails were written; 'later' where it is too early for the next. */
  const tell = async (at: Date) => {
    const { customerId } = pipeline
    const before = await mailsOf(pipeline)
    try {
      await tellOfIncidents({ database: db.database, vault, mail: settings, now: () => at.getTime() }, customerId)
    } catch (error) {
      if (error instanceof PostponeJob) return `later by ${error.delayMs} ms`
      throw error
    }
    return (await mailsOf(pipeline)).length - before.length
  }
  return { pipeline, person, tell, domain }
}

async function mailsOf({ customerId }: Pipeline) {
  const rows = await db.owner.selectFrom('mailOutbox').select('id').where('customerId', '=', customerId).execute()
  const all = await openMailOutbox(db.database, vault).listRecent(100)
  return all.filter((mail) => rows.some((row) => row.id === mail.id)).toReversed()
}

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute))
const diskFull = (minute: number, service: string) =>
  Array.from(
    { length: 6 },
    (_none, index) =>
      `${new Date(at(minute).getTime() + index * 1_000).toISOString()} ERROR [${service}] could not write: No space left on device`,
  ).join('\n')

it('tells whoever wants it of a new incident: cause, since, impact, what to run first, and where it is', async () => {
  const { pipeline, person, tell, domain } = await setUp()
  await person('ada', { email_on_incident: true })
  await person('bob', { email_on_incident: false })
  await person('cyd', { email_on_incident: true }, { isActive: false })
  await person('dan', { email_on_incident: true }, { emailVerifiedAt: null })
  await pipeline.analyse(diskFull(0, 'checkout'))
  expect(await tell(at(1))).toBe(1)
  const [mail, ...others] = await mailsOf(pipeline)
  expect([mail?.to, others]).toEqual([`ada@${domain}`, []])
  expect(mail?.subject).toMatch(/^\[(?:critical|high|medium)\] checkout: /)
  expect(mail?.text).toMatch(/^Cause: .*disk/im)
  expect(mail?.text).toContain('Since: 2026-03-10T12:00:00.000Z')
  expect(mail?.text).toMatch(/^Impact: \S/m)
  expect(mail?.text).toMatch(/^First command: df /m)
  const { id } = await db.owner
    .selectFrom('incidents')
    .select('id')
    .where('customerId', '=', pipeline.customerId)
    .executeTakeFirstOrThrow()
  expect(mail?.text).toContain(`https://holdfast.example/dashboard/incidents/${id}`)
  expect(mail?.text).toContain('https://holdfast.example/dashboard/settings/analysis')
  expect(db.published.filter(({ spec }) => spec === mailWritten).map(({ payload }) => payload)).toEqual([
    { mailId: mail?.id },
  ])
  expect(pipeline.published(incidentOpened)).toMatchObject([{ incidentId: id }])
})

it('sends one mail for each episode, and none for logs that were seen', async () => {
  const { pipeline, person, tell } = await setUp()
  await person('ada', { email_on_incident: true })
  await pipeline.analyse(diskFull(0, 'checkout'))
  expect([await tell(at(1)), await tell(at(5))]).toEqual([1, 0])
  await pipeline.analyse(diskFull(0, 'checkout'))
  expect(await tell(at(10))).toBe(0)
  await pipeline.analyse(diskFull(59, 'checkout'))
  expect(await tell(at(62))).toBe(1)
  expect((await mailsOf(pipeline)).at(-1)?.text).toContain('occurrence 2')
})

it('sends at most one a minute, with a list of what came meanwhile', async () => {
  const { pipeline, person, tell } = await setUp()
  await person('ada', { email_on_incident: true })
  await pipeline.analyse(diskFull(0, 'checkout'))
  expect(await tell(at(1))).toBe(1)
  await pipeline.analyse(diskFull(0, 'ledger'))
  await pipeline.analyse(diskFull(0, 'mailer'))
  expect(await tell(new Date(at(1).getTime() + 59_000))).toBe('later by 1000 ms')
  expect(await tell(new Date(at(2).getTime() + 1_000))).toBe(1)
  const last = (await mailsOf(pipeline)).at(-1)
  expect(last?.subject).toMatch(/^2 incidents: /)
  expect([...(last?.text.matchAll(/dashboard\/incidents\/[\w-]+/g) ?? [])]).toHaveLength(2)
})

it('keeps nothing for a company where nobody wants mail', async () => {
  const { pipeline, person, tell } = await setUp()
  await pipeline.analyse(diskFull(0, 'checkout'))
  expect(await tell(at(1))).toBe(0)
  await person('ada', { email_on_incident: true })
  expect(await tell(at(5))).toBe(0)
})
