import { logTrouble } from '@holdfast/runtime/log-trouble'
import type { Logger } from '@holdfast/runtime/logger'

export interface SweeperOptions {
  name: string
  /** Finds the rows left behind and adds their jobs again. Returns how many it found. */
  sweep: (now: Date) => Promise<number>
  intervalMs: number
  logger: Logger
  now?: () => Date
  /** Between 0 and 1; spreads the sweeps of many processes. */
  random?: () => number
}

export interface Sweeper {
  /** Waits for a sweep that is under way. */
  stop(): Promise<void>
}

/** Sweeps again and again, 0.75 to 1.25 intervals apart, never twice at once; a failed sweep is only a late one. */
export function startSweeper({
  name,
  sweep,
  intervalMs,
  logger,
  now = () => new Date(),
  random = Math.random,
}: SweeperOptions): Sweeper {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  const run = async () => {
    try {
      const found = await sweep(now())
      if (found > 0) logger.info({ sweeper: name, found }, 'picked up work that was left behind')
    } catch (error) {
      logTrouble(logger, { error, message: 'a sweep failed; the next one follows', fields: { sweeper: name } })
    }
    if (!isStopped) schedule()
  }
  const schedule = () => {
    timer = setTimeout(
      () => {
        running = run()
      },
      intervalMs * (0.75 + random() / 2),
    )
  }
  schedule()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
