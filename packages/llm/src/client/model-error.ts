/** `rejected`: the endpoint will not take such a request; asking again does not help. */
export type ModelFailure =
  | 'unavailable'
  | 'rate-limited'
  | 'timeout'
  | 'rejected'
  | 'refused'
  | 'malformed'
  | 'aborted'
  | 'circuit-open'

export interface ModelErrorOptions {
  readonly status?: number | undefined
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

/** An expected failure of the model's endpoint; the answer then comes from the engine. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly failure: ModelFailure
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined

  constructor(failure: ModelFailure, { status, retryAfterMs, cause }: ModelErrorOptions = {}) {
    super(`The model call failed: ${failure}`, { cause })
    this.failure = failure
    this.status = status
    this.retryAfterMs = retryAfterMs
  }

  get isRetryable(): boolean {
    return this.failure === 'unavailable' || this.failure === 'rate-limited' || this.failure === 'timeout'
  }
}
