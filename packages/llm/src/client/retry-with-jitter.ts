import { ModelError } from './model-error.ts'

export interface RetryOptions {
  readonly attempts: number
  readonly baseDelayMs: number
  readonly maxDelayMs: number
  readonly sleep: (delayMs: number, signal: AbortSignal) => Promise<void>
  /** 0 to 1. */
  readonly random: () => number
}

/**
 * Full jitter; an endpoint that names a time is given it, unless that is longer than anyone would wait. What took too
 * long once is not waited for again.
 */
export async function retryWithJitter<T>(
  run: () => Promise<T>,
  { attempts, baseDelayMs, maxDelayMs, sleep, random }: RetryOptions,
  signal: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ModelError) || !error.isRetryable || attempt >= attempts) throw error
      if (error.failure === 'timeout') throw error
      if (error.retryAfterMs !== undefined && error.retryAfterMs > maxDelayMs) throw error
      const delayMs = error.retryAfterMs ?? random() * Math.min(maxDelayMs, baseDelayMs * 2 ** attempt)
      await sleep(delayMs, signal)
    }
  }
}
