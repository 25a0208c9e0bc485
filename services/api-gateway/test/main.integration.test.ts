import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openMailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { prepareQueueSchema } from '@holdfast/queue/prepare-queue-schema'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { newEmail, signUpBody } from './people.ts'
import { password } from './test-gateway.ts'

const db = useDatabase()
const encryptionKey = randomBytes(32).toString('hex')
const children: ChildProcess[] = []

beforeAll(() => prepareQueueSchema(db.ownerUrl))
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const settings = () => ({
  PATH: process.env['PATH'],
  PORT: '0',
  HOST: '127.0.0.1',
  METRICS_PORT: '0',
  DATABASE_URL: db.appUrl,
  PUBLIC_URL: 'http://holdfast.example',
  JWT_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: encryptionKey,
})

function run(file: string, env: Record<string, string | undefined>) {
  const script = path.join(import.meta.dirname, '../src', file)
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const output: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line))
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => output.push(line))
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const line = (part: string) =>
    new Promise<string>((resolve, reject) => {
      lines.on('line', (each) => each.includes(part) && resolve(each))
      void exited.then((code) => reject(new Error(`ended with ${code}: ${output.join('\n')}`)))
    })
  return { child, output, exited, line }
}

it('signs a company up with a mail in the outbox, as a process of its own, and drains on SIGTERM', async () => {
  const gateway = run('main.ts', settings())
  const { origin } = JSON.parse(await gateway.line('gateway listens'))
  const post = (url: string, body: object) =>
    fetch(`${origin}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect(await (await fetch(`${origin}/ready`)).json()).toMatchObject({ status: 'ready' })
  const email = newEmail()
  expect((await post('/api/v1/auth/signup', signUpBody(email))).status).toBe(201)
  const outbox = openMailOutbox(db.database, createCompanyVault(createKeyRing([Buffer.from(encryptionKey, 'hex')])))
  const mail = (await outbox.listRecent(10)).find(({ to }) => to === email)
  const link = /http:\/\/holdfast\.example(\/api\/v1\/auth\/verify-email\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1]
  const pressed = await fetch(`${origin}${link}`, { method: 'POST', redirect: 'manual' })
  expect(pressed.headers.get('location')).toMatch(/^\/email-verified/)
  expect((await post('/api/v1/auth/login', { email, password })).status).toBe(200)

  gateway.child.kill('SIGTERM')
  expect(await gateway.exited).toBe(0)
  expect(gateway.output.join('\n')).not.toContain(link?.split('token=')[1])
})

it.each(['JWT_SECRET', 'ENCRYPTION_KEY'])('does not start without %s, and says so', async (name) => {
  const gateway = run('main.ts', { ...settings(), [name]: undefined })
  expect(await gateway.exited).toBe(1)
  expect(gateway.output.join('\n')).toMatch(
    new RegExp(String.raw`^The gateway cannot start\. Invalid settings:\n  ${name}: `),
  )
})

it('brings what the first company stored under a new key by command', async () => {
  const newer = randomBytes(32).toString('hex')
  const command = run('reencrypt.ts', { ...settings(), ENCRYPTION_KEY: `${newer},${encryptionKey}` })
  expect(await command.line('data keys')).toBe('1 data keys and 1 API key hashes were brought under the first key.')
  expect(await command.exited).toBe(0)
  const without = run('reencrypt.ts', { ...settings(), ENCRYPTION_KEY: encryptionKey })
  expect(await without.exited).toBe(1)
  expect(without.output.join('\n')).toContain('encrypted with a key that ENCRYPTION_KEY does not list')
})
