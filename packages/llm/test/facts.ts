import { AnalysisData } from '@holdfast/contracts/analysis-data'
import type { FactLine, IncidentFacts } from '../src/answers/incident-facts.ts'

const AT = '2026-11-20T09:05:00.000Z'
const ID = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b'

const line = (id: string, text: string, service = 'checkout'): FactLine => ({
  id,
  text,
  service,
  level: 'error',
  timestamp: AT,
})

export const EVIDENCE: readonly FactLine[] = [
  line('L1', 'FATAL: could not write to file "pg_wal/xlogtemp.42": No space left on device', 'db'),
  line('L2', 'connection refused to db:5432 for user=mallory password=opensesame'),
  line('L3', 'checkout failed for grace@example.com: upstream db unavailable'),
]

const cite = (cited: FactLine | undefined) => {
  if (!cited) throw new Error('no such line')
  const { id, text, service, level, timestamp } = cited
  return { line_id: id, timestamp, message: text, service, level, quote_start: 0, quote_end: text.length }
}

const temporal = {
  pattern_detected: false,
  pattern_type: 'random',
  interval_analysis: '',
  operational_hypothesis: '',
  statistic: null,
  p_value: null,
  period_seconds: null,
  tolerance_seconds: null,
  next_expected: null,
}
const technical = {
  error_patterns: [],
  performance_metrics: [],
  system_behavior: '',
  component_failures: [],
  duration_seconds: 60,
}

/** A database without disk space and a checkout that suffers from it; `others` are pinned and prove nothing. */
export function buildFacts(others: readonly FactLine[] = []): IncidentFacts {
  const analysis = AnalysisData.parse({
    execution_metadata: { execution_id: ID, customer_id: ID, timestamp: AT, processing_time: 0.2 },
    pipeline_results: {
      final_incidents: [
        {
          title: 'db: no space left on device',
          severity: 'high',
          timeline: [
            { timestamp: AT, description: 'db runs out of space', event_type: 'error', component: 'db', line_id: 'L1' },
          ],
          evidence_logs: EVIDENCE.map((evidence) => ({
            ...cite(evidence),
            relevance_score: 0.9,
            source: 'app.log',
            line_number: 1,
          })),
          remediation_steps: [{ step: 1, action: 'Free space', description: 'Remove old files.', priority: 'high' }],
          impact_analysis: {
            affected_services: ['checkout'],
            service_availability: 'checkout fails',
            user_facing: true,
            business_impact: 'Orders fail.',
            business_impact_severity: 'high',
            scope: 'One service.',
            data_integrity_risk: '',
            severity_rationale: 'Checkout fails.',
            incident_type: 'disk-full',
            confidence: 0.9,
            temporal_pattern: temporal,
            technical_details: technical,
          },
          root_cause_analysis: 'The disk of db is full.',
          confidence_score: 0.9,
        },
      ],
      log_analysis: {
        incident_type: 'disk-full',
        confidence: 0.9,
        outcome: 'confirmed',
        severity_rationale: 'Checkout fails for its users.',
        root_cause_hypothesis_ranking: [
          {
            hypothesis: 'The disk of db is full',
            confidence: 0.9,
            operational_context: 'It cannot write its log.',
            service: 'db',
            evidence: [cite(EVIDENCE[0])],
            contradicting: [],
            missing: [],
          },
        ],
        ruled_out: [],
        timeline_analysis: { duration_seconds: 60, started_at: AT, ended_at: AT },
        temporal_pattern_analysis: temporal,
        impact_assessment: '',
        technical_details: technical,
        cause_graph: [],
        histogram: null,
        grouped_because: [],
      },
      evidence_selection: { evidence_quality: 'high', reasoning: '', event_count: 3 },
      remediation_commands: {
        error_analysis: {
          technology_detected: 'postgres',
          error_category: 'disk',
          specific_pattern: '',
          confidence: 0.9,
        },
        solutions: [
          {
            category: 'diagnose',
            priority: 'high',
            estimated_time: '1 min',
            command: 'df -h /var/lib/postgresql',
            description: 'See which disk is full',
            verification: 'One stands at 100%.',
            risk: 'read-only',
            undo: null,
            is_supported: true,
          },
        ],
      },
    },
  })
  return {
    detail: {
      incident_id: ID,
      customer_id: ID,
      execution_id: ID,
      analysis_data: analysis,
      live_status: 'open',
      live_assigned_to: null,
      occurrence_count: 1,
      last_seen: AT,
      created_at: AT,
      updated_at: AT,
      service: 'db',
      source_type: 'paste',
      started_at: AT,
      ended_at: AT,
      event_count: 3,
      glance: null,
    },
    lines: [...EVIDENCE, ...others],
    episodes: [{ startedAt: AT, endedAt: AT, eventCount: 3 }],
    history: [],
    related: [],
    isCodeHostConnected: false,
    nowMs: Date.parse(AT) + 3_600_000,
  }
}
