import { quantileOf } from '../spans/duration-sketch.ts'
import type { OperationBucket } from '../spans/span-digest.ts'

/** What calls of a stretch of time add up to. */
export class CallTally {
  calls = 0
  errors = 0
  readonly #durations: Record<string, number> = {}

  add({ count, errors, durations }: OperationBucket): void {
    this.calls += count
    this.errors += errors
    for (const bin in durations) this.#durations[bin] = (this.#durations[bin] ?? 0) + (durations[bin] ?? 0)
  }

  figures(spanMs: number): CallFigures {
    return {
      calls: this.calls,
      callsPerMinute: this.calls / (Math.max(spanMs, MINUTE_MS) / MINUTE_MS),
      errorShare: this.calls === 0 ? 0 : this.errors / this.calls,
      p50Ms: quantileOf(this.#durations, 0.5),
      p99Ms: quantileOf(this.#durations, 0.99),
    }
  }
}

export interface CallFigures {
  readonly calls: number
  readonly callsPerMinute: number
  readonly errorShare: number
  /** Null where nothing was called. */
  readonly p50Ms: number | null
  readonly p99Ms: number | null
}

const MINUTE_MS = 60_000
