import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** True for the one gateway that is to look now; whoever comes second finds the row taken. */
export async function claimGithubPoll(
  tx: TenantTransaction,
  { polledBefore, now }: { polledBefore: Date; now: Date },
): Promise<boolean> {
  const claimed = await tx
    .updateTable('githubConnections')
    .set({ polledAt: now })
    .where('needsReconnect', '=', false)
    .where((where) => where.or([where('polledAt', 'is', null), where('polledAt', '<', polledBefore)]))
    .returning('customerId')
    .executeTakeFirst()
  return claimed !== undefined
}
