import type { LogFormat } from '../schema/log-batches-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface StreamWindow {
  readonly firstId: string
  readonly lastId: string
  readonly limit: number
  readonly formats: readonly LogFormat[]
}

/** What agents sent of some formats, by ids, which begin with the time of receipt; without their content. */
export const listStreamBatches = (tx: TenantTransaction, { firstId, lastId, limit, formats }: StreamWindow) =>
  tx
    .selectFrom('logBatches')
    .select(['id', 'plainBytes', 'recordCount'])
    .where('jobId', 'is', null)
    .where('format', 'in', formats)
    .where('id', '>=', firstId)
    .where('id', '<=', lastId)
    .orderBy('id')
    .limit(limit)
    .execute()
