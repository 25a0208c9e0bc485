import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface ReceivedJob {
  readonly receivedBytes: number
  readonly recordCount: number
  readonly batchCount: number
  readonly detail: string | null
  readonly now: Date
}

/** All of it is here: its batches may be worked on from now. False: it was cancelled meanwhile. */
export async function queueLogJob(
  tx: TenantTransaction,
  jobId: string,
  { receivedBytes, recordCount, batchCount, detail, now }: ReceivedJob,
): Promise<boolean> {
  const queued = await tx
    .updateTable('logJobs')
    .set({ status: 'queued', receivedBytes, recordCount, batchCount, detail, touchedAt: now })
    .where('id', '=', jobId)
    .where('status', '=', 'receiving')
    .returning('id')
    .executeTakeFirst()
  if (!queued) return false
  await tx
    .updateTable('logBatches')
    .set({ state: 'waiting' })
    .where('jobId', '=', jobId)
    .where('state', '=', 'receiving')
    .execute()
  return true
}
