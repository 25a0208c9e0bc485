import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'
import type { LimitState } from './take-from-limit.ts'

/** The bucket's count without adding to it; undefined when its window has passed. */
export function readLimit(tx: SystemTransaction, bucket: Buffer, now: Date): Promise<LimitState | undefined> {
  return tx
    .selectFrom('rateLimits')
    .select(['count', 'resetsAt'])
    .where('bucket', '=', bucket)
    .where('resetsAt', '>', now)
    .executeTakeFirst()
}
