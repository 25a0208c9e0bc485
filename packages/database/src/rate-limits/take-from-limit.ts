import { sql } from 'kysely'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

export interface LimitWindow {
  readonly bucket: Buffer
  readonly windowSeconds: number
  readonly now: Date
}

export interface LimitState {
  readonly count: number
  readonly resetsAt: Date
}

/** Counts one more in the bucket's window and says how many there are: one statement, so no two see the same count. */
export async function takeFromLimit(tx: SystemTransaction, window: LimitWindow): Promise<LimitState> {
  const { bucket, windowSeconds, now } = window
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000)
  return tx
    .insertInto('rateLimits')
    .values({ bucket, count: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.count + 1 end`,
        resetsAt: sql`case when rate_limits.resets_at <= ${now} then ${resetsAt} else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow()
}
