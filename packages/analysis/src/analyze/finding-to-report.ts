import type { Citation, Command, Finding, Impact } from '../model/finding.ts'
import { quoteOf } from '../tell/cite-event.ts'

export interface CitedPlace {
  readonly file: string
  readonly line: number
}

/** One incident as the command line prints it as JSON. */
export interface ReportedIncident {
  readonly title: string
  readonly severity: string
  readonly service: string | null
  readonly started_at: string | null
  readonly ended_at: string | null
  readonly outcome: string
  readonly confidence_score: number
  readonly root_cause_analysis: string
  readonly hypotheses: readonly {
    readonly hypothesis: string
    readonly confidence: number
    readonly service: string | null
    readonly evidence: readonly CitedPlace[]
  }[]
  readonly evidence_logs: readonly (CitedPlace & {
    readonly timestamp: string | null
    readonly message: string
    readonly service: string | null
    readonly relevance_score: number
  })[]
  readonly timeline: readonly (CitedPlace & {
    readonly timestamp: string | null
    readonly description: string
    readonly event_type: string
  })[]
  readonly temporal_pattern: {
    readonly pattern_type: string
    readonly detected: boolean
    readonly p_value: number | null
    readonly interval_analysis: string
  }
  readonly impact_analysis: Impact
  readonly remediation_commands: readonly Command[]
  readonly template_ids: readonly string[]
  readonly fingerprint: string
}

export const findingToReport = (finding: Finding): ReportedIncident => ({
  title: finding.title,
  severity: finding.severity,
  service: finding.service,
  started_at: isoTime(finding.startedMs),
  ended_at: isoTime(finding.endedMs),
  outcome: finding.outcome,
  confidence_score: finding.confidence,
  root_cause_analysis: finding.rootCause,
  hypotheses: finding.hypotheses.map((hypothesis) => ({
    hypothesis: hypothesis.statement,
    confidence: hypothesis.confidence,
    service: hypothesis.service,
    evidence: hypothesis.supporting.map(placeOf),
  })),
  evidence_logs: finding.evidence.map((line) => ({
    timestamp: isoTime(line.timestampMs),
    message: quoteOf(line),
    service: line.service,
    relevance_score: Math.round(line.relevance * 100) / 100,
    ...placeOf(line),
  })),
  timeline: finding.timeline.map((entry) => ({
    timestamp: isoTime(entry.timestampMs),
    description: entry.description,
    event_type: entry.eventType,
    ...placeOf(entry.citation),
  })),
  temporal_pattern: {
    pattern_type: finding.temporalPattern.type,
    detected: finding.temporalPattern.detected,
    p_value: finding.temporalPattern.pValue,
    interval_analysis: finding.temporalPattern.intervals,
  },
  impact_analysis: finding.impact,
  remediation_commands: finding.commands,
  template_ids: finding.templateIds,
  fingerprint: finding.fingerprint,
})

const placeOf = ({ ref }: Pick<Citation, 'ref'>): CitedPlace => ({ file: ref.source, line: ref.line })

const isoTime = (timestampMs: number | null): string | null =>
  timestampMs === null ? null : new Date(timestampMs).toISOString()
