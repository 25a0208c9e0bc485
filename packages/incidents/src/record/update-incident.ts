import type { Finding } from '@holdfast/analysis/model/finding'
import { incidentChanged, incidentReturned } from '@holdfast/contracts/events/catalogue'
import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import { addHistoryEntry } from '@holdfast/database/incidents/add-history-entry'
import { extendEpisode } from '@holdfast/database/incidents/extend-episode'
import type { LiveIncident } from '@holdfast/database/incidents/find-incident-by-fingerprint'
import { listEpisodes } from '@holdfast/database/incidents/list-episodes'
import { noteChange } from '@holdfast/database/incidents/note-change'
import { setIncidentTemplates } from '@holdfast/database/incidents/set-incident-templates'
import { updateAnalysis } from '@holdfast/database/incidents/update-analysis'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { requestRefinement } from './request-refinement.ts'
import { beginEpisode } from './begin-episode.ts'
import type { CorrelationRun } from './correlation-run.ts'
import type { Episode } from './decide-episode.ts'
import { activitiesOf, analyseFinding, describeFinding } from './describe-finding.ts'
import { numberLines } from '../number-lines.ts'
import { pinNewLines } from './pin-new-lines.ts'
import { type EpisodePlan, planEpisodes } from './plan-episodes.ts'
import { readPinnedNumbers } from './read-pinned-numbers.ts'

/** More of a known incident: a new occurrence, one that goes on, a regression. A replay changes nothing. */
export async function updateIncident(
  tx: TenantTransaction,
  incident: LiveIncident,
  finding: Finding,
  run: CorrelationRun,
): Promise<void> {
  const isCorrection = run.correctionId !== null
  const activities = activitiesOf(finding, run)
  const episodes = (await listEpisodes(tx, incident.id)).map(toEpisode)
  const plan = planEpisodes(episodes, activities, { quietGapMs: run.quietGapMs, isCorrection })
  if (plan.isReplay) return

  const latestMs = Math.max(...episodes.map((episode) => episode.endedMs), Number.NEGATIVE_INFINITY)
  const reachesMs = Math.max(...activities.map((activity) => activity.endedMs))
  const isEnded = incident.status === 'resolved' || incident.status === 'closed'
  const isRegression = isEnded && !isCorrection && reachesMs > latestMs
  await saveEpisodes(tx, incident.id, plan, run)
  const isReturn = !isCorrection && (plan.added.length > 0 || isRegression)
  if (isReturn) await noteReturn(tx, incident, plan, isRegression, run)

  const isLatest = reachesMs >= latestMs
  const pinned = await readPinnedNumbers(tx, incident.id)
  const lines = numberLines(finding, pinned)
  const data = analyseFinding(finding, lines, run)
  if (isRegression) sayRegression(data, finding)
  await updateAnalysis(tx, incident.id, {
    ...(isLatest ? describeFinding(finding, incident.id, data, run) : {}),
    ...(isRegression ? { status: 'open' as const, resolvedAt: null, fixConfirmedAt: null } : {}),
    ...(isCorrection ? {} : { lastSeen: new Date(run.nowMs) }),
    startedAt: earlier(incident.startedAt, toDate(finding.startedMs)),
    endedAt: later(incident.endedAt, toDate(finding.endedMs)),
    eventCount: Math.max(0, incident.eventCount + plan.eventGain),
    occurrenceCount: incident.occurrenceCount + plan.added.length,
    updatedAt: new Date(run.nowMs),
  })
  const { customerId } = run
  await noteChange(tx, { customerId, incidentId: incident.id })
  run.publish(isReturn ? incidentReturned : incidentChanged, { customerId, incidentId: incident.id })
  if (!isLatest) return
  await setIncidentTemplates(tx, { customerId, incidentId: incident.id, templateIds: finding.templateIds })
  await pinNewLines(tx, { incidentId: incident.id, lines, pinned }, run)
  const { id: incidentId, fingerprint } = incident
  await requestRefinement(tx, { incidentId, fingerprint, analysis: data }, run)
}

async function saveEpisodes(
  tx: TenantTransaction,
  incidentId: string,
  plan: EpisodePlan,
  run: CorrelationRun,
): Promise<void> {
  for (const activity of plan.added) await beginEpisode(tx, incidentId, activity, run)
  for (const { episodeId, startedMs, endedMs, eventCount } of plan.extended) {
    await extendEpisode(tx, { episodeId, startedAt: new Date(startedMs), endedAt: new Date(endedMs), eventCount })
  }
}

const noteReturn = (
  tx: TenantTransaction,
  incident: LiveIncident,
  { added }: EpisodePlan,
  isRegression: boolean,
  run: CorrelationRun,
) =>
  addHistoryEntry(tx, {
    customerId: run.customerId,
    incidentId: incident.id,
    actorId: null,
    kind: isRegression ? 'regression' : 'episode',
    description: isRegression ? `Came back after it was ${incident.status}: reopened` : 'Occurred again',
    details: {
      occurrences: added.map((activity) => ({
        started_at: new Date(activity.startedMs).toISOString(),
        event_count: activity.eventCount,
      })),
    },
  })

function sayRegression(data: AnalysisData, finding: Finding): void {
  const [shown] = data.pipeline_results.final_incidents
  if (!shown) return
  shown.timeline = [
    {
      timestamp: shown.timeline[0]?.timestamp ?? null,
      description: 'Regression: it came back after it had been marked as fixed',
      event_type: 'regression',
      component: finding.service ?? 'unknown',
      line_id: shown.evidence_logs[0]?.line_id ?? null,
    },
    ...shown.timeline,
  ]
}

const toEpisode = (row: Awaited<ReturnType<typeof listEpisodes>>[number]): Episode => ({
  id: row.id,
  startedMs: row.startedAt.getTime(),
  endedMs: row.endedAt.getTime(),
  eventCount: row.eventCount,
  contentKey: row.contentKey,
})

const toDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b))

const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b))
