import { AppError } from '@holdfast/runtime/app-error'

export interface RateLimits {
  readonly bytesPerSecond: number
  readonly requestsPerSecond: number
  /** How much of unused allowance is kept. */
  readonly burstSeconds: number
}

interface Allowance {
  bytes: number
  requests: number
  atMs: number
}

const maxTrackedKeys = 10_000

/** One allowance per API key and process. 429 says after how many seconds there is enough of it again. */
export class KeyRateLimiter {
  readonly #limits: RateLimits
  readonly #nowMs: () => number
  readonly #allowances = new Map<string, Allowance>()

  constructor(limits: RateLimits, nowMs: () => number) {
    this.#limits = limits
    this.#nowMs = nowMs
  }

  /** A request larger than what is left may still pass when the allowance is full: the debt is paid by waiting. */
  take(key: string, bytes: number): void {
    const { bytesPerSecond, requestsPerSecond, burstSeconds } = this.#limits
    const allowance = this.#refill(key)
    const fullBytes = bytesPerSecond * burstSeconds
    if (allowance.requests < 1 || (allowance.bytes < bytes && allowance.bytes < fullBytes)) {
      const missing = Math.max((1 - allowance.requests) / requestsPerSecond, (bytes - allowance.bytes) / bytesPerSecond)
      throw new AppError('too_many_requests', 'This API key sends faster than its limit.', {
        retryAfterSeconds: Math.ceil(Math.max(1, missing)),
      })
    }
    allowance.requests -= 1
    allowance.bytes -= bytes
  }

  #refill(key: string): Allowance {
    const { bytesPerSecond, requestsPerSecond, burstSeconds } = this.#limits
    const nowMs = this.#nowMs()
    const full = { bytes: bytesPerSecond * burstSeconds, requests: requestsPerSecond * burstSeconds }
    const known = this.#allowances.get(key)
    const seconds = known ? Math.max(0, nowMs - known.atMs) / 1_000 : 0
    const allowance = {
      bytes: known ? Math.min(full.bytes, known.bytes + seconds * bytesPerSecond) : full.bytes,
      requests: known ? Math.min(full.requests, known.requests + seconds * requestsPerSecond) : full.requests,
      atMs: nowMs,
    }
    if (!known && this.#allowances.size >= maxTrackedKeys) {
      this.#allowances.delete(this.#allowances.keys().next().value ?? '')
    }
    this.#allowances.set(key, allowance)
    return allowance
  }
}
