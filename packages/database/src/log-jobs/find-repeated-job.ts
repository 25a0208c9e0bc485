import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The job that a request with this Idempotency-Key made the first time. */
export const findRepeatedJob = (tx: TenantTransaction, idempotencyKey: string) =>
  tx
    .selectFrom('logJobs')
    .select(['id', 'status', 'requestHash'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
