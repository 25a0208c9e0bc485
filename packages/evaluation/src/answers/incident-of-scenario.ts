import { WEIGHTS } from '@holdfast/analysis/weigh/weights'
import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Citation, Finding } from '@holdfast/analysis/model/finding'
import { numberLines } from '@holdfast/incidents/number-lines'
import { toAnalysisData } from '@holdfast/incidents/to-analysis-data'
import type { FactLine, IncidentFacts } from '@holdfast/llm/answers/incident-facts'
import { findAll } from '../run-engine.ts'
import type { CaseTruth } from '../score/case-truth.ts'

export interface ScenarioIncident {
  readonly facts: IncidentFacts
  /** Where each pinned line stands: `logs/api.log:12`. */
  readonly places: ReadonlyMap<string, string>
}

const ID = '01900000-0000-7000-8000-000000000001'
const SEEN_AFTER_MS = 3_600_000
/** Serves logs without any time. */
const FALLBACK_MS = Date.UTC(2026, 0, 15, 12)

/** The first incident that the engine finds in a scenario, as the dashboard has it an hour after its end. */
export function incidentOfScenario(folder: string): ScenarioIncident {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Pick<CaseTruth, 'input'>
  const paths = truth.input.map((name) => join(folder, name))
  const sources = paths.map((path) => ({ source: path, bytes: readFileSync(path) }))
  const writtenAtMs = Math.max(...paths.map((path) => statSync(path).mtimeMs))
  // Where nothing is alarming enough, what comes nearest is asked about.
  const [finding] = [
    ...findAll(sources, writtenAtMs).findings,
    ...findAll(sources, writtenAtMs, { weights: { ...WEIGHTS, threshold: Number.NEGATIVE_INFINITY } }).findings,
  ]
  if (!finding) throw new Error(`${folder} has no incident`)
  return toIncident(finding, folder)
}

const toStamp = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

function toIncident(finding: Finding, folder: string): ScenarioIncident {
  const lines = numberLines(finding, new Map())
  const nowMs = (finding.endedMs ?? FALLBACK_MS) + SEEN_AFTER_MS
  const seenAt = new Date(nowMs).toISOString()
  const analysis = toAnalysisData(finding, {
    lines,
    metadata: { executionId: ID, customerId: ID, atMs: nowMs, processingSeconds: 1 },
    describeSource: ({ ref }) => ({ name: basename(ref.source), lineNumber: ref.line }),
  })
  const pinned = [...lines.values()].toSorted((a, b) => a.lineNumber - b.lineNumber)
  return {
    facts: {
      detail: {
        incident_id: ID,
        customer_id: ID,
        execution_id: ID,
        analysis_data: analysis,
        live_status: 'open',
        live_assigned_to: null,
        occurrence_count: Math.max(1, finding.episodes.length),
        last_seen: seenAt,
        created_at: seenAt,
        updated_at: seenAt,
        service: finding.service,
        source_type: 'upload',
        started_at: toStamp(finding.startedMs),
        ended_at: toStamp(finding.endedMs),
        event_count: finding.episodes.reduce((sum, { eventCount }) => sum + eventCount, 0),
        glance: null,
      },
      lines: pinned.map(({ lineNumber, citation }) => toFactLine(lineNumber, citation)),
      episodes: finding.episodes
        .map((episode) => ({
          startedAt: new Date(episode.startMs).toISOString(),
          endedAt: new Date(episode.endMs).toISOString(),
          eventCount: episode.eventCount,
        }))
        .toReversed(),
      history: [],
      related: [],
      isCodeHostConnected: false,
      nowMs,
    },
    places: new Map(
      pinned.map(({ lineNumber, citation: { ref } }) => [
        `L${lineNumber}`,
        `${ref.source.slice(folder.length + 1)}:${ref.line}`,
      ]),
    ),
  }
}

const toFactLine = (lineNumber: number, { raw, service, level, timestampMs }: Citation): FactLine => ({
  id: `L${lineNumber}`,
  text: raw,
  service,
  level,
  timestamp: timestampMs === null ? null : new Date(timestampMs).toISOString(),
})
