import { Worker } from 'node:worker_threads'
import type { EngineTask } from './engine-task.ts'
import { TooCostly } from './too-costly.ts'

export type ThreadAnswer = { readonly result: unknown } | { readonly error: string }

export interface EngineLane {
  /** One task at a time. Rejects with TooCostly when it takes more than its time or memory; the thread is then ended. */
  run(task: EngineTask, budgetMs: number): Promise<unknown>
  close(): Promise<void>
}

export interface EngineLaneOptions {
  readonly script: URL
  /** Of the old generation: a runaway analysis ends its job, not the process. */
  readonly maxHeapMb: number
}

const CHECK_EVERY_MS = 250
/** In a native call the thread's processor time cannot be asked for: then the clock ends it. */
const WALL_FACTOR = 10

export function createEngineLane({ script, maxHeapMb }: EngineLaneOptions): EngineLane {
  let thread: Worker | undefined
  let isClosed = false

  function startThread(): Worker {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
    const replace = () => {
      if (thread === started) thread = isClosed ? undefined : startThread()
    }
    // Who waits for an answer hears of it in `run`; whoever comes next must not meet a thread that is about to end.
    started.on('error', replace)
    started.once('exit', replace)
    return started
  }
  thread = startThread()

  return {
    async run(task, budgetMs) {
      if (isClosed || !thread) throw new Error('The analysis threads are closed.')
      const runner = thread
      const answer = Promise.withResolvers<unknown>()
      const onMessage = (message: ThreadAnswer) => {
        if ('error' in message) answer.reject(new Error(message.error))
        else answer.resolve(message.result)
      }
      const onError = (error: unknown) => answer.reject(isOutOfMemory(error) ? tooLarge(error) : error)
      const onExit = () => answer.reject(new Error('The analysis thread ended.'))
      runner.once('message', onMessage).once('error', onError).once('exit', onExit)
      const stopClock = startClock(runner, budgetMs, () => {
        answer.reject(new TooCostly(`The analysis took more than ${Math.round(budgetMs / 1_000)} s.`))
        thread = startThread()
        void runner.terminate()
      })
      runner.postMessage(task)
      try {
        return await answer.promise
      } finally {
        stopClock()
        runner.off('message', onMessage).off('error', onError).off('exit', onExit)
      }
    },
    async close() {
      isClosed = true
      await thread?.terminate()
    },
  }
}

/** Calls `onSpent` once the thread has used up its processor time. */
function startClock(thread: Worker, budgetMs: number, onSpent: () => void): () => void {
  const startedMs = performance.now()
  const baseline = usedMs(thread)
  let isStopped = false
  const stop = () => {
    isStopped = true
    clearInterval(timer)
  }
  const spend = () => {
    if (isStopped) return
    stop()
    onSpent()
  }
  const timer = setInterval(
    () => {
      if (performance.now() - startedMs > budgetMs * WALL_FACTOR) return spend()
      void Promise.all([baseline, usedMs(thread)]).then(([before, now]) => {
        if (now - before > budgetMs) spend()
      })
    },
    Math.min(CHECK_EVERY_MS, budgetMs),
  )
  return stop
}

const usedMs = (thread: Worker): Promise<number> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => 0,
  )

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const tooLarge = (cause: unknown) => new TooCostly('The analysis took more memory than it may.', { cause })
