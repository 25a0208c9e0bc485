import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { RefinementKey } from './refinement-key.ts'

export interface RefinementResult {
  readonly finishedAt: Date
  readonly outcome: string
  /** Sealed for `refinementPlace`. */
  readonly result: Buffer | null
}

/** For good: this content is not refined again. */
export const finishRefinement = (
  tx: TenantTransaction,
  { fingerprint, contentHash }: RefinementKey,
  result: RefinementResult,
) =>
  tx
    .updateTable('refinements')
    .set(result)
    .where('fingerprint', '=', fingerprint)
    .where('contentHash', '=', contentHash)
    .execute()
