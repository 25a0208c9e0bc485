import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Sign-ups whose link nobody opened in a week: nobody can have signed in to such a company. Returns how many went. */
export async function purgeUnverifiedSignups(tx: SystemTransaction, now: Date): Promise<number> {
  const weekMs = 7 * 86_400_000
  const result = await tx
    .deleteFrom('customers')
    .where('verifiedAt', 'is', null)
    .where('createdAt', '<', new Date(now.getTime() - weekMs))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
