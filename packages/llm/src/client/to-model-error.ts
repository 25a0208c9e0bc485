import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { AddressNotAllowed } from './address-not-allowed.ts'
import { ModelError, type ModelFailure } from './model-error.ts'

export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof Error && error.cause instanceof ModelError) return error.cause
  if (isRefusedAddress(error)) return new ModelError('not-allowed', { cause: error })
  if (error instanceof APIUserAbortError) return new ModelError('aborted', { cause: error })
  if (error instanceof APIConnectionTimeoutError) return new ModelError('timeout', { cause: error })
  if (error instanceof APIError) {
    const status: number | undefined = error.status
    return new ModelError(failureOf(status), { status, retryAfterMs: retryAfterMs(error), cause: error })
  }
  return new ModelError(error instanceof SyntaxError ? 'malformed' : 'unavailable', { cause: error })
}

function failureOf(status: number | undefined): ModelFailure {
  if (status === 429) return 'rate-limited'
  if (status === 408) return 'timeout'
  // A redirect is not followed: the address that was checked is the one that is asked.
  return status !== undefined && status >= 300 && status < 500 ? 'rejected' : 'unavailable'
}

function isRefusedAddress(error: unknown): boolean {
  if (error instanceof AddressNotAllowed) return true
  return error instanceof Error && error.cause !== undefined && isRefusedAddress(error.cause)
}

function retryAfterMs(error: APIError): number | undefined {
  const seconds = Number(error.headers?.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined
}
