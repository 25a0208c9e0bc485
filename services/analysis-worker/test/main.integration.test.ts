import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { enqueueMail } from '@holdfast/database/mail/enqueue-mail'
import { openDatabase } from '@holdfast/database/open-database'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { openEvents } from '@holdfast/queue/open-events'
import { prepareQueueSchema } from '@holdfast/queue/prepare-queue-schema'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { createLogger } from '@holdfast/runtime/logger'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { type SmtpSink, startSmtpSink } from '@holdfast/testing/start-smtp-sink'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { workerPipeline } from '../src/pipeline.ts'

const db = useDatabase()
const key = randomBytes(32)
const keyRing = createKeyRing([key])
const logger = createLogger({ name: 'test', level: 'silent' })
const children: ChildProcess[] = []
let sink: SmtpSink

beforeAll(async () => {
  sink = await startSmtpSink()
  await prepareQueueSchema(db.ownerUrl)
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => sink.stop())

const settings = () => ({
  PATH: process.env['PATH'],
  METRICS_PORT: '0',
  DATABASE_URL: db.appUrl,
  PUBLIC_URL: 'http://holdfast.example',
  SMTP_URL: sink.url,
  MAIL_FROM: 'Holdfast <noreply@holdfast.example>',
  ENCRYPTION_KEY: key.toString('hex'),
})

function run(env: Record<string, string | undefined>) {
  const script = path.join(import.meta.dirname, '../src/main.ts')
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => output.push(line))
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return { child, output, exited }
}

/** As the gateway does when somebody signs up. */
async function writeMail(to: string): Promise<void> {
  const queue = openQueueStore({ databaseUrl: db.appUrl, applicationName: 'test', logger })
  const events = openEvents(queue, workerPipeline, logger)
  const database = await openDatabase({
    url: db.appUrl,
    applicationName: 'test',
    maxConnections: 2,
    send: events.send,
    logger,
  })
  const customerId = uuidV7()
  await createCompany(db.owner, { id: customerId, encryptedDataKey: createDataKey(keyRing, customerId) })
  await database.withTenant(customerId, async (tx, { publish }) => {
    const cipher = await createCompanyVault(keyRing).cipherOf(tx, customerId)
    const content = { to, subject: 'Confirm your email', html: '<p>hello</p>', text: 'hello' }
    const mailId = await enqueueMail(tx, { customerId, cipher, kind: 'verification', content, now: new Date() })
    publish(mailWritten, { mailId })
  })
  await events.close()
  await queue.close()
  await database.close()
}

it('sends mails over SMTP, as a process of its own, and drains on SIGTERM', async () => {
  const worker = run(settings())
  const to = `ada@${uuidV7()}.example`
  await writeMail(to)
  expect((await sink.waitForMessage(to)).text).toContain('hello')
  worker.child.kill('SIGTERM')
  expect(await worker.exited).toBe(0)
})

it('does not start without SMTP_URL, and says so', async () => {
  const worker = run({ ...settings(), SMTP_URL: undefined })
  expect(await worker.exited).toBe(1)
  expect(worker.output.join('\n')).toMatch(/^The analysis worker cannot start\. Invalid settings:\n  SMTP_URL: /)
})
