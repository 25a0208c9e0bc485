import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { BackOff } from './back-off.ts'

export interface ChildSpec {
  /** As a person calls it: 'the web server', 'analysis worker 1'. */
  readonly name: string
  readonly script: string
  readonly env: NodeJS.ProcessEnv
  /** For Node itself. */
  readonly flags?: string[]
}

export interface SupervisedChild {
  readonly name: string
  readonly pid: () => number | undefined
  /** Where its numbers are, once it has said so. */
  readonly metricsPort: () => number | undefined
  /** Ends it in order and starts it again at once, as it is now in its files. */
  readonly restart: () => void
  /** Asks it to end; kills it when it has not within the limit. */
  readonly stop: (limitMs: number) => Promise<void>
}

/** Tells the person at the console what the supervisor saw. */
export type Say = (sentence: string) => void

const Message = z.union([
  z.object({ type: z.literal('ready'), metricsPort: z.number().optional() }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
])

const preload = path.join(import.meta.dirname, 'end-with-supervisor.ts')
const READY_LIMIT_MS = 60_000

const describeEnd = (code: number | null, signal: string | null): string =>
  signal ? `was killed by ${signal}` : `ended with code ${code}`

/** Starts the child, settles when it is ready, and from then on starts it again, ever more slowly, when it crashes. */
export function superviseChild(spec: ChildSpec, say: Say): Promise<SupervisedChild> {
  const { promise, resolve, reject } = Promise.withResolvers<SupervisedChild>()
  let child: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  let metricsPort: number | undefined
  let restart: NodeJS.Timeout | undefined
  const backOff = new BackOff()
  let isStopping = false
  let isRestarting = false
  let wasReady = false

  const handle: SupervisedChild = {
    name: spec.name,
    pid: () => child?.pid,
    metricsPort: () => metricsPort,
    restart: () => {
      clearTimeout(restart)
      isRestarting = child?.exitCode === null && child.signalCode === null
      if (isRestarting) child?.kill('SIGTERM')
      else start()
    },
    stop: async (limitMs) => {
      isStopping = true
      clearTimeout(restart)
      child?.kill('SIGTERM')
      const kill = setTimeout(() => child?.kill('SIGKILL'), limitMs)
      await ended
      clearTimeout(kill)
    },
  }

  function start(): void {
    const startedAt = Date.now()
    const running = fork(spec.script, [], {
      env: spec.env,
      execArgv: ['--import', preload, ...(spec.flags ?? [])],
      // A terminal's Ctrl-C goes to its whole process group: the order of the drain is ours to decide.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = running
    let failure: string | undefined
    const tooSlow = setTimeout(() => running.kill('SIGKILL'), READY_LIMIT_MS)
    running.on('message', (data) => {
      const message = Message.safeParse(data).data
      if (message?.type === 'failed') failure = message.reason
      if (message?.type !== 'ready') return
      clearTimeout(tooSlow)
      metricsPort = message.metricsPort
      if (wasReady) say(`${spec.name} is back.`)
      wasReady = true
      resolve(handle)
    })
    ended = new Promise((done) => {
      running.once('exit', (code, signal) => {
        clearTimeout(tooSlow)
        metricsPort = undefined
        done()
        onEnd(failure ?? `${spec.name} ${describeEnd(code, signal)}.`, Date.now() - startedAt)
      })
    })
  }

  function onEnd(reason: string, ranForMs: number): void {
    if (isStopping) return
    if (isRestarting) {
      isRestarting = false
      return start()
    }
    if (!wasReady) return reject(new StartError(reason))
    const delayMs = backOff.nextMs(ranForMs)
    say(`${reason} Starting it again in ${delayMs / 1_000} s.`)
    restart = setTimeout(start, delayMs)
  }

  start()
  return promise
}
