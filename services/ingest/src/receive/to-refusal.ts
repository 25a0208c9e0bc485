import { MalformedOtlp } from '@holdfast/otlp/malformed-otlp'
import { AppError } from '@holdfast/runtime/app-error'

/** Bytes that are no export are the sender's fault, and must not be sent again. */
export function toRefusal(error: unknown): unknown {
  return error instanceof MalformedOtlp ? new AppError('bad_request', `Not a valid export: ${error.message}.`) : error
}
