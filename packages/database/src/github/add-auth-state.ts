import type { Insertable } from 'kysely'
import type { GithubAuthStatesTable } from '../schema/github-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Forgets the company's expired ones on the way. */
export async function addAuthState(
  tx: TenantTransaction,
  state: Insertable<GithubAuthStatesTable>,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('githubAuthStates').where('expiresAt', '<', now).execute()
  await tx.insertInto('githubAuthStates').values(state).execute()
}
