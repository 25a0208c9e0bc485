import { findingToReport, type ReportedIncident } from '@holdfast/analysis/analyze/finding-to-report'
import type { VerifiedCite } from '../check/verify-cites.ts'
import { citeLine } from './cite-line.ts'
import type { ConcludedIncident } from './conclude.ts'
import type { CheckedIncident } from '../check/check-verdict.ts'

/** A concluded incident as the command line prints it. */
export function toReport({ finding, model, leads }: ConcludedIncident): ReportedIncident {
  const engine = finding === null ? null : findingToReport(finding)
  if (model === null) return engine ?? emptyReport()
  const modelHypothesis = {
    hypothesis: model.cause,
    confidence: model.confidence,
    service: model.culprit,
    evidence: model.cites.map(placeOf),
  }
  const rivals = engine?.hypotheses ?? []
  if (leads === 'engine' && engine !== null)
    return { ...engine, hypotheses: [...rivals.slice(0, 1), modelHypothesis, ...rivals.slice(1)] }
  return {
    ...(engine ?? emptyReport()),
    title: model.title,
    severity: model.severity,
    service: model.culprit,
    started_at: isoTime(model.onsetMs),
    outcome: outcomeOf(model.confidence),
    confidence_score: model.confidence,
    root_cause_analysis: model.cause,
    hypotheses: [modelHypothesis, ...rivals],
    evidence_logs: evidenceOf(model),
    timeline: model.chain.flatMap(({ says, cites }) =>
      cites.slice(0, 1).map((cite) => ({
        timestamp: isoTime(cite.line.record.event.timestampMs),
        description: says,
        event_type: 'symptom',
        ...placeOf(cite),
      })),
    ),
  }
}

const CONFIRMED = 0.8
const LIKELY = 0.5

const outcomeOf = (confidence: number): string =>
  confidence >= CONFIRMED ? 'confirmed' : confidence >= LIKELY ? 'likely' : 'inconclusive'

/** Less than that may stand anywhere. */
const TELLING = 8

/** As it stands in its line; the whole line where a quote is short, or of a field that is written otherwise. */
function quotedText(cite: VerifiedCite): string {
  const { raw, start, end } = citeLine(cite)
  return end - start < TELLING ? raw : raw.slice(start, end)
}

function evidenceOf({ cites, chain }: CheckedIncident): ReportedIncident['evidence_logs'] {
  const all = [
    ...cites.map((cite) => ({ cite, relevance: 1 })),
    ...chain.flatMap((one) => one.cites.map((cite) => ({ cite, relevance: 0.7 }))),
  ]
  const seen = new Map(all.toReversed().map((one) => [one.cite.line.id, one]))
  return [...seen.values()].toReversed().map(({ cite, relevance }) => ({
    timestamp: isoTime(cite.line.record.event.timestampMs),
    message: quotedText(cite),
    service: cite.line.record.service,
    relevance_score: relevance,
    ...placeOf(cite),
  }))
}

/** The physical line that holds the quote. */
function placeOf({ line: { record, part } }: VerifiedCite): { file: string; line: number } {
  const { ref, continuationRefs } = record.event
  const line = part === null ? ref.line : (continuationRefs?.[part]?.[0] ?? ref.line)
  return { file: ref.source, line }
}

const isoTime = (timeMs: number | null): string | null => (timeMs === null ? null : new Date(timeMs).toISOString())

const emptyReport = (): ReportedIncident => ({
  title: '',
  severity: 'medium',
  service: null,
  started_at: null,
  ended_at: null,
  outcome: 'inconclusive',
  confidence_score: 0,
  root_cause_analysis: '',
  hypotheses: [],
  evidence_logs: [],
  timeline: [],
  temporal_pattern: { pattern_type: 'random', detected: false, p_value: null, interval_analysis: '' },
  impact_analysis: {
    affectedServices: [],
    serviceAvailability: 'Unknown',
    userFacing: null,
    businessImpact: 'User impact unknown from these logs.',
    businessImpactSeverity: 'medium',
    scope: 'Unknown',
    dataIntegrityRisk: 'Unknown',
    citations: [],
  },
  remediation_commands: [],
  template_ids: [],
  fingerprint: '',
})
