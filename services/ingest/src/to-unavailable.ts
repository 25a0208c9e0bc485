import { AppError } from '@holdfast/runtime/app-error'

const RETRY_AFTER_SECONDS = 5

/** A database that is dead, full or too slow will be back: the sender keeps its logs and tries again. */
export function toUnavailable(error: unknown): AppError {
  if (error instanceof AppError) return error
  // It would be refused forever, and hold up all that waits behind it at its sender.
  if (isDataException(error)) return new AppError('bad_request', 'These logs cannot be stored.', { cause: error })
  return new AppError('unavailable', 'Logs cannot be stored right now. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: error,
  })
}

/** SQLSTATE class 22. */
const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^22\w{3}$/.test(error.code)
