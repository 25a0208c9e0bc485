import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Ledger } from '@holdfast/contracts/logs'
import { expect, vi } from 'vitest'
import { type Account, openAccount } from './open-account.ts'
import { type Running, runStandalone } from './run-standalone.ts'

const main = path.resolve(import.meta.dirname, '../src/backup/main.ts')
const run = promisify(execFile)
const patient = { timeout: 60_000, interval: 250 }

/** Steps that clean up, the last first. */
type Undo = Pick<AsyncDisposableStack, 'defer'>

/** A killed product's database ends a moment after it. */
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })

async function start(undo: Undo, settings: Record<string, string>): Promise<Running> {
  const started = await runStandalone(settings)
  undo.defer(async () => {
    started.process.kill('SIGKILL')
    await started.ended
  })
  if (!(await started.isReady)) throw new Error(started.output())
  return started
}

export const backupCommand = (dataDir: string, ...args: string[]) => backupCommandWith({ DATA_DIR: dataDir }, ...args)

export const backupCommandWith = (settings: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [main, ...args], { env: { ...process.env, ...settings } })

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

/**
 * Backs up under load, kills the product and restores into a fresh folder, with a queue of which nothing is left.
 * Returns what was acknowledged before the backup, and the ledger when nothing waits any more.
 */
export async function rehearseRestore(queueSettings: (undo: Undo) => Promise<Record<string, string>>) {
  await using undo = new AsyncDisposableStack()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'restore-test-'))
  undo.defer(() => removeFolder(folder))
  // Postgres does not run as root: its account must be able to walk in.
  await chmod(folder, 0o755)
  const [before, after, backup] = ['before', 'after', 'backup'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const first = await start(undo, { DATA_DIR: before, ...(await queueSettings(undo)) })
  const account = await openAccount(first.url)
  const sender = send(first.url, account.apiKey)
  await vi.waitFor(() => expect(sender.acknowledged()).toBeGreaterThan(20), patient)
  const acknowledgedBefore = sender.acknowledged()
  const { stdout } = await backupCommand(before, 'backup', backup)
  expect(stdout).toContain('secrets.json too: nothing reads it without')
  first.process.kill('SIGKILL')
  await first.ended
  await sender.stop()

  // Without the secrets there is no way in; with them, all of it.
  await expect(backupCommand(after, 'restore', backup)).rejects.toThrow(
    'The backup is encrypted: put its secrets.json into',
  )
  await mkdir(after, { recursive: true })
  await copyFile(path.join(before, 'secrets.json'), path.join(after, 'secrets.json'))
  await backupCommand(after, 'restore', backup)
  await expect(backupCommand(after, 'restore', backup)).rejects.toThrow('This database is in use')

  const second = await start(undo, { DATA_DIR: after, ...(await queueSettings(undo)) })
  const signedIn = await fetch(`${second.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  expect(signedIn.status).toBe(200)
  // The old session and key hold too, and the sweeper brings what was waiting to the workers.
  await vi.waitFor(async () => expect(await readLedger(second.url, account)).toMatchObject({ waiting: 0 }), patient)
  const ledger = await readLedger(second.url, account)
  const again = send(second.url, account.apiKey)
  await vi.waitFor(() => expect(again.acknowledged()).toBeGreaterThan(0), patient)
  await again.stop()
  return { acknowledgedBefore, ledger }
}
