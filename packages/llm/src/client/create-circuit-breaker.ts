import { ModelError } from './model-error.ts'

export interface CircuitBreakerOptions {
  /** Failures in a row that open it. */
  readonly threshold: number
  readonly openMs: number
  readonly nowMs: () => number
}

export type CircuitBreaker = <T>(run: () => Promise<T>) => Promise<T>

/** While an endpoint is down nobody waits for it; after a pause one caller tries, and the others don't. */
export function createCircuitBreaker({ threshold, openMs, nowMs }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0
  let openUntilMs = 0
  let isProbing = false
  return async (run) => {
    const isOpen = failures >= threshold
    if (isOpen && (isProbing || nowMs() < openUntilMs)) throw new ModelError('circuit-open')
    isProbing = isOpen
    try {
      const result = await run()
      failures = 0
      return result
    } catch (error) {
      if (isOutage(error)) {
        failures++
        openUntilMs = nowMs() + openMs
      } else if (!isAborted(error)) failures = 0
      throw error
    } finally {
      if (isOpen) isProbing = false
    }
  }
}

const isOutage = (error: unknown): boolean => error instanceof ModelError && error.isRetryable

const isAborted = (error: unknown): boolean => error instanceof ModelError && error.failure === 'aborted'
