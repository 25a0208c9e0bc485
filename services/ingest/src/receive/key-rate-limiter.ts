import { AppError } from '@holdfast/runtime/app-error'

export interface RateLimits {
  readonly bytesPerSecond: number
  readonly recordsPerSecond: number
  readonly requestsPerSecond: number
  /** How much of unused allowance is kept. */
  readonly burstSeconds: number
}

/** What a key has used. */
export interface KeyUsage {
  bytes: number
  records: number
  requests: number
}

interface Allowance {
  bytes: number
  records: number
  requests: number
  readonly atMs: number
}

const MAX_TRACKED_KEYS = 10_000

/** One allowance per API key; `shareUsage` makes it one for the whole fleet. 429 says after how many seconds there is enough of it again. */
export class KeyRateLimiter {
  readonly #limits: RateLimits
  readonly #nowMs: () => number
  readonly #allowances = new Map<string, Allowance>()
  #used = new Map<string, KeyUsage>()

  constructor(limits: RateLimits, nowMs: () => number) {
    this.#limits = limits
    this.#nowMs = nowMs
  }

  /** A request larger than what is left may still pass when the allowance is full: the debt is paid by waiting. */
  take(key: string, bytes: number): void {
    const { bytesPerSecond, recordsPerSecond, requestsPerSecond, burstSeconds } = this.#limits
    const allowance = this.#refill(key)
    const fullBytes = bytesPerSecond * burstSeconds
    const isShort = allowance.bytes < bytes && allowance.bytes < fullBytes
    if (allowance.requests < 1 || allowance.records < 0 || isShort) {
      const missing = Math.max(
        (1 - allowance.requests) / requestsPerSecond,
        -allowance.records / recordsPerSecond,
        (Math.min(bytes, fullBytes) - allowance.bytes) / bytesPerSecond,
      )
      throw tooFast(missing)
    }
    allowance.requests -= 1
    allowance.bytes -= bytes
    this.#note(key, { bytes, records: 0, requests: 1 })
  }

  /** What turned out to be in a request that was let in. The debt keeps the next ones out until it is paid. */
  charge(key: string, { bytes, records }: { readonly bytes: number; readonly records: number }): void {
    const allowance = this.#refill(key)
    allowance.bytes -= bytes
    allowance.records -= records
    this.#note(key, { bytes, records, requests: 0 })
  }

  /** What other processes of the fleet let in of the key's allowance. */
  chargeForOthers(key: string, { bytes, records, requests }: KeyUsage): void {
    const allowance = this.#refill(key)
    allowance.bytes -= bytes
    allowance.records -= records
    allowance.requests -= requests
  }

  /** What was let in here since the last call, of the keys that used more than the share of what they may in that time. */
  takeUsage(seconds: number, share: number): Map<string, KeyUsage> {
    const { bytesPerSecond, recordsPerSecond, requestsPerSecond } = this.#limits
    const used = this.#used
    this.#used = new Map()
    const isMuch = ({ bytes, records, requests }: KeyUsage) =>
      bytes > bytesPerSecond * seconds * share ||
      records > recordsPerSecond * seconds * share ||
      requests > requestsPerSecond * seconds * share
    return new Map([...used].filter(([, usage]) => isMuch(usage)))
  }

  assertNoDebt(key: string): void {
    const debtMs = this.debtMs(key)
    if (debtMs > 0) throw tooFast(debtMs / 1_000)
  }

  /** How long a sender that can be made to wait has to, until its debt is paid. */
  debtMs(key: string): number {
    const { bytesPerSecond, recordsPerSecond } = this.#limits
    const { bytes, records } = this.#refill(key)
    return Math.max(0, Math.ceil(1_000 * Math.max(-bytes / bytesPerSecond, -records / recordsPerSecond)))
  }

  #note(key: string, { bytes, records, requests }: KeyUsage): void {
    const known = this.#used.get(key)
    this.#used.set(key, {
      bytes: (known?.bytes ?? 0) + bytes,
      records: (known?.records ?? 0) + records,
      requests: (known?.requests ?? 0) + requests,
    })
  }

  #refill(key: string): Allowance {
    const { bytesPerSecond, recordsPerSecond, requestsPerSecond, burstSeconds } = this.#limits
    const nowMs = this.#nowMs()
    const full = {
      bytes: bytesPerSecond * burstSeconds,
      records: recordsPerSecond * burstSeconds,
      requests: requestsPerSecond * burstSeconds,
    }
    const known = this.#allowances.get(key)
    const seconds = known ? Math.max(0, nowMs - known.atMs) / 1_000 : 0
    const allowance = {
      bytes: known ? Math.min(full.bytes, known.bytes + seconds * bytesPerSecond) : full.bytes,
      records: known ? Math.min(full.records, known.records + seconds * recordsPerSecond) : full.records,
      requests: known ? Math.min(full.requests, known.requests + seconds * requestsPerSecond) : full.requests,
      atMs: nowMs,
    }
    if (!known && this.#allowances.size >= MAX_TRACKED_KEYS) {
      this.#allowances.delete(this.#allowances.keys().next().value ?? '')
    }
    this.#allowances.set(key, allowance)
    return allowance
  }
}

const tooFast = (missingSeconds: number) =>
  new AppError('too_many_requests', 'This API key sends faster than its limit.', {
    retryAfterSeconds: Math.ceil(Math.max(1, missingSeconds)),
  })
