import type { Database } from '@holdfast/database/open-database'
import { clearLimit } from '@holdfast/database/rate-limits/clear-limit'
import { readLimit } from '@holdfast/database/rate-limits/read-limit'
import { type LimitState, takeFromLimit } from '@holdfast/database/rate-limits/take-from-limit'
import { AppError } from '@holdfast/runtime/app-error'
import type { KeyRing } from '@holdfast/runtime/key-ring'
import { type AccountLimit, accountLimits } from './account-limits.ts'
import { whenAgain } from './when-again.ts'

/** Counted in Postgres, so that many gateways share one count. */
export interface AccountLimiter {
  /** Counts one more; 429 beyond the limit. */
  take(limit: AccountLimit, subject: string): Promise<void>
  /** Counts one more and says whether that was within the limit. */
  takeIfLeft(limit: AccountLimit, subject: string): Promise<boolean>
  /** 429 when nothing is left, without counting. */
  check(limit: AccountLimit, subject: string): Promise<void>
  clear(limit: AccountLimit, subject: string): Promise<void>
}

interface LimiterOptions {
  readonly database: Database
  readonly keyRing: KeyRing
  readonly now: () => Date
}

export function createAccountLimiter({ database, keyRing, now }: LimiterOptions): AccountLimiter {
  const bucketOf = (limit: AccountLimit, subject: string) => keyRing.hash(subject, `limit:${limit}`)
  const refuse = (limit: AccountLimit, { resetsAt }: LimitState) => {
    const retryAfterSeconds = (resetsAt.getTime() - now().getTime()) / 1000
    return new AppError('too_many_requests', `${accountLimits[limit].complaint} ${whenAgain(retryAfterSeconds)}`, {
      retryAfterSeconds,
    })
  }
  const count = (limit: AccountLimit, subject: string) =>
    database.withSystem('rate-limit', (tx) =>
      takeFromLimit(tx, {
        bucket: bucketOf(limit, subject),
        windowSeconds: accountLimits[limit].windowSeconds,
        now: now(),
      }),
    )

  return {
    async take(limit, subject) {
      const state = await count(limit, subject)
      if (state.count > accountLimits[limit].limit) throw refuse(limit, state)
    },
    async takeIfLeft(limit, subject) {
      return (await count(limit, subject)).count <= accountLimits[limit].limit
    },
    async check(limit, subject) {
      const state = await database.withSystem('rate-limit', (tx) => readLimit(tx, bucketOf(limit, subject), now()))
      if (state && state.count >= accountLimits[limit].limit) throw refuse(limit, state)
    },
    async clear(limit, subject) {
      await database.withSystem('rate-limit', (tx) => clearLimit(tx, bucketOf(limit, subject)))
    },
  }
}
