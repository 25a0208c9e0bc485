import type { Finding } from '@holdfast/analysis/model/finding'
import { incidentOpened } from '@holdfast/contracts/events/catalogue'
import { addHistoryEntry } from '@holdfast/database/incidents/add-history-entry'
import { insertIncident } from '@holdfast/database/incidents/insert-incident'
import { setIncidentTemplates } from '@holdfast/database/incidents/set-incident-templates'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { requestInvestigation } from './request-investigation.ts'
import { requestRefinement } from './request-refinement.ts'
import { beginEpisode } from './begin-episode.ts'
import type { CorrelationRun } from './correlation-run.ts'
import { activitiesOf, analyseFinding, describeFinding, fingerprintOf } from './describe-finding.ts'
import { numberLines } from '../number-lines.ts'
import { pinNewLines } from './pin-new-lines.ts'

export async function openIncident(tx: TenantTransaction, finding: Finding, run: CorrelationRun): Promise<string> {
  const { customerId } = run
  const incidentId = uuidV7(run.nowMs)
  const lines = numberLines(finding, new Map())
  const activities = activitiesOf(finding, run)
  const analysis = analyseFinding(finding, lines, run)
  const fingerprint = fingerprintOf(finding, run)
  await insertIncident(tx, {
    ...describeFinding(finding, incidentId, analysis, run),
    id: incidentId,
    customerId,
    fingerprint,
    status: 'open',
    sourceType: run.sourceType,
    startedAt: finding.startedMs === null ? null : new Date(finding.startedMs),
    endedAt: finding.endedMs === null ? null : new Date(finding.endedMs),
    occurrenceCount: Math.max(1, activities.length),
    eventCount: finding.eventCount,
    createdAt: new Date(run.nowMs),
    lastSeen: new Date(run.nowMs),
    splitBy: run.correctionId,
  })
  await setIncidentTemplates(tx, { customerId, incidentId, templateIds: finding.templateIds })
  for (const activity of activities) await beginEpisode(tx, incidentId, activity, run)
  await addHistoryEntry(tx, {
    customerId,
    incidentId,
    actorId: null,
    kind: 'created',
    description: run.correctionId === null ? 'Detected' : 'Split off from another incident',
    details: { fingerprint: finding.fingerprint, grouped_because: finding.groupedBecause },
  })
  await pinNewLines(tx, { incidentId, lines, pinned: new Map() }, run)
  await requestRefinement(tx, { incidentId, fingerprint, analysis }, run)
  if (run.isInvestigated) {
    const { severity } = finding
    await requestInvestigation(tx, { customerId, subject: { incidentId }, severity, nowMs: run.nowMs }, run.publish)
  }
  run.publish(incidentOpened, { customerId, incidentId })
  return incidentId
}
