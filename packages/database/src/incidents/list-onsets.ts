import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { visibleIncidents } from './visible-incidents.ts'

export interface OnsetWindow {
  readonly from: Date
  readonly until: Date
  readonly limit: number
}

/** A sender's clock may be ahead: what is told by the log may be later than when it was seen. */
const MAX_AHEAD_MS = 86_400_000

/** Occurrences of incidents that began within a stretch of log time, the latest first. */
export const listOnsets = (tx: TenantTransaction, { from, until, limit }: OnsetWindow) =>
  visibleIncidents(tx)
    .innerJoin('incidentEpisodes', 'incidentEpisodes.incidentId', 'incidents.id')
    .select([
      'incidents.id',
      'incidents.title',
      'incidents.sealedTitle',
      'incidents.severity',
      'incidents.service',
      'incidentEpisodes.startedAt',
    ])
    .where('incidents.lastSeen', '>=', new Date(from.getTime() - MAX_AHEAD_MS))
    .where('incidentEpisodes.endedAt', '>=', from)
    .where('incidentEpisodes.startedAt', '>=', from)
    .where('incidentEpisodes.startedAt', '<=', until)
    .orderBy('incidentEpisodes.startedAt', 'desc')
    .limit(limit)
    .execute()
