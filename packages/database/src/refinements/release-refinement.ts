import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { RefinementKey } from './refinement-key.ts'

/** Nothing came of it for a reason that may pass; another may try. */
export const releaseRefinement = (tx: TenantTransaction, { fingerprint, contentHash }: RefinementKey) =>
  tx
    .deleteFrom('refinements')
    .where('fingerprint', '=', fingerprint)
    .where('contentHash', '=', contentHash)
    .where('finishedAt', 'is', null)
    .execute()
