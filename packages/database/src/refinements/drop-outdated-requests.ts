import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { RefinementKey } from './refinement-key.ts'

/** Requests for a content that the incident no longer has; what somebody is at may end. */
export const dropOutdatedRequests = (
  tx: TenantTransaction,
  { fingerprint, contentHash }: RefinementKey,
  staleBefore: Date,
) =>
  tx
    .deleteFrom('refinements')
    .where('fingerprint', '=', fingerprint)
    .where('contentHash', '!=', contentHash)
    .where('finishedAt', 'is', null)
    .where('claimedAt', '<', staleBefore)
    .execute()
