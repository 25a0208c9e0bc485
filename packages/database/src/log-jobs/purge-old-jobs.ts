import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

const KEPT_MS = 90 * 86_400_000

/** What became of a paste or an upload is asked about for a while; the incidents that it led to stay. */
export async function purgeOldJobs(tx: SystemTransaction, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('logJobs')
    .where('createdAt', '<', new Date(now.getTime() - KEPT_MS))
    .where('status', 'in', ['done', 'failed', 'cancelled'])
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
