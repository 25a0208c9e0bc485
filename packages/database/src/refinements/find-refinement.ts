import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { RefinementKey } from './refinement-key.ts'

/** What was made of this content, or is being made. */
export const findRefinement = (tx: TenantTransaction, { fingerprint, contentHash }: RefinementKey) =>
  tx
    .selectFrom('refinements')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('contentHash', '=', contentHash)
    .executeTakeFirst()
