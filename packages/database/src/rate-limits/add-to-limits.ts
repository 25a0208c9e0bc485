import { sql } from 'kysely'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

export interface LimitAddition {
  readonly bucket: Buffer
  readonly count: number
}

/**
 * Adds to many buckets in one statement and returns what all processes have added to each, in the order given. A bucket
 * belongs to one window, which its name holds.
 */
export async function addToLimits(
  tx: SystemTransaction,
  additions: readonly LimitAddition[],
  resetsAt: Date,
): Promise<number[]> {
  if (additions.length === 0) return []
  // In one order everywhere, so that no two processes wait for each other's rows.
  const ordered = additions.toSorted((a, b) => Buffer.compare(a.bucket, b.bucket))
  const rows = await tx
    .insertInto('rateLimits')
    .values(ordered.map(({ bucket, count }) => ({ bucket, count, resetsAt })))
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ count: sql`rate_limits.count + excluded.count` }))
    .returning(['bucket', 'count'])
    .execute()
  const totals = new Map(rows.map(({ bucket, count }) => [bucket.toString('hex'), count]))
  return additions.map(({ bucket }) => totals.get(bucket.toString('hex')) ?? 0)
}
