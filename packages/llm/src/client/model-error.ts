/**
 * `rejected`: the endpoint will not take such a request; asking again does not help. `not-allowed`: its address is one
 * that companies may not reach. `over-budget`: nothing was sent, since the company's tokens of the day are spent.
 */
export type ModelFailure =
  | 'unavailable'
  | 'rate-limited'
  | 'timeout'
  | 'rejected'
  | 'refused'
  | 'malformed'
  | 'aborted'
  | 'circuit-open'
  | 'not-allowed'
  | 'over-budget'

export interface ModelErrorOptions {
  readonly status?: number | undefined
  readonly retryAfterMs?: number | undefined
  /** What it cost all the same. */
  readonly usage?: TokenUsage | undefined
  readonly cause?: unknown
}

export interface TokenUsage {
  readonly promptTokens: number
  readonly completionTokens: number
}

/** An expected failure of the model's endpoint; the answer then comes from the engine. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly failure: ModelFailure
  readonly status: number | undefined
  readonly retryAfterMs: number | undefined
  readonly usage: TokenUsage

  constructor(failure: ModelFailure, { status, retryAfterMs, usage, cause }: ModelErrorOptions = {}) {
    super(`The model call failed: ${failure}`, { cause })
    this.failure = failure
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.usage = usage ?? { promptTokens: 0, completionTokens: 0 }
  }

  get isRetryable(): boolean {
    return this.failure === 'unavailable' || this.failure === 'rate-limited' || this.failure === 'timeout'
  }
}
