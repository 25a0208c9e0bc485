import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { GithubConnection } from './find-github-connection.ts'
import type { sealTokens } from './sealed-tokens.ts'

/** For one alone: two at once would spend the refresh token twice, and the host would revoke both. */
export const claimTokenRenewal = (
  tx: TenantTransaction,
  { now, staleBefore }: { readonly now: Date; readonly staleBefore: Date },
): Promise<GithubConnection | undefined> =>
  tx
    .updateTable('githubConnections')
    .set({ renewingSince: now })
    .where((where) => where.or([where('renewingSince', 'is', null), where('renewingSince', '<', staleBefore)]))
    .returningAll()
    .executeTakeFirst()

/** False: the claim was lost meanwhile, or somebody connected again. */
export async function saveRenewedTokens(
  tx: TenantTransaction,
  claimedAt: Date,
  tokens: ReturnType<typeof sealTokens>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('githubConnections')
    .set({ ...tokens, renewingSince: null })
    .where('renewingSince', '=', claimedAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function releaseTokenRenewal(tx: TenantTransaction, claimedAt: Date): Promise<void> {
  await tx
    .updateTable('githubConnections')
    .set({ renewingSince: null })
    .where('renewingSince', '=', claimedAt)
    .execute()
}
