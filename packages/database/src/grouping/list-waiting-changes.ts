import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Corrections that the worker has yet to apply, with where the incident's latest occurrence came from. */
export const listWaitingChanges = (tx: TenantTransaction) =>
  tx
    .selectFrom('groupingChanges as change')
    .select((query) => [
      'change.id',
      'change.incidentId',
      'change.ruleId',
      query
        .selectFrom('incidentEpisodes as episode')
        .select('episode.scope')
        .whereRef('episode.incidentId', '=', 'change.incidentId')
        .orderBy('episode.endedAt', 'desc')
        .limit(1)
        .as('scope'),
    ])
    .where('change.appliedAt', 'is', null)
    .orderBy('change.createdAt')
    .orderBy('change.id')
    .execute()

export type WaitingChange = Awaited<ReturnType<typeof listWaitingChanges>>[number]
