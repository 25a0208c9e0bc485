import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from '@holdfast/database/embedded/find-free-port'
import { startGuardian } from '@holdfast/database/embedded/start-guardian'
import type { RedisFixture } from './redis-fixture.ts'
import { waitForRedis } from './wait-for-redis.ts'

/** Durable as the fleet's should be: each write is on disk before it is answered. */
const durability = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '', '--maxmemory-policy', 'noeviction']

/** A server of the machine's own program; it and its folder are gone when this process is, even a killed one. */
export async function startRedisProcess(program: string): Promise<RedisFixture> {
  const port = await findFreePort()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-test-redis-'))
  const url = `redis://127.0.0.1:${port}`
  let running = await launch(program, port, folder, url)
  return {
    url,
    crashAndRestart: async () => {
      await end(running, 'SIGKILL')
      running = await launch(program, port, folder, url)
    },
    stop: async () => {
      await end(running, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Running {
  readonly child: ChildProcess
  readonly dismissGuardian: () => void
}

async function launch(program: string, port: number, folder: string, url: string): Promise<Running> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...durability]
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  if (child.pid === undefined) throw new Error(`${program} cannot be run.`)
  const dismissGuardian = startGuardian({ pid: child.pid, removeDir: folder })
  await waitForRedis(url)
  return { child, dismissGuardian }
}

async function end({ child, dismissGuardian }: Running, signal: NodeJS.Signals): Promise<void> {
  dismissGuardian()
  const exited = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  child.kill(signal)
  await exited
}
