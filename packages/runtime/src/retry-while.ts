import { setTimeout as delay } from 'node:timers/promises'

export interface RetryOptions {
  /** What may be over in a moment; anything else is thrown at once. */
  isTemporary: (error: unknown) => boolean
  /** How long it may stay away before its last error is thrown. */
  patienceMs: number
  /** Told once, at the first failure. */
  onWait?: (error: unknown) => void
  now?: () => number
  sleep?: (delayMs: number) => Promise<unknown>
}

const firstPauseMs = 200
const longestPauseMs = 2_000

/** For a start: what we depend on may be starting too. */
export async function retryWhile<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { isTemporary, patienceMs, onWait, now = Date.now, sleep = delay } = options
  const deadline = now() + patienceMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isTemporary(error) || now() + pauseMs > deadline) throw error
      if (pauseMs === firstPauseMs) onWait?.(error)
      await sleep(pauseMs)
    }
  }
}
