import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** What agents sent, by ids, which begin with the time of receipt; without their content. */
export const listStreamBatches = (
  tx: TenantTransaction,
  { firstId, lastId, limit }: { readonly firstId: string; readonly lastId: string; readonly limit: number },
) =>
  tx
    .selectFrom('logBatches')
    .select(['id', 'plainBytes', 'recordCount'])
    .where('jobId', 'is', null)
    .where('format', '!=', 'text')
    .where('id', '>=', firstId)
    .where('id', '<=', lastId)
    .orderBy('id')
    .limit(limit)
    .execute()
