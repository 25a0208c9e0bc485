import { AppError } from './app-error.ts'

/** Bytes of request bodies that may be in memory at once. Nobody may hold more than half, so nobody starves others. */
export class ByteBudget {
  readonly #total: number
  #used = 0
  readonly #usedBy = new Map<string, number>()

  constructor(total: number) {
    this.#total = total
  }

  /** 503 when there is no room now. Every byte taken must be given back with `release`. */
  take(holder: string, bytes: number): void {
    const held = (this.#usedBy.get(holder) ?? 0) + bytes
    if (this.#used + bytes > this.#total || held > this.#total / 2) {
      throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfterSeconds: 1 })
    }
    this.#used += bytes
    this.#usedBy.set(holder, held)
  }

  release(holder: string, bytes: number): void {
    this.#used -= bytes
    const held = (this.#usedBy.get(holder) ?? 0) - bytes
    if (held > 0) this.#usedBy.set(holder, held)
    else this.#usedBy.delete(holder)
  }

  get usedBytes(): number {
    return this.#used
  }
}
