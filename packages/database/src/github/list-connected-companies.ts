import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Whose repositories are due to be looked at, webhook or not. */
export async function listConnectedCompanies(tx: SystemTransaction, syncedBefore: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('githubConnections')
    .select('customerId')
    .where('needsReconnect', '=', false)
    .where((where) => where.or([where('lastSync', 'is', null), where('lastSync', '<', syncedBefore)]))
    .execute()
  return rows.map(({ customerId }) => customerId)
}
