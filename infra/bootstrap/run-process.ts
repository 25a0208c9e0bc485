import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { rootDir } from './paths.mjs'

interface RunOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Keep what it prints instead of showing it. */
  readonly capture?: boolean
  /** Show what it prints on stderr alone, so that stdout stays the product's. */
  readonly toStderr?: boolean
  readonly onSpawn?: (pid: number | undefined) => void
  /** A test that never yields can't be ended from inside: after this it is killed, with all that it started. */
  readonly limitMs?: number
}

export interface Ended {
  readonly exitCode: number
  readonly output: string
}

const endWithParent = path.join(rootDir, 'infra/bootstrap/end-with-parent-preload.mjs')
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A tool's JavaScript runs in Node with a watch on this process; anything else is an executable on PATH. */
function commandLine(command: string, args: string[]): [string, string[]] {
  return /\.[cm]?[jt]s$/.test(command)
    ? [process.execPath, ['--import', endWithParent, command, ...args]]
    : [command, args]
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // There is nobody left.
  }
}

export function runProcess(command: string, args: string[], options: RunOptions = {}): Promise<Ended> {
  const [executable, allArgs] = commandLine(command, args)
  const shown = options.capture ? 'pipe' : options.toStderr ? 2 : 'inherit'
  const child = spawn(executable, allArgs, {
    cwd: options.cwd ?? rootDir,
    env: { ...process.env, ...plain, ...options.env, HOLDFAST_STAGE: '1' },
    stdio: ['ignore', shown, options.capture ? 'pipe' : 'inherit'],
    // A process group of its own, so that nothing of it stays behind.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32' && executable !== process.execPath,
  })
  options.onSpawn?.(child.pid)
  let output = ''
  const collect = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  let interrupted = false
  const forwardSignal = (signal: NodeJS.Signals): void => {
    interrupted = true
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forwardSignal)
  const limit = options.limitMs === undefined ? undefined : setTimeout(() => killGroup(child), options.limitMs)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, forwardSignal)
      clearTimeout(limit)
      killGroup(child)
      if (interrupted) process.exit(130)
      resolve({ exitCode: code ?? 1, output })
    })
  })
}
