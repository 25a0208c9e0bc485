interface Failure {
  readonly status: number
  readonly statusText: string
  readonly detail: string | null
  readonly code: string | null
  readonly requestId: string | null
}

/** An answer that is not OK. Its message is the server's sentence where there is one. */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string | null
  readonly code: string | null
  readonly requestId: string | null

  constructor(failure: Failure) {
    super(failure.detail ?? `API error: ${failure.status} ${failure.statusText}`.trimEnd())
    this.name = 'ApiError'
    this.status = failure.status
    this.detail = failure.detail
    this.code = failure.code
    this.requestId = failure.requestId
  }
}
