import { z } from 'zod'
import { Citation } from './citation.ts'
import { Level, Outcome, Severity } from './incident-fields.ts'
import { Id, Share, Timestamp } from './scalars.ts'

const Priority = z.enum(['critical', 'high', 'medium', 'low'])

export const TimelineEntry = z.object({
  timestamp: Timestamp.nullable(),
  description: z.string(),
  event_type: z.string(),
  component: z.string(),
  line_id: z.string().nullable(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const EvidenceLog = z.object({
  timestamp: Timestamp.nullable(),
  message: z.string(),
  service: z.string().nullable(),
  relevance_score: Share,
  level: Level.nullable(),
  /** `L1`, `L2`, …: what citations in texts refer to. */
  line_id: z.string(),
  source: z.string(),
  line_number: z.number().int().min(1).nullable(),
  quote_start: z.number().int().min(0),
  quote_end: z.number().int().min(0),
  /** Null where it names none, and in analyses from before this was kept. */
  trace_id: z.string().nullable().default(null),
})
export type EvidenceLog = z.infer<typeof EvidenceLog>

export const RemediationStep = z.object({
  step: z.number().int().min(1),
  action: z.string(),
  description: z.string(),
  priority: Priority,
})
export type RemediationStep = z.infer<typeof RemediationStep>

export const TemporalPattern = z.object({
  pattern_detected: z.boolean(),
  pattern_type: z.enum(['periodic', 'burst', 'linear', 'random']),
  interval_analysis: z.string(),
  operational_hypothesis: z.string(),
  statistic: z.number().nullable(),
  p_value: z.number().nullable(),
  period_seconds: z.number().nullable(),
  tolerance_seconds: z.number().nullable(),
  next_expected: Timestamp.nullable(),
})
export type TemporalPattern = z.infer<typeof TemporalPattern>

export const ComponentFailure = z.object({
  component: z.string(),
  failure: z.string(),
  count: z.number().int().min(0),
})

export const TechnicalDetails = z.object({
  error_patterns: z.array(z.string()),
  performance_metrics: z.array(z.string()),
  system_behavior: z.string(),
  component_failures: z.array(ComponentFailure),
  duration_seconds: z.number().nullable(),
})
export type TechnicalDetails = z.infer<typeof TechnicalDetails>

export const ImpactAnalysis = z.object({
  affected_services: z.array(z.string()),
  service_availability: z.string(),
  user_facing: z.boolean().nullable(),
  business_impact: z.string(),
  business_impact_severity: Severity,
  scope: z.string(),
  data_integrity_risk: z.string(),
  severity_rationale: z.string(),
  incident_type: z.string(),
  confidence: Share,
  temporal_pattern: TemporalPattern,
  technical_details: TechnicalDetails,
})
export type ImpactAnalysis = z.infer<typeof ImpactAnalysis>

export const Hypothesis = z.object({
  hypothesis: z.string(),
  confidence: Share,
  operational_context: z.string(),
  service: z.string().nullable(),
  evidence: z.array(Citation),
  contradicting: z.array(Citation),
  missing: z.array(z.string()),
})
export type Hypothesis = z.infer<typeof Hypothesis>

export const RuledOutCause = z.object({ hypothesis: z.string(), reason: z.string(), evidence: z.array(Citation) })
export type RuledOutCause = z.infer<typeof RuledOutCause>

export const CauseEdge = z.object({
  from: z.string(),
  to: z.string(),
  count: z.number().int(),
  line_id: z.string().nullable(),
})
export type CauseEdge = z.infer<typeof CauseEdge>

export const Histogram = z.object({
  start: Timestamp,
  bucket_seconds: z.number().positive(),
  total: z.array(z.number().int()),
  errors: z.array(z.number().int()),
})
export type Histogram = z.infer<typeof Histogram>

export const Solution = z.object({
  category: z.enum(['fix', 'diagnose', 'verify']),
  priority: Priority,
  estimated_time: z.string(),
  command: z.string(),
  description: z.string(),
  verification: z.string(),
  risk: z.enum(['read-only', 'changes-state', 'destructive']),
  undo: z.string().nullable(),
  /** False for a command that no known failure and no citation supports. */
  is_supported: z.boolean(),
})
export type Solution = z.infer<typeof Solution>

export const RemediationCommands = z.object({
  error_analysis: z.object({
    technology_detected: z.string(),
    error_category: z.string(),
    specific_pattern: z.string(),
    confidence: Share,
  }),
  solutions: z.array(Solution),
})
export type RemediationCommands = z.infer<typeof RemediationCommands>

export const LineKind = z.object({
  template_ids: z.array(z.string()),
  text: z.string(),
  count: z.number().int(),
})
export type LineKind = z.infer<typeof LineKind>

export const LogAnalysis = z.object({
  incident_type: z.string(),
  confidence: Share,
  outcome: Outcome,
  severity_rationale: z.string(),
  root_cause_hypothesis_ranking: z.array(Hypothesis),
  ruled_out: z.array(RuledOutCause),
  timeline_analysis: z.object({
    duration_seconds: z.number().nullable(),
    started_at: Timestamp.nullable(),
    ended_at: Timestamp.nullable(),
  }),
  temporal_pattern_analysis: TemporalPattern,
  impact_assessment: z.string(),
  technical_details: TechnicalDetails,
  cause_graph: z.array(CauseEdge),
  histogram: Histogram.nullable(),
  grouped_because: z.array(z.string()),
  /** The kinds of lines that it is made of: what a split may tell apart. */
  line_kinds: z.array(LineKind).default([]),
})
export type LogAnalysis = z.infer<typeof LogAnalysis>

export const FinalIncident = z.object({
  title: z.string(),
  severity: Severity,
  timeline: z.array(TimelineEntry),
  evidence_logs: z.array(EvidenceLog),
  remediation_steps: z.array(RemediationStep),
  impact_analysis: ImpactAnalysis,
  root_cause_analysis: z.string(),
  confidence_score: Share,
})
export type FinalIncident = z.infer<typeof FinalIncident>

export const PipelineResults = z.object({
  final_incidents: z.array(FinalIncident).min(1),
  log_analysis: LogAnalysis,
  evidence_selection: z.object({
    evidence_quality: z.enum(['high', 'medium', 'low']),
    reasoning: z.string(),
    /** All events of the incident, of which the evidence is a sample. */
    event_count: z.number().int().min(0),
  }),
  remediation_commands: RemediationCommands.nullable(),
})
export type PipelineResults = z.infer<typeof PipelineResults>

export const AnalysisData = z.object({
  pipeline_results: PipelineResults,
  execution_metadata: z.object({
    execution_id: Id,
    customer_id: Id,
    timestamp: Timestamp,
    /** Seconds. */
    processing_time: z.number().min(0),
  }),
})
export type AnalysisData = z.infer<typeof AnalysisData>
