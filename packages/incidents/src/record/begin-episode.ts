import { awaitIncidentMail } from '@holdfast/database/incident-mails/await-incident-mail'
import { addEpisode } from '@holdfast/database/incidents/add-episode'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { CorrelationRun } from './correlation-run.ts'
import type { Activity } from './decide-episode.ts'

export async function beginEpisode(
  tx: TenantTransaction,
  incidentId: string,
  activity: Activity,
  { customerId, scope, sourceType, correctionId }: CorrelationRun,
): Promise<void> {
  const episodeId = await addEpisode(tx, {
    customerId,
    incidentId,
    scope,
    startedAt: new Date(activity.startedMs),
    endedAt: new Date(activity.endedMs),
    eventCount: activity.eventCount,
    contentKey: activity.contentKey,
  })
  // Samples are no news, and a correction only tells known lines apart.
  if (sourceType === 'sample' || correctionId !== null) return
  await awaitIncidentMail(tx, { episodeId, customerId, incidentId })
}
