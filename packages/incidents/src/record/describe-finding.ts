import { createHash } from 'node:crypto'
import type { Finding } from '@holdfast/analysis/model/finding'
import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import { sealGlance } from '@holdfast/database/incidents/seal-glance'
import { sealTitle } from '@holdfast/database/incidents/seal-title'
import { sealAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import type { CorrelationRun } from './correlation-run.ts'
import type { Activity } from './decide-episode.ts'
import { glanceOf } from '../glance-of.ts'
import type { NumberedLine } from '../number-lines.ts'
import { toAnalysisData } from '../to-analysis-data.ts'

/** Samples never mix with what really happened to a company. */
export const fingerprintOf = (finding: Finding, { sourceType }: Pick<CorrelationRun, 'sourceType'>): string =>
  sourceType === 'sample' ? `sample:${finding.fingerprint}` : finding.fingerprint

/** What an incident's row says of its latest occurrence. */
export const describeFinding = (finding: Finding, incidentId: string, data: AnalysisData, run: CorrelationRun) => ({
  ...sealTitle(run.cipher, incidentId, finding.title),
  severity: finding.severity,
  service: finding.service,
  executionId: run.executionId,
  updatedAt: new Date(run.nowMs),
  templateIds: [...finding.templateIds],
  signatureId: finding.hypotheses[0]?.signatureId ?? null,
  analysis: sealAnalysis(run.cipher, incidentId, data),
  glance: sealGlance(run.cipher, incidentId, glanceOf(data)),
})

export const analyseFinding = (
  finding: Finding,
  lines: ReadonlyMap<string, NumberedLine>,
  run: CorrelationRun,
): AnalysisData =>
  toAnalysisData(finding, {
    lines,
    describeSource: run.describeSource,
    metadata: {
      executionId: run.executionId,
      customerId: run.customerId,
      atMs: run.nowMs,
      processingSeconds: run.processingSeconds,
    },
  })

/** In log time where the logs have one. Without, the finding is one activity, known again by its content. */
export function activitiesOf(finding: Finding, { nowMs }: CorrelationRun): Activity[] {
  const { startedMs, eventCount } = finding
  if (startedMs !== null) {
    if (finding.episodes.length === 0) {
      return [{ startedMs, endedMs: finding.endedMs ?? startedMs, eventCount, contentKey: null }]
    }
    return finding.episodes.map((episode) => ({
      startedMs: episode.startMs,
      endedMs: episode.endMs,
      eventCount: episode.eventCount,
      contentKey: null,
    }))
  }
  const content = createHash('sha256').update(String(eventCount))
  for (const line of finding.evidence) content.update(`\0${line.raw}`)
  return [{ startedMs: nowMs, endedMs: nowMs, eventCount, contentKey: content.digest('hex') }]
}
