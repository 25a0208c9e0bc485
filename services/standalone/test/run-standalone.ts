import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '@holdfast/database/embedded/find-free-port'

const bootstrap = path.resolve(import.meta.dirname, '../../../infra/bootstrap/run.mjs')
const main = path.resolve(import.meta.dirname, '../src/main.ts')
const run = promisify(execFile)

export interface Running {
  readonly process: ChildProcess
  readonly url: string
  readonly metricsUrl: string
  readonly grpcUrl: string
  /** All that it has printed so far. */
  readonly output: () => string
  /** Settles with true at the ready line, with false when it ends before. */
  readonly isReady: Promise<boolean>
  /** Settles with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

/** Starts the product as a person does, on ports of its own. */
export async function runStandalone(
  settings: Record<string, string>,
  { throughBootstrap = false } = {},
): Promise<Running> {
  const [port, otlpHttp, otlpGrpc, metrics] = await Promise.all(Array.from({ length: 4 }, findFreePort))
  const child = spawn(process.execPath, throughBootstrap ? [bootstrap, 'start'] : [main], {
    env: {
      ...process.env,
      PORT: String(port),
      OTLP_HTTP_PORT: String(otlpHttp),
      OTLP_GRPC_PORT: String(otlpGrpc),
      METRICS_PORT: String(metrics),
      WORKERS: '1',
      DEMO: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const { promise: isReady, resolve } = Promise.withResolvers<boolean>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/^holdfast ready on /m.test(output)) resolve(true)
    })
  }
  const ended = once(child, 'close').then(([code, signal]): number | string => {
    resolve(false)
    return signal ?? code
  })
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    grpcUrl: `http://127.0.0.1:${otlpGrpc}`,
    metricsUrl: `http://127.0.0.1:${metrics}/metrics`,
    output: () => output,
    isReady,
    ended,
  }
}

export interface SystemProcess {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

export async function listProcesses(): Promise<SystemProcess[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='], { maxBuffer: 10_000_000 })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : []
  })
}

/** The process and all that came from it, as long as nobody in between has ended. */
export async function processTree(root: number): Promise<SystemProcess[]> {
  const all = await listProcesses()
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}
