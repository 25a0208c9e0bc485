import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface InvestigationClaim {
  readonly now: Date
  /** Whoever claimed one before this and did not finish is taken for dead. */
  readonly staleBefore: Date
}

/** The most severe that nobody is at, and of these the newest; it is the caller's from now on. */
export const claimInvestigation = (tx: TenantTransaction, { now, staleBefore }: InvestigationClaim) =>
  tx
    .updateTable('investigations')
    .set({ claimedAt: now })
    .where('id', '=', (query) =>
      query
        .selectFrom('investigations')
        .select('id')
        .where('finishedAt', 'is', null)
        .where('claimedAt', '<', staleBefore)
        .orderBy('severityRank')
        .orderBy('requestedAt', 'desc')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
