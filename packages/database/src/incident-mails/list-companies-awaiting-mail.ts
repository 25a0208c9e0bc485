import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** For the sweeper: companies with episodes that nobody was told about. */
export async function listCompaniesAwaitingMail(tx: SystemTransaction, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('incidentMails')
    .select('customerId')
    .distinct()
    .where('mailedAt', 'is', null)
    .limit(limit)
    .execute()
  return rows.map((row) => row.customerId)
}
