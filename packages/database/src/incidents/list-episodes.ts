import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** A failure that comes back more often than this is told from a replay by its latest occurrences alone. */
const MAX_EPISODES = 500

export const listEpisodes = (tx: TenantTransaction, incidentId: string) =>
  tx
    .selectFrom('incidentEpisodes')
    .select(['id', 'startedAt', 'endedAt', 'eventCount', 'contentKey', 'scope'])
    .where('incidentId', '=', incidentId)
    .orderBy('endedAt', 'desc')
    .limit(MAX_EPISODES)
    .execute()
