import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { RefinementKey } from './refinement-key.ts'

/** Claimed by nobody: older than any claim that could be alive. */
const NEVER = new Date(0)

/** In the transaction that changed the incident, so that no wish is lost. False: it was done, is being done or wished. */
export async function wishRefinement(
  tx: TenantTransaction,
  wish: RefinementKey & { readonly incidentId: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('refinements')
    .values({ ...wish, claimedAt: NEVER })
    .onConflict((conflict) => conflict.columns(['customerId', 'fingerprint', 'contentHash']).doNothing())
    .returning('claimedAt')
    .executeTakeFirst()
  return added !== undefined
}
