import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Whether somebody of the company is at the host's authorization page right now. */
export async function hasOpenAuthState(tx: TenantTransaction, now: Date): Promise<boolean> {
  const open = await tx
    .selectFrom('githubAuthStates')
    .select('stateHash')
    .where('expiresAt', '>', now)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
