/** The one table from machine words to HTTP statuses, and whether trying again may help. */
const errorTable = {
  bad_request: { status: 400, retryable: false },
  already_verified: { status: 400, retryable: false },
  email_taken: { status: 400, retryable: false },
  invalid_token: { status: 400, retryable: false },
  wrong_password: { status: 400, retryable: false },
  not_configured: { status: 400, retryable: false },
  unauthenticated: { status: 401, retryable: false },
  invalid_credentials: { status: 401, retryable: false },
  forbidden: { status: 403, retryable: false },
  email_unverified: { status: 403, retryable: false },
  account_deactivated: { status: 403, retryable: false },
  key_mismatch: { status: 403, retryable: false },
  own_account: { status: 403, retryable: false },
  not_found: { status: 404, retryable: false },
  method_not_allowed: { status: 405, retryable: false },
  conflict: { status: 409, retryable: false },
  last_admin: { status: 409, retryable: false },
  gone: { status: 410, retryable: false },
  payload_too_large: { status: 413, retryable: false },
  uri_too_long: { status: 414, retryable: false },
  unsupported_media_type: { status: 415, retryable: false },
  validation_failed: { status: 422, retryable: false },
  too_many_requests: { status: 429, retryable: true },
  headers_too_large: { status: 431, retryable: false },
  internal: { status: 500, retryable: false },
  upstream_failed: { status: 502, retryable: true },
  unavailable: { status: 503, retryable: true },
  timeout: { status: 504, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>

export type ErrorCode = keyof typeof errorTable

export interface AppErrorOptions {
  readonly retryable?: boolean
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** An expected failure. `detail` is a sentence for the user; anything secret belongs in `cause`, which is only logged. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly retryable: boolean
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.retryable = options.retryable ?? errorTable[code].retryable
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  get detail(): string {
    return this.message
  }

  get status(): number {
    return errorTable[this.code].status
  }
}

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  429: 'too_many_requests',
  431: 'headers_too_large',
  502: 'upstream_failed',
  503: 'unavailable',
  504: 'timeout',
}

/** For failures that libraries report as a bare status. */
export function errorCodeOfStatus(status: number): ErrorCode {
  return codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal')
}
