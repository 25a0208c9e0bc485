import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Uploads whose receiving process died: their bytes go, and the job says why it failed. Returns their ids. */
export async function failAbandonedJobs(
  tx: SystemTransaction,
  { touchedBefore, now }: { touchedBefore: Date; now: Date },
): Promise<string[]> {
  const failed = await tx
    .updateTable('logJobs')
    .set({
      status: 'failed',
      detail: 'Upload interrupted. Nothing of it was kept; please send it again.',
      finishedAt: now,
      idempotencyKey: null,
    })
    .where('status', '=', 'receiving')
    .where('touchedAt', '<', touchedBefore)
    .returning('id')
    .execute()
  const ids = failed.map((row) => row.id)
  if (ids.length > 0) {
    await tx.deleteFrom('logBatches').where('jobId', 'in', ids).where('state', '=', 'receiving').execute()
  }
  return ids
}
