import type { Level, LineRef } from './log-event.ts'

export type Severity = 'critical' | 'high' | 'medium' | 'low'
export type Outcome = 'confirmed' | 'likely' | 'inconclusive'

/** A line with the exact span that proves the statement: `raw.slice(start, end)` is the quote. */
export interface Citation {
  readonly ref: LineRef
  readonly raw: string
  readonly start: number
  readonly end: number
  readonly timestampMs: number | null
  readonly service: string | null
  readonly level: Level | null
  /** As OpenTelemetry writes it; absent where the line names none. */
  readonly traceId?: string
}

export interface EvidenceLine extends Citation {
  /** 0..1: the lines that show the cause itself stand at 1. */
  readonly relevance: number
}

export interface Hypothesis {
  /** In our own words; never merely the log's. */
  readonly statement: string
  /** 0..1, computed from the evidence and calibrated. */
  readonly confidence: number
  /** The culprit. */
  readonly service: string | null
  readonly signatureId: string | null
  readonly operationalContext: string
  readonly supporting: readonly Citation[]
  readonly contradicting: readonly Citation[]
  /** What one would expect to see if this were true and did not. */
  readonly missing: readonly string[]
}

export interface RuledOut {
  readonly statement: string
  readonly because: string
  readonly citations: readonly Citation[]
}

export interface TimelineEntry {
  readonly timestampMs: number | null
  readonly component: string
  readonly description: string
  readonly eventType: 'change' | 'onset' | 'symptom' | 'escalation' | 'recovery' | 'end'
  readonly citation: Citation
}

export interface TemporalPattern {
  readonly type: 'periodic' | 'burst' | 'linear' | 'random'
  readonly detected: boolean
  readonly statistic: number | null
  readonly pValue: number | null
  readonly periodMs: number | null
  readonly toleranceMs: number | null
  readonly nextExpectedMs: number | null
  /** One sentence of numbers ('14 of 15 intervals within 60 s ± 2 s'). */
  readonly intervals: string
  /** What that means in operation ('a timer, cron job or health check'). */
  readonly hypothesis: string
}

export interface Impact {
  readonly affectedServices: readonly string[]
  readonly serviceAvailability: string
  readonly userFacing: boolean | null
  readonly businessImpact: string
  readonly businessImpactSeverity: Severity
  readonly scope: string
  readonly dataIntegrityRisk: string
  readonly citations: readonly Citation[]
}

export interface ComponentFailure {
  readonly component: string
  readonly failure: string
  readonly count: number
}

export interface TechnicalDetails {
  readonly errorPatterns: readonly string[]
  readonly performanceMetrics: readonly string[]
  readonly systemBehavior: string
  readonly componentFailures: readonly ComponentFailure[]
  readonly durationSeconds: number | null
}

export interface Command {
  readonly category: 'fix' | 'diagnose' | 'verify'
  readonly priority: 'critical' | 'high' | 'medium' | 'low'
  readonly risk: 'read-only' | 'changes-state' | 'destructive'
  readonly command: string
  readonly description: string
  readonly estimatedTime: string
  readonly verification: string
  readonly undo: string | null
}

export interface RemediationStep {
  readonly step: number
  readonly action: string
  readonly description: string
  readonly priority: 'critical' | 'high' | 'medium' | 'low'
}

/** `from` complains about `to`; the culprit is where the arrows end. */
export interface CauseEdge {
  readonly from: string
  readonly to: string
  readonly count: number
  readonly citation: Citation
}

/** Counts per bucket for the histogram over the incident's window and its surroundings. */
export interface Histogram {
  readonly startMs: number
  readonly bucketMs: number
  readonly total: readonly number[]
  readonly errors: readonly number[]
}

export interface Episode {
  readonly startMs: number
  readonly endMs: number
  readonly eventCount: number
}

/** Lines of one meaning: their templates, one of them as text, and how many there are. */
export interface LineKind {
  readonly templateIds: readonly string[]
  readonly text: string
  readonly count: number
}

export interface Finding {
  /** Stable under changed numbers, hosts, ids and times; differs when the cause differs. */
  readonly fingerprint: string
  readonly title: string
  readonly incidentType: string
  readonly severity: Severity
  readonly severityRationale: string
  readonly service: string | null
  readonly outcome: Outcome
  readonly confidence: number
  readonly startedMs: number | null
  readonly endedMs: number | null
  /** Exact number of events that belong to it, however few are kept. */
  readonly eventCount: number
  readonly rootCause: string
  readonly hypotheses: readonly Hypothesis[]
  readonly ruledOut: readonly RuledOut[]
  readonly evidence: readonly EvidenceLine[]
  readonly evidenceQuality: 'high' | 'medium' | 'low'
  readonly evidenceReasoning: string
  readonly timeline: readonly TimelineEntry[]
  readonly impact: Impact
  readonly temporalPattern: TemporalPattern
  readonly technicalDetails: TechnicalDetails
  readonly technology: string | null
  readonly commands: readonly Command[]
  readonly remediation: readonly RemediationStep[]
  readonly causeGraph: readonly CauseEdge[]
  readonly histogram: Histogram
  readonly templateIds: readonly string[]
  /** What it is made of, the cause first: what a person may tell apart. */
  readonly lineKinds: readonly LineKind[]
  /** Why these lines are one incident. */
  readonly groupedBecause: readonly string[]
  /** Activity of the root cause, parted by quiet log time; empty without times. */
  readonly episodes: readonly Episode[]
}
