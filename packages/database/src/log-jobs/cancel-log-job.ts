import { settleLogBatch } from '../batches/settle-log-batch.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** What was analyzed stays; what still waits is counted as failed. Undefined: there is no such job, or it had ended. */
export async function cancelLogJob(tx: TenantTransaction, jobId: string, now: Date): Promise<string | undefined> {
  // Batches before the job, as those who settle them do; one that is just being settled is left to them.
  const waiting = await tx
    .selectFrom('logBatches')
    .select('id')
    .where('jobId', '=', jobId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  const cancelled = await tx
    .updateTable('logJobs')
    .set({ status: 'cancelled', detail: 'Cancelled.', finishedAt: now, touchedAt: now })
    .where('id', '=', jobId)
    .where('status', 'in', ['receiving', 'queued', 'processing'])
    .returning('id')
    .executeTakeFirst()
  if (!cancelled) return undefined
  for (const { id } of waiting) await settleLogBatch(tx, id, { state: 'failed', reason: 'cancelled' }, now)
  await tx.deleteFrom('logBatches').where('jobId', '=', jobId).where('state', '=', 'receiving').execute()
  return cancelled.id
}
