import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Notes that a key is in use; two processes that note it together don't wait for each other. */
export async function touchApiKey(tx: SystemTransaction, apiKeyId: string, now: Date): Promise<void> {
  await tx
    .updateTable('apiKeys')
    .set({ lastUsedAt: now })
    .where('id', 'in', (query) =>
      query.selectFrom('apiKeys').select('id').where('id', '=', apiKeyId).forUpdate().skipLocked(),
    )
    .execute()
}
