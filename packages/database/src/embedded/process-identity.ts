import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether the number is anybody's, even of one that has ended and that its parent has not looked after yet. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** One that has ended and that its parent has not looked after yet holds nothing any more: it counts as gone. */
export const isAlive = (pid: number): boolean =>
  isTaken(pid) && (process.platform !== 'linux' || !/^[ZX]/.test(statFields(pid)[0] ?? ''))

/** What /proc says of a process, from its state on. The name before it may hold spaces and brackets. */
function statFields(pid: number): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** A text that differs between two processes that had the same pid one after the other. Undefined: no such process. */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') return statFields(pid)[19]
  if (process.platform === 'win32') return String(pid)
  if ((await askPs(pid, 'stat='))?.startsWith('Z')) return undefined
  return askPs(pid, 'lstart=')
}

/** Whether the process is a Postgres whose data are in this folder: a pid file may name a pid that was given again. */
export async function isServerOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') return (await askPs(pid, 'command='))?.includes(clusterDir) ?? false
  const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return workingDir === clusterDir && name.startsWith('postgres')
}

async function askPs(pid: number, column: string): Promise<string | undefined> {
  const { stdout } = await run('ps', ['-p', String(pid), '-o', column]).catch(() => ({ stdout: '' }))
  return stdout.trim() === '' ? undefined : stdout.trim()
}
