import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** The log records that agents sent, by ids, which begin with the time of receipt; without their content. */
export const listStreamBatches = (
  tx: TenantTransaction,
  { firstId, lastId, limit }: { readonly firstId: string; readonly lastId: string; readonly limit: number },
) =>
  tx
    .selectFrom('logBatches')
    .select(['id', 'plainBytes', 'recordCount'])
    .where('jobId', 'is', null)
    .where('format', 'in', ['otlp-protobuf', 'otlp-json'])
    .where('id', '>=', firstId)
    .where('id', '<=', lastId)
    .orderBy('id')
    .limit(limit)
    .execute()
