import type { LogFormat } from '../schema/log-batches-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface NearestBatches {
  readonly firstId: string
  readonly aroundId: string
  readonly lastId: string
  readonly formats: readonly LogFormat[]
  /** On each side. */
  readonly limit: number
}

/** What agents sent within a time, by ids, which begin with the time of receipt; those after a moment, and those before it. */
export async function listNearestBatches(
  tx: TenantTransaction,
  { firstId, aroundId, lastId, formats, limit }: NearestBatches,
) {
  const ofAgents = tx
    .selectFrom('logBatches')
    .select(['id', 'plainBytes', 'receivedAt'])
    .where('jobId', 'is', null)
    .where('format', 'in', formats)
    .limit(limit)
  const after = await ofAgents.where('id', '>=', aroundId).where('id', '<=', lastId).orderBy('id').execute()
  const before = await ofAgents.where('id', '>=', firstId).where('id', '<', aroundId).orderBy('id', 'desc').execute()
  return [...after, ...before]
}
