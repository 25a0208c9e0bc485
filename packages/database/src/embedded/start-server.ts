import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { programEnvironment } from './run-program.ts'
import type { ServerAccount } from './server-account.ts'
import { settingArguments } from './server-settings.ts'

export interface StartServerOptions {
  readonly nativeDir: string
  readonly dataDir: string
  readonly clusterDir: string
  readonly account: ServerAccount | undefined
  readonly settings: Record<string, string>
}

export interface Server {
  readonly child: ChildProcess
  readonly pid: number
  /** Settles when the server has ended, for whatever reason. */
  readonly ended: Promise<void>
}

export class ServerRefused extends Error {
  override readonly name = 'ServerRefused'
}

/** Starts the server and waits until it takes connections; crash recovery may take its time. */
export async function startServer(options: StartServerOptions): Promise<Server> {
  const logFile = path.join(options.dataDir, 'postgres.log')
  await rename(logFile, `${logFile}.previous`).catch(() => undefined)
  const log = await open(logFile, 'a', 0o600)
  // In a process group of its own, so that Ctrl-C reaches us first and we decide the order of the end.
  const child = spawn(
    path.join(options.nativeDir, 'bin', 'postgres'),
    ['-D', options.clusterDir, ...settingArguments(options.settings)],
    {
      ...options.account,
      cwd: options.dataDir,
      env: programEnvironment,
      detached: true,
      stdio: ['ignore', 'ignore', log.fd],
    },
  )
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await log.close()
  const { pid } = child
  if (pid === undefined) throw new ServerRefused(`Postgres cannot be run from ${options.nativeDir}.`)
  while (!(await isReady(options.clusterDir, pid))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new ServerRefused(await readRefusal(logFile))
    await delay(10)
  }
  return { child, pid, ended }
}

/** The last line of postmaster.pid tells the server's state; the first whose it is. */
async function isReady(clusterDir: string, pid: number): Promise<boolean> {
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}

async function readRefusal(logFile: string): Promise<string> {
  const { size } = await stat(logFile)
  const text = size > 1_000_000 ? '' : await readFile(logFile, 'utf8')
  const fatal = text.split('\n').findLast((line) => /FATAL|PANIC/.test(line))
  return (fatal ?? text.trim().split('\n').at(-1) ?? '').replace(/^.*(?:FATAL|PANIC):\s*/, '')
}
