import { ExcessiveOtlp } from '@holdfast/otlp/excessive-otlp'
import { MalformedOtlp } from '@holdfast/otlp/malformed-otlp'
import { AppError } from '@holdfast/runtime/app-error'

/** Bytes that are no export, or too much of one, are the sender's fault, and must not be sent again. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof ExcessiveOtlp) return new AppError('payload_too_large', error.message)
  return error instanceof MalformedOtlp ? new AppError('bad_request', `Not a valid export: ${error.message}.`) : error
}
