import type { Refinement } from '@holdfast/contracts/refinement'
import { refinementContext } from '../model-calls/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { RefinementKey } from './refinement-key.ts'

export interface RefinementResult {
  readonly finishedAt: Date
  readonly outcome: string
  readonly result: Refinement | null
}

/** For good: this content is not refined again. */
export const finishRefinement = (
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { fingerprint, contentHash }: RefinementKey,
  { result, ...settled }: RefinementResult,
) =>
  tx
    .updateTable('refinements')
    .set({ ...settled, result: result && sealJson(cipher, result, refinementContext(fingerprint, contentHash)) })
    .where('fingerprint', '=', fingerprint)
    .where('contentHash', '=', contentHash)
    .execute()
