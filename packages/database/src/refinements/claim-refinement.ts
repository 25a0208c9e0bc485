import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import type { RefinementKey } from './refinement-key.ts'

export interface RefinementClaim extends RefinementKey {
  readonly incidentId: string
  readonly now: Date
  /** Whoever claimed it before this and did not finish is taken for dead. */
  readonly staleBefore: Date
}

/** Whether it is the caller's to do: false where it was done, or another is at it. */
export async function claimRefinement(tx: TenantTransaction, claim: RefinementClaim): Promise<boolean> {
  const { customerId, fingerprint, contentHash, incidentId, now, staleBefore } = claim
  const claimed = await tx
    .insertInto('refinements')
    .values({ customerId, fingerprint, contentHash, incidentId, claimedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'fingerprint', 'contentHash'])
        .doUpdateSet({ claimedAt: now, incidentId: sql`excluded.incident_id` })
        .where('refinements.finishedAt', 'is', null)
        .where('refinements.claimedAt', '<', staleBefore),
    )
    .returning('claimedAt')
    .executeTakeFirst()
  return claimed !== undefined
}
