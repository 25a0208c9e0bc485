import {
  AnalysisData,
  ComponentFailure,
  EvidenceLog,
  FinalIncident,
  Hypothesis,
  ImpactAnalysis,
  LogAnalysis,
  PipelineResults,
  RemediationCommands,
  Solution,
  TechnicalDetails,
  TemporalPattern,
  TimelineEntry,
} from '@holdfast/contracts/analysis-data'
import { Citation } from '@holdfast/contracts/citation'
import { z } from 'zod'
import { ShownSeverity } from './shown-severity.ts'

/** What a server need not send, and how it is shown then: by the specification's shapes, and by nothing more. */
const none = z.null().default(null)
const orNull = <T extends z.ZodType>(schema: T) => z.union([schema, none])

/** A log line may come as its mere text. */
const ShownCitation = z.preprocess(
  (line) => (typeof line === 'string' ? { message: line } : line),
  Citation.extend({
    line_id: z.string().default(''),
    timestamp: orNull(Citation.shape.timestamp),
    service: orNull(Citation.shape.service),
    level: orNull(Citation.shape.level),
    quote_start: z.number().default(0),
    quote_end: z.number().default(0),
  }),
)

const ShownTimelineEntry = TimelineEntry.extend({
  component: z.string().default(''),
  line_id: orNull(z.string()),
})

const ShownEvidence = z
  .array(
    EvidenceLog.extend({
      line_id: z.string().optional(),
      service: orNull(z.string()),
      level: orNull(EvidenceLog.shape.level),
      source: z.string().default(''),
      line_number: orNull(EvidenceLog.shape.line_number),
      quote_start: z.number().default(0),
      quote_end: z.number().default(0),
    }),
  )
  .transform((lines) =>
    lines.map((line, index): EvidenceLog => ({ ...line, line_id: line.line_id ?? `L${index + 1}` })),
  )

const ShownPattern = TemporalPattern.extend({
  statistic: orNull(z.number()),
  p_value: orNull(z.number()),
  period_seconds: orNull(z.number()),
  tolerance_seconds: orNull(z.number()),
  next_expected: orNull(TemporalPattern.shape.next_expected),
})

const ShownTechnicalDetails = TechnicalDetails.extend({
  component_failures: z.array(
    z.preprocess(
      (failure) => (typeof failure === 'string' ? { component: failure, failure: '', count: 1 } : failure),
      ComponentFailure,
    ),
  ),
  duration_seconds: orNull(z.number()),
})

const ShownImpact = ImpactAnalysis.extend({
  user_facing: orNull(z.boolean()),
  business_impact_severity: ShownSeverity,
  temporal_pattern: ShownPattern,
  technical_details: ShownTechnicalDetails,
})

const ShownHypothesis = Hypothesis.extend({
  service: orNull(z.string()),
  evidence: z.array(ShownCitation),
  contradicting: z.array(ShownCitation).default([]),
  missing: z.array(z.string()).default([]),
})

const ShownFinalIncident = FinalIncident.extend({
  severity: ShownSeverity,
  timeline: z.array(ShownTimelineEntry),
  evidence_logs: ShownEvidence,
  impact_analysis: ShownImpact,
})

const ShownLogAnalysis = LogAnalysis.extend({
  outcome: LogAnalysis.shape.outcome.default('likely'),
  root_cause_hypothesis_ranking: z.array(ShownHypothesis),
  ruled_out: LogAnalysis.shape.ruled_out.default([]),
  timeline_analysis: LogAnalysis.shape.timeline_analysis.extend({
    duration_seconds: orNull(z.number()),
    started_at: orNull(LogAnalysis.shape.timeline_analysis.shape.started_at),
    ended_at: orNull(LogAnalysis.shape.timeline_analysis.shape.ended_at),
  }),
  temporal_pattern_analysis: ShownPattern,
  technical_details: ShownTechnicalDetails,
  cause_graph: LogAnalysis.shape.cause_graph.default([]),
  histogram: orNull(LogAnalysis.shape.histogram),
  grouped_because: LogAnalysis.shape.grouped_because.default([]),
})

const ShownCommands = RemediationCommands.extend({
  solutions: z.array(
    Solution.extend({
      // Not known to be harmless.
      risk: Solution.shape.risk.default('changes-state'),
      undo: orNull(z.string()),
      is_supported: z.boolean().default(true),
    }),
  ),
})

export const ShownAnalysisData = AnalysisData.extend({
  pipeline_results: PipelineResults.extend({
    final_incidents: z.array(ShownFinalIncident).min(1),
    log_analysis: ShownLogAnalysis,
    evidence_selection: z
      .object({ ...PipelineResults.shape.evidence_selection.shape, event_count: z.number().optional() })
      .transform(({ event_count, ...selection }) => ({ ...selection, event_count: event_count ?? 0 })),
    remediation_commands: orNull(ShownCommands),
  }).transform((results) => {
    const shown = results.final_incidents[0]?.evidence_logs.length ?? 0
    const { evidence_selection: selection } = results
    return {
      ...results,
      evidence_selection: { ...selection, event_count: Math.max(selection.event_count, shown) },
    }
  }),
  execution_metadata: z.object({
    execution_id: z.string(),
    customer_id: z.string(),
    timestamp: z.string(),
    processing_time: z.number(),
  }),
})
