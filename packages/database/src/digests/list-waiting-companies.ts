import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** For the sweeper: companies with digests that correlation should have taken in by now. */
export async function listWaitingCompanies(tx: SystemTransaction, digestedBefore: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('digests')
    .select('customerId')
    .distinct()
    .where('createdAt', '<', digestedBefore)
    .limit(1_000)
    .execute()
  return rows.map((row) => row.customerId)
}
