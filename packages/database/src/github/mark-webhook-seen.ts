import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** A verified delivery proves that the webhook is set up. */
export async function markWebhookSeen(
  tx: TenantTransaction,
  repositoryId: string,
  { headSha, at }: { headSha: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('githubRepositories')
    .set({ webhookSeenAt: at, ...(headSha === null ? {} : { headSha }) })
    .where('id', '=', repositoryId)
    .execute()
}
