import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Once somebody proved the address. Nobody can have signed in to such a company, so only the sign-up itself goes. */
export async function dropUnverifiedSignups(tx: SystemTransaction, email: string): Promise<void> {
  const companies = tx
    .selectFrom('users')
    .select('customerId')
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is', null)
    .where('removedAt', 'is', null)
  await tx.deleteFrom('customers').where('verifiedAt', 'is', null).where('id', 'in', companies).execute()
}
