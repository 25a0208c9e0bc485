import { z } from 'zod'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson, sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { cacheContext } from './sealing-contexts.ts'

const CachedAnswer = z.object({ etag: z.string().nullable(), body: z.unknown(), next: z.string().nullable() })
export type CachedAnswer = z.infer<typeof CachedAnswer>

export async function readGithubCache(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  keyHash: Buffer,
): Promise<CachedAnswer | undefined> {
  const row = await tx.selectFrom('githubCache').select('content').where('keyHash', '=', keyHash).executeTakeFirst()
  return row && CachedAnswer.parse(openJson(cipher, row.content, cacheContext(keyHash)))
}

/** Sealed: it holds source code. */
export async function writeGithubCache(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  entry: { customerId: string; keyHash: Buffer; answer: CachedAnswer; storedAt: Date },
): Promise<void> {
  const { customerId, keyHash, answer, storedAt } = entry
  const row = { etag: answer.etag, content: sealJson(cipher, answer, cacheContext(keyHash)), storedAt }
  await tx
    .insertInto('githubCache')
    .values({ customerId, keyHash, ...row })
    .onConflict((conflict) => conflict.columns(['customerId', 'keyHash']).doUpdateSet(row))
    .execute()
}

export async function dropOldGithubCache(tx: TenantTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('githubCache').where('storedAt', '<', before).execute()
}
