import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Jobs that have not ended, the newest first. */
export const listOpenJobs = (tx: TenantTransaction, limit = 50) =>
  tx
    .selectFrom('logJobs')
    .selectAll()
    .where('status', 'in', ['receiving', 'queued', 'processing'])
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()
