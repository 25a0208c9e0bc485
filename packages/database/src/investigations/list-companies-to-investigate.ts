import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** For the sweeper: companies with a request that nobody has claimed since then. */
export async function listCompaniesToInvestigate(
  tx: SystemTransaction,
  staleBefore: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('investigations')
    .select('customerId')
    .distinct()
    .where('finishedAt', 'is', null)
    .where('claimedAt', '<', staleBefore)
    .limit(limit)
    .execute()
  return rows.map(({ customerId }) => customerId)
}
