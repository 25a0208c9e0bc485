import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Sample data leaves without a trace: incidents, jobs and raw lines. Returns how many incidents there were. */
export async function removeSampleIncidents(tx: TenantTransaction): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('incidents')
    .where('sourceType', '=', 'sample')
    .executeTakeFirstOrThrow()
  await tx.updateTable('logJobs').set({ status: 'cancelled' }).where('sourceType', '=', 'sample').execute()
  return Number(numDeletedRows)
}
