import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const findLogJob = (tx: TenantTransaction, jobId: string) =>
  tx.selectFrom('logJobs').selectAll().where('id', '=', jobId).executeTakeFirst()

export type LogJobRow = NonNullable<Awaited<ReturnType<typeof findLogJob>>>
