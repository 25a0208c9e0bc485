import type { AnalysisData, TechnicalDetails, TemporalPattern } from '@holdfast/contracts/analysis-data'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'

const pattern: TemporalPattern = {
  pattern_detected: false,
  pattern_type: 'random',
  interval_analysis: 'Too few intervals to judge.',
  operational_hypothesis: 'No rhythm is visible.',
  statistic: null,
  p_value: null,
  period_seconds: null,
  tolerance_seconds: null,
  next_expected: null,
}

const technicalDetails: TechnicalDetails = {
  error_patterns: ['could not extend file <*>: No space left on device'],
  performance_metrics: [],
  system_behavior: 'Writes fail while reads go on.',
  component_failures: [{ component: 'postgres', failure: 'no space left on device', count: 30 }],
  duration_seconds: 29,
}

const line = {
  line_id: 'L1',
  timestamp: '2026-02-01T09:02:00.000Z',
  message: 'ERROR: could not extend file "base/1/2": No space left on device',
  service: 'postgres',
  level: 'error' as const,
  quote_start: 41,
  quote_end: 64,
}

/** A full disk under a database, as the pipeline would tell it. */
export const analysisData = (customerId: string, title = 'Disk full: postgres cannot write'): AnalysisData => ({
  pipeline_results: {
    final_incidents: [
      {
        title,
        severity: 'critical',
        confidence_score: 0.9,
        root_cause_analysis: 'The volume under postgres has no space left, so it cannot extend its files.',
        timeline: [
          {
            timestamp: line.timestamp,
            description: 'First write fails',
            event_type: 'onset',
            component: 'postgres',
            line_id: 'L1',
          },
        ],
        evidence_logs: [{ ...line, relevance_score: 1, source: 'postgres.log', line_number: 121, trace_id: null }],
        remediation_steps: [
          { step: 1, action: 'Free space', description: 'Remove what is not needed.', priority: 'critical' },
        ],
        impact_analysis: {
          affected_services: ['postgres', 'checkout'],
          service_availability: 'Orders cannot be written.',
          user_facing: true,
          business_impact: 'Customers cannot order.',
          business_impact_severity: 'critical',
          scope: '30 failed writes in 29 s.',
          data_integrity_risk: 'None is visible.',
          severity_rationale: 'The database refuses every write.',
          incident_type: 'resource-exhaustion',
          confidence: 0.9,
          temporal_pattern: pattern,
          technical_details: technicalDetails,
        },
      },
    ],
    log_analysis: {
      incident_type: 'resource-exhaustion',
      confidence: 0.9,
      outcome: 'confirmed',
      severity_rationale: 'The database refuses every write.',
      root_cause_hypothesis_ranking: [
        {
          hypothesis: 'The disk under postgres is full.',
          confidence: 0.9,
          operational_context: 'Writes need space; none is left.',
          service: 'postgres',
          evidence: [line],
          contradicting: [],
          missing: [],
        },
      ],
      ruled_out: [],
      timeline_analysis: {
        duration_seconds: 29,
        started_at: '2026-02-01T09:02:00.000Z',
        ended_at: '2026-02-01T09:02:29.000Z',
      },
      temporal_pattern_analysis: pattern,
      impact_assessment: 'Customers cannot order.',
      technical_details: technicalDetails,
      cause_graph: [{ from: 'checkout', to: 'postgres', count: 30, line_id: 'L1' }],
      histogram: null,
      grouped_because: ['They name the same failure of the same service.'],
      line_kinds: [{ template_ids: ['t1'], text: 'could not extend file <*>: No space left on device', count: 30 }],
    },
    evidence_selection: { evidence_quality: 'high', reasoning: 'The lines name the cause.', event_count: 30 },
    remediation_commands: {
      error_analysis: {
        technology_detected: 'postgresql',
        error_category: 'resource-exhaustion',
        specific_pattern: 'No space left on device',
        confidence: 0.9,
      },
      solutions: [
        {
          category: 'diagnose',
          priority: 'high',
          estimated_time: '1 min',
          command: 'df -h',
          description: 'Shows how full each volume is.',
          verification: 'One volume stands at 100 %.',
          risk: 'read-only',
          undo: null,
          is_supported: true,
        },
      ],
    },
  },
  execution_metadata: {
    execution_id: uuidV7(),
    customer_id: customerId,
    timestamp: '2026-02-01T09:05:00.000Z',
    processing_time: 0.4,
  },
})
