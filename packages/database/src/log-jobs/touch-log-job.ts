import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Shows that an upload is alive and how far it came. False: it was cancelled meanwhile. */
export async function touchLogJob(
  tx: TenantTransaction,
  jobId: string,
  { receivedBytes, now }: { receivedBytes: number; now: Date },
): Promise<boolean> {
  const touched = await tx
    .updateTable('logJobs')
    .set({ receivedBytes, touchedAt: now })
    .where('id', '=', jobId)
    .where('status', '=', 'receiving')
    .returning('id')
    .executeTakeFirst()
  return touched !== undefined
}
