import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** A broken upload leaves nothing behind. Does nothing once the job was queued. */
export async function dropLogJob(tx: TenantTransaction, jobId: string): Promise<void> {
  const dropped = await tx
    .deleteFrom('logJobs')
    .where('id', '=', jobId)
    .where('status', 'in', ['receiving', 'cancelled'])
    .returning('id')
    .executeTakeFirst()
  if (!dropped) return
  await tx.deleteFrom('logBatches').where('jobId', '=', jobId).where('state', '=', 'receiving').execute()
}
