import type {
  Citation as FoundCitation,
  Finding,
  TemporalPattern as FoundPattern,
} from '@holdfast/analysis/model/finding'
import type { AnalysisData, Hypothesis, TechnicalDetails, TemporalPattern } from '@holdfast/contracts/analysis-data'
import type { Citation } from '@holdfast/contracts/citation'
import { type NumberedLine, refKey } from './number-lines.ts'

export interface ExecutionMetadata {
  readonly executionId: string
  readonly customerId: string
  readonly atMs: number
  readonly processingSeconds: number
}

export interface ShownSource {
  readonly name: string
  /** Null where records have no line number of their own, as with agents. */
  readonly lineNumber: number | null
}

export interface AnalysisContext {
  readonly metadata: ExecutionMetadata
  readonly lines: ReadonlyMap<string, NumberedLine>
  readonly describeSource: (citation: FoundCitation) => ShownSource
}

/** A finding in the shape that the dashboard's contract promises. Citations whose line was not pinned are left out. */
export function toAnalysisData(finding: Finding, context: AnalysisContext): AnalysisData {
  const { metadata, lines, describeSource } = context
  const lineId = (citation: FoundCitation): string | null => {
    const line = lines.get(refKey(citation.ref))
    return line ? `L${line.lineNumber}` : null
  }
  const cite = (citations: readonly FoundCitation[]): Citation[] =>
    citations.flatMap((citation) => {
      const id = lineId(citation)
      return id === null ? [] : [toCitation(citation, id)]
    })
  const pattern = toPattern(finding.temporalPattern)
  const technicalDetails = toTechnicalDetails(finding)

  return {
    pipeline_results: {
      final_incidents: [
        {
          title: finding.title,
          severity: finding.severity,
          confidence_score: finding.confidence,
          root_cause_analysis: finding.rootCause,
          timeline: finding.timeline.map((entry) => ({
            timestamp: toTimestamp(entry.timestampMs),
            description: entry.description,
            event_type: entry.eventType,
            component: entry.component,
            line_id: lineId(entry.citation),
          })),
          evidence_logs: finding.evidence.flatMap((line) => {
            const id = lineId(line)
            if (id === null) return []
            const source = describeSource(line)
            return [
              {
                ...toCitation(line, id),
                relevance_score: line.relevance,
                source: source.name,
                line_number: source.lineNumber,
                trace_id: line.traceId ?? null,
              },
            ]
          }),
          remediation_steps: finding.remediation.map((step) => ({ ...step })),
          impact_analysis: {
            affected_services: [...finding.impact.affectedServices],
            service_availability: finding.impact.serviceAvailability,
            user_facing: finding.impact.userFacing,
            business_impact: finding.impact.businessImpact,
            business_impact_severity: finding.impact.businessImpactSeverity,
            scope: finding.impact.scope,
            data_integrity_risk: finding.impact.dataIntegrityRisk,
            severity_rationale: finding.severityRationale,
            incident_type: finding.incidentType,
            confidence: finding.confidence,
            temporal_pattern: pattern,
            technical_details: technicalDetails,
          },
        },
      ],
      log_analysis: {
        incident_type: finding.incidentType,
        confidence: finding.confidence,
        outcome: finding.outcome,
        severity_rationale: finding.severityRationale,
        root_cause_hypothesis_ranking: finding.hypotheses.map((hypothesis): Hypothesis => ({
          hypothesis: hypothesis.statement,
          confidence: hypothesis.confidence,
          operational_context: hypothesis.operationalContext,
          service: hypothesis.service,
          evidence: cite(hypothesis.supporting),
          contradicting: cite(hypothesis.contradicting),
          missing: [...hypothesis.missing],
        })),
        ruled_out: finding.ruledOut.map((cause) => ({
          hypothesis: cause.statement,
          reason: cause.because,
          evidence: cite(cause.citations),
        })),
        timeline_analysis: {
          duration_seconds: finding.technicalDetails.durationSeconds,
          started_at: toTimestamp(finding.startedMs),
          ended_at: toTimestamp(finding.endedMs),
        },
        temporal_pattern_analysis: pattern,
        impact_assessment: finding.impact.businessImpact,
        technical_details: technicalDetails,
        cause_graph: finding.causeGraph.map((edge) => ({
          from: edge.from,
          to: edge.to,
          count: edge.count,
          line_id: lineId(edge.citation),
        })),
        histogram:
          finding.histogram.total.length === 0
            ? null
            : {
                start: new Date(finding.histogram.startMs).toISOString(),
                bucket_seconds: finding.histogram.bucketMs / 1_000,
                total: [...finding.histogram.total],
                errors: [...finding.histogram.errors],
              },
        grouped_because: [...finding.groupedBecause],
        line_kinds: finding.lineKinds.map((kind) => ({
          template_ids: [...kind.templateIds],
          text: kind.text,
          count: kind.count,
        })),
      },
      evidence_selection: {
        evidence_quality: finding.evidenceQuality,
        reasoning: finding.evidenceReasoning,
        event_count: finding.eventCount,
      },
      remediation_commands: toRemediationCommands(finding),
    },
    execution_metadata: {
      execution_id: metadata.executionId,
      customer_id: metadata.customerId,
      timestamp: new Date(metadata.atMs).toISOString(),
      processing_time: metadata.processingSeconds,
    },
  }
}

const toTimestamp = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

const toCitation = (citation: FoundCitation, lineId: string): Citation => ({
  line_id: lineId,
  timestamp: toTimestamp(citation.timestampMs),
  message: citation.raw,
  service: citation.service,
  level: citation.level,
  quote_start: citation.start,
  quote_end: citation.end,
})

const toPattern = (pattern: FoundPattern): TemporalPattern => ({
  pattern_detected: pattern.detected,
  pattern_type: pattern.type,
  interval_analysis: pattern.intervals,
  operational_hypothesis: pattern.hypothesis,
  statistic: pattern.statistic,
  p_value: pattern.pValue,
  period_seconds: pattern.periodMs === null ? null : pattern.periodMs / 1_000,
  tolerance_seconds: pattern.toleranceMs === null ? null : pattern.toleranceMs / 1_000,
  next_expected: toTimestamp(pattern.nextExpectedMs),
})

const toTechnicalDetails = ({ technicalDetails }: Finding): TechnicalDetails => ({
  error_patterns: [...technicalDetails.errorPatterns],
  performance_metrics: [...technicalDetails.performanceMetrics],
  system_behavior: technicalDetails.systemBehavior,
  component_failures: technicalDetails.componentFailures.map((failure) => ({ ...failure })),
  duration_seconds: technicalDetails.durationSeconds,
})

const toRemediationCommands = (finding: Finding) =>
  finding.commands.length === 0
    ? null
    : {
        error_analysis: {
          technology_detected: finding.technology ?? 'unknown',
          error_category: finding.incidentType,
          specific_pattern: finding.title,
          confidence: finding.confidence,
        },
        solutions: finding.commands.map((command) => ({
          category: command.category,
          priority: command.priority,
          estimated_time: command.estimatedTime,
          command: command.command,
          description: command.description,
          verification: command.verification,
          risk: command.risk,
          undo: command.undo,
          is_supported: true,
        })),
      }
