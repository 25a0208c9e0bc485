import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Ledger } from '@holdfast/contracts/logs'
import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { afterEach, expect, it, vi } from 'vitest'
import { type Account, openAccount } from './open-account.ts'
import { type Running, runStandalone } from './run-standalone.ts'

const startRedis = await findRedis()
const main = path.resolve(import.meta.dirname, '../src/backup/main.ts')
const run = promisify(execFile)
const patient = { timeout: 60_000, interval: 250 }
const undo: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

/** A killed product's database ends a moment after it. */
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })

async function start(settings: Record<string, string>): Promise<Running> {
  const started = await runStandalone(settings)
  undo.push(async () => {
    started.process.kill('SIGKILL')
    await started.ended
  })
  if (!(await started.isReady)) throw new Error(started.output())
  return started
}

async function redisUrl(isWanted: boolean): Promise<{ REDIS_URL?: string }> {
  const redis = isWanted ? await startRedis?.() : undefined
  if (redis) undo.push(() => redis.stop())
  return redis ? { REDIS_URL: redis.url } : {}
}

const command = (dataDir: string, ...args: string[]) =>
  run(process.execPath, [main, ...args], { env: { ...process.env, DATA_DIR: dataDir } })

/** Sends until told to stop; returns how many records were acknowledged by then. */
function send(url: string, apiKey: string) {
  let acknowledged = 0
  const stop = new AbortController()
  const sending = (async () => {
    for (let index = 0; !stop.signal.aborted; index++) {
      const body = {
        resourceLogs: [{ scopeLogs: [{ logRecords: [{ body: { stringValue: `ERROR it broke ${index}` } }] }] }],
      }
      const response = await fetch(`${url}/api/v1/otlp/v1/logs`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined)
      if (response?.ok) acknowledged++
    }
  })()
  return {
    acknowledged: () => acknowledged,
    stop: async () => {
      stop.abort()
      await sending
    },
  }
}

async function readLedger(url: string, { token }: Account) {
  const response = await fetch(`${url}/api/v1/logs/ledger`, { headers: { authorization: `Bearer ${token}` } })
  return Ledger.parse(await response.json()).totals
}

it.each([
  { name: 'jobs in Postgres', withRedis: false },
  { name: `jobs in a Redis that is lost too (${redisNeeds})`, withRedis: true },
])(
  'comes back in a fresh data folder from a backup that was taken under load: $name',
  async ({ withRedis }) => {
    if (withRedis && !startRedis) return
    const folder = await mkdtemp(path.join(os.tmpdir(), 'restore-test-'))
    undo.push(() => removeFolder(folder))
    // Postgres does not run as root: its account must be able to walk in.
    await chmod(folder, 0o755)
    const [before, after, backup] = ['before', 'after', 'backup'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ]
    const first = await start({ DATA_DIR: before, ...(await redisUrl(withRedis)) })
    const account = await openAccount(first.url)
    const sender = send(first.url, account.apiKey)
    await vi.waitFor(() => expect(sender.acknowledged()).toBeGreaterThan(20), patient)
    const acknowledgedBefore = sender.acknowledged()
    const { stdout } = await command(before, 'backup', backup)
    expect(stdout).toContain('secrets.json too: nothing reads it without')
    first.process.kill('SIGKILL')
    await first.ended
    await sender.stop()

    // Without the secrets there is no way in; with them, all of it.
    await expect(command(after, 'restore', backup)).rejects.toThrow(
      'The backup is encrypted: put its secrets.json into',
    )
    await mkdir(after, { recursive: true })
    await copyFile(path.join(before, 'secrets.json'), path.join(after, 'secrets.json'))
    await command(after, 'restore', backup)
    await expect(command(after, 'restore', backup)).rejects.toThrow('This database is in use')

    const second = await start({ DATA_DIR: after, ...(await redisUrl(withRedis)) })
    const signedIn = await fetch(`${second.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: account.password }),
    })
    expect(signedIn.status).toBe(200)
    // The old session and key hold too, and the sweeper brings what was waiting to the workers.
    await vi.waitFor(async () => expect(await readLedger(second.url, account)).toMatchObject({ waiting: 0 }), patient)
    const { received, stored, duplicate, rejected, analysed, failed } = await readLedger(second.url, account)
    expect(stored).toBeGreaterThanOrEqual(acknowledgedBefore)
    expect({ received, stored, failed }).toEqual({
      received: stored + duplicate + rejected,
      stored: analysed,
      failed: 0,
    })
    const again = send(second.url, account.apiKey)
    await vi.waitFor(() => expect(again.acknowledged()).toBeGreaterThan(0), patient)
    await again.stop()
  },
  300_000,
)

it('says in one sentence what a backup lacks', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'restore-test-'))
  undo.push(() => removeFolder(folder))
  await expect(command(path.join(folder, 'none'), 'backup', path.join(folder, 'b'))).rejects.toThrow(
    'There is nothing to back up in',
  )
  await expect(command(folder, 'backup', folder)).rejects.toThrow('is there already')
  await expect(command(folder, 'restore')).rejects.toThrow('Usage: npm run backup')
})
