import { Worker } from 'node:worker_threads'
import type { EngineResult, EngineTask } from './engine-task.ts'

export interface EnginePool {
  /** Runs beside the event loop, so that long analyses never delay a job's heartbeat. */
  run<Task extends EngineTask>(task: Task): Promise<EngineResult<Task>>
  close(): Promise<void>
}

export interface EnginePoolOptions {
  readonly threads: number
  /** Of the old generation, per thread: a runaway analysis ends its job, not the process. */
  readonly maxHeapMb: number
}

interface Pending {
  readonly task: EngineTask
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

export type ThreadAnswer = { readonly result: unknown } | { readonly error: string }

export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const waiting: Pending[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Pending>()
  let isClosed = false

  function startThread(): void {
    const thread = new Worker(new URL('engine-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb },
    })
    thread.on('message', (answer: ThreadAnswer) => {
      const pending = busy.get(thread)
      busy.delete(thread)
      idle.push(thread)
      if ('error' in answer) pending?.reject(new Error(answer.error))
      else pending?.resolve(answer.result)
      dispatch()
    })
    // An uncaught error ends the thread; 'exit' follows and replaces it.
    thread.on('error', (error) => {
      busy.get(thread)?.reject(error instanceof Error ? error : new Error(String(error)))
      busy.delete(thread)
    })
    thread.on('exit', () => {
      busy.get(thread)?.reject(new Error('The analysis thread ended.'))
      busy.delete(thread)
      const position = idle.indexOf(thread)
      if (position !== -1) idle.splice(position, 1)
      if (!isClosed) startThread()
    })
    idle.push(thread)
    dispatch()
  }

  function dispatch(): void {
    while (idle.length > 0 && waiting.length > 0) {
      const thread = idle.pop()
      const pending = waiting.shift()
      if (!thread || !pending) return
      busy.set(thread, pending)
      thread.postMessage(pending.task)
    }
  }

  for (let count = 0; count < options.threads; count++) startThread()

  return {
    run: <Task extends EngineTask>(task: Task) =>
      new Promise<EngineResult<Task>>((resolve, reject) => {
        if (isClosed) {
          reject(new Error('The analysis threads are closed.'))
          return
        }
        waiting.push({ task, resolve: (result) => resolve(result as EngineResult<Task>), reject })
        dispatch()
      }),
    async close() {
      isClosed = true
      for (const pending of waiting.splice(0)) pending.reject(new Error('The analysis threads are closed.'))
      await Promise.all([...idle, ...busy.keys()].map((thread) => thread.terminate()))
    },
  }
}
