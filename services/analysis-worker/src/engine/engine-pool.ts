import { PostponeJob } from '@holdfast/queue/postpone-job'
import { createEngineLane, type EngineLane } from './engine-lane.ts'
import type { EngineResult, EngineTask } from './engine-task.ts'
import { taskBudgetMs } from './task-budget.ts'
import { TooCostly } from './too-costly.ts'

export interface EnginePool {
  /**
   * Runs beside the event loop, so that long analyses never delay a job's heartbeat. Rejects with TooCostly for what
   * takes too much, and with PostponeJob while a long task of the same company runs: its slot is for others then.
   */
  run<Task extends EngineTask>(task: Task, customerId: string): Promise<EngineResult<Task>>
  /** Throws PostponeJob where `run` would: before anything is read for it. */
  admit(customerId: string): void
  close(): Promise<void>
}

export interface EnginePoolOptions {
  readonly maxHeapMb: number
  /** Of the second lane, where companies go while a long task of another one holds the first. */
  readonly sideHeapMb: number
  readonly budgetMs?: (task: EngineTask) => number
  /** After so long, the second lane takes other companies' tasks. */
  readonly sideAfterMs?: number
  /** After so long, other tasks of the same company make room for those of others. */
  readonly longMs?: number
  readonly script?: URL
}

interface Pending {
  readonly task: EngineTask
  readonly customerId: string
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
  /** It was too large for the second lane. */
  needsRoom: boolean
}

interface Lane {
  readonly engine: EngineLane
  readonly isSide: boolean
  running: { readonly customerId: string; isSlow: boolean; isLong: boolean } | undefined
}

const POSTPONE_MS = 1_000

export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const { budgetMs = taskBudgetMs, sideAfterMs = 300, longMs = 1_000 } = options
  const script = options.script ?? new URL('engine-thread.ts', import.meta.url)
  const createLane = (maxHeapMb: number, isSide: boolean): Lane => ({
    engine: createEngineLane({ script, maxHeapMb }),
    isSide,
    running: undefined,
  })
  const main = createLane(options.maxHeapMb, false)
  const side = createLane(options.sideHeapMb, true)
  const waiting: Pending[] = []
  let lastServed: string | undefined
  let isClosed = false

  function dispatch(): void {
    if (!main.running) start(main, takeNext(main))
    if (!side.running && main.running?.isSlow) start(side, takeNext(side))
    // What may not run beside its own company's long task gives its place to others.
    for (const pending of waiting.filter(({ customerId }) => isHeldUp(customerId))) {
      waiting.splice(waiting.indexOf(pending), 1)
      pending.reject(new PostponeJob(POSTPONE_MS))
    }
  }

  const isHeldUp = (customerId: string): boolean =>
    [main, side].some(({ running }) => running?.isLong && running.customerId === customerId)

  /** Companies take turns. */
  function takeNext({ isSide }: Lane): Pending | undefined {
    const other = isSide ? main : side
    const mayRun = (pending: Pending) =>
      other.running?.customerId !== pending.customerId && !(isSide && pending.needsRoom)
    const fitting = waiting.filter(mayRun)
    const next = fitting.find(({ customerId }) => customerId !== lastServed) ?? fitting[0]
    if (next) waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  function start(lane: Lane, pending: Pending | undefined): void {
    if (!pending) return
    const running = { customerId: pending.customerId, isSlow: false, isLong: false }
    lane.running = running
    lastServed = pending.customerId
    const timers = [
      setTimeout(() => {
        running.isSlow = true
        dispatch()
      }, sideAfterMs),
      setTimeout(() => {
        running.isLong = true
        dispatch()
      }, longMs),
    ]
    void lane.engine
      .run(pending.task, budgetMs(pending.task))
      .then(pending.resolve, (error: unknown) => {
        if (lane.isSide && error instanceof TooCostly && error.cause !== undefined) {
          pending.needsRoom = true
          waiting.unshift(pending)
        } else pending.reject(error)
      })
      .finally(() => {
        for (const timer of timers) clearTimeout(timer)
        lane.running = undefined
        dispatch()
      })
  }

  return {
    run: <Task extends EngineTask>(task: Task, customerId: string) =>
      new Promise<EngineResult<Task>>((resolve, reject) => {
        if (isClosed) {
          reject(new Error('The analysis threads are closed.'))
          return
        }
        const settle = (result: unknown) => resolve(result as EngineResult<Task>)
        waiting.push({ task, customerId, resolve: settle, reject, needsRoom: false })
        dispatch()
      }),
    admit: (customerId) => {
      if (isHeldUp(customerId)) throw new PostponeJob(POSTPONE_MS)
    },
    async close() {
      isClosed = true
      for (const pending of waiting.splice(0)) pending.reject(new Error('The analysis threads are closed.'))
      await Promise.all([main.engine.close(), side.engine.close()])
    },
  }
}
