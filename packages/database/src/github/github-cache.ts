import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const readGithubCache = (tx: TenantTransaction, keyHash: Buffer) =>
  tx.selectFrom('githubCache').select(['etag', 'content']).where('keyHash', '=', keyHash).executeTakeFirst()

export async function writeGithubCache(
  tx: TenantTransaction,
  entry: { customerId: string; keyHash: Buffer; etag: string | null; content: Buffer; storedAt: Date },
): Promise<void> {
  const { etag, content, storedAt } = entry
  await tx
    .insertInto('githubCache')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['customerId', 'keyHash']).doUpdateSet({ etag, content, storedAt }))
    .execute()
}

export async function dropOldGithubCache(tx: TenantTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('githubCache').where('storedAt', '<', before).execute()
}
