import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The chunk of a pasted or uploaded source that holds a line; undefined once retention dropped it. */
export const findBatchOfLine = (tx: TenantTransaction, jobId: string, line: number) =>
  tx
    .selectFrom('logBatches')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('firstLine', '<=', line)
    .orderBy('firstLine', 'desc')
    .limit(1)
    .executeTakeFirst()
