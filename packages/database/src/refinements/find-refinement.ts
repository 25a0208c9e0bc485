import { Refinement } from '@holdfast/contracts/refinement'
import { refinementContext } from '../model-calls/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { RefinementKey } from './refinement-key.ts'

/** What a model made of this content; null where it made nothing of it, or not yet. */
export async function findRefinement(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { fingerprint, contentHash }: RefinementKey,
): Promise<Refinement | null> {
  const row = await tx
    .selectFrom('refinements')
    .select('result')
    .where('fingerprint', '=', fingerprint)
    .where('contentHash', '=', contentHash)
    .executeTakeFirst()
  if (!row?.result) return null
  return Refinement.parse(openJson(cipher, row.result, refinementContext(fingerprint, contentHash)))
}
