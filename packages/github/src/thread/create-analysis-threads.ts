import { Worker } from 'node:worker_threads'
import { AppError } from '@holdfast/runtime/app-error'
import type { CodeAnalyst, TaskName } from './analysis-tasks.ts'

export interface ThreadTask {
  readonly name: TaskName
  readonly args: readonly unknown[]
}

export type ThreadAnswer = { readonly result: unknown } | { readonly error: string }

export interface AnalysisThreads {
  /** One company has one thread at a time, so that its repositories never keep the others waiting. */
  analystOf(customerId: string): CodeAnalyst
  close(): Promise<void>
}

export interface AnalysisThreadOptions {
  readonly threads?: number
  /** Of one task; what takes longer is ended. */
  readonly limitMs?: number
  /** The file that runs the tasks. */
  readonly module?: URL
}

interface Pending extends ThreadTask {
  readonly customerId: string
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

const LIMIT_MS = 5_000
const MAX_HEAP_MB = 256
const MAX_WAITING = 64

const tooCostly = (): AppError =>
  new AppError('timeout', 'Reading the code changes took too long, so the check was stopped.', { retryable: false })
const tooMany = (): AppError =>
  new AppError('unavailable', 'Too many checks of code changes are waiting. Please try again in a minute.')

/** Reads the text of repositories beside the event loop, within a time and a memory that its writers cannot exceed. */
export function createAnalysisThreads(options: AnalysisThreadOptions = {}): AnalysisThreads {
  const { threads: maxThreads = 2, limitMs = LIMIT_MS } = options
  const module = options.module ?? new URL('analysis-thread.ts', import.meta.url)
  const waiting: Pending[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, { pending: Pending; timer: NodeJS.Timeout }>()
  let isClosed = false

  function startThread(): Worker {
    const thread = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })
    thread.unref()
    thread.on('message', (answer: ThreadAnswer) => {
      const pending = release(thread)
      idle.push(thread)
      if ('error' in answer) pending?.reject(new Error(answer.error))
      else pending?.resolve(answer.result)
      dispatch()
    })
    thread.on('error', (error) => release(thread)?.reject(isOutOfMemory(error) ? tooCostly() : asError(error)))
    thread.on('exit', () => {
      release(thread)?.reject(new Error('The thread that reads code ended.'))
      const position = idle.indexOf(thread)
      if (position !== -1) idle.splice(position, 1)
      dispatch()
    })
    return thread
  }

  function release(thread: Worker): Pending | undefined {
    const held = busy.get(thread)
    clearTimeout(held?.timer)
    busy.delete(thread)
    return held?.pending
  }

  function dispatch(): void {
    if (isClosed) return
    while (busy.size < maxThreads) {
      const running = new Set([...busy.values()].map(({ pending }) => pending.customerId))
      const next = waiting.findIndex(({ customerId }) => !running.has(customerId))
      const [pending] = next < 0 ? [] : waiting.splice(next, 1)
      if (!pending) return
      const thread = idle.pop() ?? startThread()
      const timer = setTimeout(() => {
        release(thread)?.reject(tooCostly())
        void thread.terminate()
      }, limitMs)
      busy.set(thread, { pending, timer })
      thread.postMessage({ name: pending.name, args: pending.args } satisfies ThreadTask)
    }
  }

  const run = (customerId: string, name: TaskName, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isClosed || waiting.length >= MAX_WAITING) reject(tooMany())
      else {
        waiting.push({ customerId, name, args, resolve, reject })
        dispatch()
      }
    })

  return {
    analystOf: (customerId) => {
      const task =
        (name: TaskName) =>
        (...args: unknown[]) =>
          run(customerId, name, args)
      const analyst = {
        readClues: task('readClues'),
        resolveFrames: task('resolveFrames'),
        readCitedCode: task('readCitedCode'),
        scoreChanges: task('scoreChanges'),
      }
      return analyst as CodeAnalyst
    },
    async close() {
      isClosed = true
      for (const pending of waiting.splice(0)) pending.reject(tooMany())
      const all = [...idle, ...busy.keys()]
      for (const thread of busy.keys()) release(thread)?.reject(tooMany())
      await Promise.all(all.map((thread) => thread.terminate()))
    },
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
