import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** For the sweeper: what nobody is at since then, of any company. */
export const listWaitingRefinements = (tx: SystemTransaction, staleBefore: Date, limit: number) =>
  tx
    .selectFrom('refinements')
    .select(['customerId', 'incidentId'])
    .distinct()
    .where('finishedAt', 'is', null)
    .where('claimedAt', '<', staleBefore)
    .limit(limit)
    .execute()
