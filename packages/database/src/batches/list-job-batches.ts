import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The chunks of one paste or upload, in their order, without their content. */
export const listJobBatches = (tx: TenantTransaction, jobId: string) =>
  tx
    .selectFrom('logBatches')
    .select(['id', 'sequence', 'state', 'recordCount', 'firstLine', 'firstOffset'])
    .where('jobId', '=', jobId)
    .orderBy('sequence')
    .execute()
