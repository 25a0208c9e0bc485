import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { testPackageUrl } from '@holdfast/testing/test-package-url'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { isAlive } from '../src/embedded/process-identity.ts'

const Started = z.object({ pid: z.number(), ownerUrl: z.string() })

let folder: string
let children: ChildProcess[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-test-embedded-'))
  children = []
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  // The guardians stop the servers; their files go last.
  await vi.waitFor(() => rm(folder, { recursive: true }), { timeout: 20_000, interval: 200 })
})

interface Running extends z.infer<typeof Started> {
  readonly child: ChildProcess
}

async function run(kind: 'ephemeral' | 'lasting' = 'lasting'): Promise<Running> {
  const script = path.join(import.meta.dirname, 'run-postgres.ts')
  const child = fork(script, [path.join(folder, 'data'), testPackageUrl, kind], { execArgv: [], silent: true })
  children.push(child)
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()))
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(complaint)
    }),
  ])
  return { ...Started.parse(message), child }
}

async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
}

async function query(ownerUrl: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const write = (ownerUrl: string) => query(ownerUrl, 'create table kept as select 42 as answer')
const read = (ownerUrl: string) => query(ownerUrl, 'select answer from kept')

it('keeps what was written when it is stopped and started', async () => {
  const first = await run()
  await write(first.ownerUrl)
  first.child.send('stop')
  await once(first.child, 'exit')
  expect(isAlive(first.pid)).toBe(false)
  const second = await run()
  expect(await read(second.ownerUrl)).toEqual([{ answer: 42 }])
})

it('recovers by itself after kill -9 of the server', async () => {
  const first = await run()
  await write(first.ownerUrl)
  await kill(first.pid)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await run()
  expect(await read(second.ownerUrl)).toEqual([{ answer: 42 }])
})

it('starts although a connection of the killed server hangs', async () => {
  const first = await run()
  await write(first.ownerUrl)
  const client = new Client({ connectionString: first.ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const hanging = rows[0]?.pid ?? 0
  process.kill(hanging, 'SIGSTOP')
  await kill(first.pid)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await run()
  expect(isAlive(hanging)).toBe(false)
  expect(await read(second.ownerUrl)).toEqual([{ answer: 42 }])
})

it('ends the server when its own process is killed', async () => {
  const { child, pid, ownerUrl } = await run()
  await write(ownerUrl)
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
  const second = await run()
  expect(await read(second.ownerUrl)).toEqual([{ answer: 42 }])
})

it('removes an ephemeral folder when its own process is killed', async () => {
  const { child } = await run('ephemeral')
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(access(path.join(folder, 'data'))).rejects.toThrow('ENOENT'), { timeout: 10_000 })
})

it('lets a second process know whose folder it is', async () => {
  const first = await run()
  await expect(run()).rejects.toThrow(
    `Another Holdfast (process ${first.child.pid}) is already using this data folder.`,
  )
  expect(await query(first.ownerUrl, 'select 1 as up')).toEqual([{ up: 1 }])
})

it('is not fooled by a pid file that names a stranger', async () => {
  const first = await run()
  await write(first.ownerUrl)
  first.child.send('stop')
  await once(first.child, 'exit')
  const pidFile = path.join(folder, 'data', 'cluster', 'postmaster.pid')
  await writeFile(pidFile, `${process.pid}\n${path.join(folder, 'data', 'cluster')}\n0\n5432\n`)
  const second = await run()
  expect(await read(second.ownerUrl)).toEqual([{ answer: 42 }])
  expect(isAlive(process.pid)).toBe(true)
})

it('begins again when making the cluster was interrupted', async () => {
  const first = await run()
  first.child.send('stop')
  await once(first.child, 'exit')
  const cluster = path.join(folder, 'data', 'cluster')
  await rm(cluster, { recursive: true })
  await writeFile(`${cluster}.unfinished`, 'half of it')
  const second = await run()
  expect(await query(second.ownerUrl, 'select 1 as up')).toEqual([{ up: 1 }])
})

it('keeps its folder closed and its password out of the process list', async () => {
  const { pid, ownerUrl } = await run()
  expect((await stat(path.join(folder, 'data'))).mode & 0o777).toBe(0o700)
  const { password } = new URL(ownerUrl)
  expect(password).toHaveLength(48)
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'there is no /proc here')
  expect(commandLine).not.toContain(password)
  await expect(query(ownerUrl.replace(password, 'guess'), 'select 1')).rejects.toThrow('password authentication failed')
})
