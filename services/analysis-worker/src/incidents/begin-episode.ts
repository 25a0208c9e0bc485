import { addEpisode } from '@holdfast/database/incidents/add-episode'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { CorrelationRun } from './correlation-run.ts'
import type { Activity } from './decide-episode.ts'

export const beginEpisode = (tx: TenantTransaction, incidentId: string, activity: Activity, run: CorrelationRun) =>
  addEpisode(tx, {
    customerId: run.customerId,
    incidentId,
    scope: run.scope,
    startedAt: new Date(activity.startedMs),
    endedAt: new Date(activity.endedMs),
    eventCount: activity.eventCount,
    contentKey: activity.contentKey,
  })
