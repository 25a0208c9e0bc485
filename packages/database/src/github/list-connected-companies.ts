import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Whose repositories are due to be looked at, webhook or not. */
export async function listConnectedCompanies(tx: SystemTransaction, polledBefore: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('githubConnections')
    .select('customerId')
    .where('needsReconnect', '=', false)
    .where((where) => where.or([where('polledAt', 'is', null), where('polledAt', '<', polledBefore)]))
    .execute()
  return rows.map(({ customerId }) => customerId)
}
