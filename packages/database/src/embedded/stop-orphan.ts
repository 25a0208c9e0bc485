import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive, isServerOf } from './process-identity.ts'

/** Stops a server that outlived the process that started it, and clears away a pid file that names a stranger. */
export async function stopOrphan(clusterDir: string): Promise<void> {
  const pidFile = path.join(clusterDir, 'postmaster.pid')
  const text = await readFile(pidFile, 'utf8').catch(() => undefined)
  const pid = Number(text?.split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return
  if (!(await isServerOf(pid, clusterDir))) {
    await rm(pidFile, { force: true })
    return
  }
  // Fast shutdown, then immediate: both leave a folder that starts again.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal)
    if (await endedWithin(pid, 5_000)) return
  }
  throw new Error(`A Postgres of an earlier start (process ${pid}) does not stop. Stop it by hand.`)
}

async function endedWithin(pid: number, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs
  while (isAlive(pid)) {
    if (Date.now() > end) return false
    await delay(25)
  }
  return true
}
