import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { RefinementKey } from './refinement-key.ts'

/** Claimed by nobody: older than any claim that could be alive. */
const NEVER = new Date(0)

/** In the transaction that changed the incident, so that no request is lost. False: it was done, is being done or requested. */
export async function insertRefinementRequest(
  tx: TenantTransaction,
  request: RefinementKey & { readonly incidentId: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('refinements')
    .values({ ...request, claimedAt: NEVER })
    .onConflict((conflict) => conflict.columns(['customerId', 'fingerprint', 'contentHash']).doNothing())
    .returning('claimedAt')
    .executeTakeFirst()
  return added !== undefined
}
