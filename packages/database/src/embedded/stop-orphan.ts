import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive, isServerOf, isTaken } from './process-identity.ts'

/** Ends what an earlier start has left behind: its server, or the connections of a server that was killed. */
export async function stopOrphan(clusterDir: string): Promise<void> {
  await stopServerOf(clusterDir)
  await endLeftovers(clusterDir)
}

async function stopServerOf(clusterDir: string): Promise<void> {
  const pidFile = path.join(clusterDir, 'postmaster.pid')
  const text = await readFile(pidFile, 'utf8').catch(() => undefined)
  const pid = Number(text?.split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 1) return
  if (!(await isServerOf(pid, clusterDir))) {
    // Postgres takes whatever has the number for its server, even one that ended and is not reaped yet.
    if (isTaken(pid)) await rm(pidFile, { force: true })
    return
  }
  // Fast shutdown, then immediate: both leave a folder that starts again.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal)
    if (await endedWithin(pid, 5_000)) return
  }
  throw new Error(`A Postgres of an earlier start (process ${pid}) does not stop. Stop it by hand.`)
}

/**
 * The connections of a server that was killed with -9 can wait forever for a lock whose holder is dead, and while one
 * of them holds the shared memory no new server starts. Where there is no /proc, only waiting is left.
 */
async function endLeftovers(clusterDir: string): Promise<void> {
  if (process.platform !== 'linux') return
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1)
  for (const pid of pids) {
    if (!(await isServerOf(pid, clusterDir))) continue
    killIfAlive(pid)
    await endedWithin(pid, 5_000)
  }
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (isAlive(pid)) throw error
  }
}

async function endedWithin(pid: number, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs
  while (isAlive(pid)) {
    if (Date.now() > end) return false
    await delay(25)
  }
  return true
}
