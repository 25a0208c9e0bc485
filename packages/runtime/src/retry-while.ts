import { setTimeout as delay } from 'node:timers/promises'

export interface RetryOptions {
  /** What may be over in a moment; anything else is thrown at once. */
  readonly isTemporary: (error: unknown) => boolean
  /** How long it may stay away before its last error is thrown. */
  readonly patienceMs: number
  /** Told once, at the first failure. */
  readonly onWait?: (error: unknown) => void
  readonly now?: () => number
  readonly sleep?: (delayMs: number) => Promise<unknown>
}

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 2_000

/** For a start: what we depend on may be starting too. */
export async function retryWhile<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { isTemporary, patienceMs, onWait, now = Date.now, sleep = delay } = options
  const deadline = now() + patienceMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isTemporary(error) || now() + pauseMs > deadline) throw error
      if (pauseMs === FIRST_PAUSE_MS) onWait?.(error)
      await sleep(pauseMs)
    }
  }
}
