import { AppError } from '@holdfast/runtime/app-error'

export const unreachable = (cause: unknown): AppError =>
  new AppError('upstream_failed', 'GitHub cannot be reached right now. Please try again in a moment.', { cause })

/** The token was revoked or ran out; only a person can connect again. */
export class AccessRefused extends AppError {
  constructor() {
    super('upstream_failed', 'GitHub no longer accepts our access. Please connect again.', { retryable: false })
  }
}

export class RateLimited extends AppError {
  constructor(retryAfterSeconds: number) {
    const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    super('unavailable', `GitHub's rate limit is reached. Please try again in ${wait}.`, { retryAfterSeconds })
  }
}
