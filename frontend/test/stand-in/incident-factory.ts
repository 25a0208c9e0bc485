import type { AnalysisData, EvidenceLog } from '@holdfast/contracts/analysis-data'
import type { IncidentDetail, IncidentListItem } from '@holdfast/contracts/incidents'

export const CUSTOMER_ID = '01935000-0000-7000-8000-000000000001'
const EXECUTION_ID = '01935000-0000-7000-8000-0000000000ee'

export const idOf = (number: number): string => `01935000-0000-7000-8000-${String(number).padStart(12, '0')}`

const TITLES = [
  {
    title: 'Orders database refuses connections: max_connections exhausted',
    severity: 'critical',
    service: 'orders-db',
  },
  { title: 'checkout times out waiting for payment-gateway', severity: 'high', service: 'checkout' },
  { title: 'Redis evicts sessions under memory pressure', severity: 'high', service: 'session-cache' },
  { title: 'Certificate of search.internal expired', severity: 'medium', service: 'search' },
  { title: 'Nightly export retries against a full disk', severity: 'medium', service: 'exporter' },
  {
    title: 'inventory-sync restarts every 5 minutes with exit code 137',
    severity: 'critical',
    service: 'inventory-sync',
  },
  { title: 'Slow queries on reports after an index was dropped', severity: 'low', service: 'reports' },
] as const
const IMPACTS = [
  '611 orders failed in 23 min 45 s; 14 lost their payment reservation.',
  '266 × POST /api/pay answered 503, 41% of requests.',
  null,
] as const
const STATUSES = ['open', 'investigating', 'detected', 'resolved', 'closed'] as const

export function makeListItem(number: number, nowMs: number): IncidentListItem {
  const kind = TITLES[number % TITLES.length] ?? TITLES[0]
  const hoursAgo = number < 3 ? number * 2 : number < 6 ? 20 + number : number * 14
  const at = new Date(nowMs - hoursAgo * 3_600_000 - 1_000).toISOString()
  return {
    incident_id: idOf(number + 100),
    title: number < TITLES.length ? kind.title : `${kind.title} (${number})`,
    severity: kind.severity,
    status: STATUSES[number % STATUSES.length] ?? 'open',
    assigned_to: number % 3 === 1 ? { id: idOf(11), first_name: 'Grace', last_name: 'Hopper' } : null,
    service: kind.service,
    execution_id: EXECUTION_ID,
    created_at: at,
    updated_at: at,
    occurrence_count: number === 0 ? 3 : 1,
    last_seen: number === 0 ? new Date(nowMs).toISOString() : at,
    source_type: number % 2 === 0 ? 'otlp' : 'paste',
    started_at: new Date(Date.parse(at) - 1_425_000).toISOString(),
    ended_at: number === 0 ? new Date(nowMs).toISOString() : at,
    event_count: 2_530 - number,
    glance: {
      impact: IMPACTS[number % IMPACTS.length] ?? null,
      logs_until: number === 0 ? new Date(nowMs).toISOString() : new Date(Date.parse(at) + 3_600_000).toISOString(),
      quiet_seconds: 600,
      volume: Array.from({ length: 24 }, (_, part) => (part < 6 ? 0 : ((number + part) * 37) % 41)),
    },
  }
}

/** Of the third line of evidence. */
export const TRACE_ID = `${'a'.repeat(31)}2`

const START_MS = Date.parse('2026-11-20T21:14:02.113Z')
const at = (seconds: number) => new Date(START_MS + seconds * 1_000).toISOString()

const RAW: readonly (readonly [number, EvidenceLog['level'], string, string, string])[] = [
  [0, 'fatal', 'orders-db', 'FATAL: sorry, too many clients already', 'too many clients already'],
  [
    1.2,
    'error',
    'orders-api',
    'pool: could not connect to 10.2.0.17:5432: FATAL: sorry, too many clients already (attempt 1/5)',
    'could not connect to 10.2.0.17:5432',
  ],
  [
    3.9,
    'error',
    'checkout',
    'POST /api/orders failed after 5002ms: upstream orders-api returned 503',
    'upstream orders-api returned 503',
  ],
  [8.4, 'warn', 'orders-api', 'circuit "orders-db" opened after 20 consecutive failures', 'circuit "orders-db" opened'],
  [
    64,
    'error',
    'checkout',
    'order 7f3a9c21-1d54-4e0b-9f36-0a2b1c3d4e5f lost its payment reservation: timeout',
    'lost its payment reservation',
  ],
  [182, 'info', 'orders-db', 'LOG: connection received: host=10.2.0.40 port=51822', ''],
]

export const evidence: EvidenceLog[] = RAW.map(([seconds, level, service, message, quote], index) => {
  const start = quote === '' ? 0 : message.indexOf(quote)
  return {
    timestamp: at(seconds),
    message,
    service,
    relevance_score: Math.max(0.3, 0.98 - index * 0.12),
    level,
    line_id: `L${index + 1}`,
    source: `${service}.log`,
    line_number: 1_204 + index * 37,
    quote_start: start,
    quote_end: start + quote.length,
    trace_id: index === 2 ? TRACE_ID : null,
  }
})

const cite = (...numbers: number[]) =>
  numbers.flatMap((number) => {
    const line = evidence[number - 1]
    return line
      ? [
          {
            line_id: line.line_id,
            timestamp: line.timestamp,
            message: line.message,
            service: line.service,
            level: line.level,
            quote_start: line.quote_start,
            quote_end: line.quote_end,
          },
        ]
      : []
  })

const pattern = {
  pattern_detected: true,
  pattern_type: 'periodic' as const,
  interval_analysis: 'Errors return every 300 seconds (± 12 s), in 9 of 10 expected slots.',
  operational_hypothesis: 'A job that starts every five minutes opens connections and does not return them.',
  statistic: 0.83,
  p_value: 0.0004,
  period_seconds: 300,
  tolerance_seconds: 12,
  next_expected: at(3_000),
}
const technical = {
  error_patterns: [
    'FATAL: sorry, too many clients already',
    'could not connect to <address>: <reason> (attempt <n>/5)',
  ],
  performance_metrics: ['p99 of POST /api/orders rose from 180 ms to 5,002 ms', 'pool wait rose from 2 ms to 4,980 ms'],
  system_behavior: 'orders-api retries five times per request, which multiplies the connection attempts.',
  component_failures: [
    { component: 'orders-db', failure: 'refuses new connections', count: 1_842 },
    { component: 'orders-api', failure: 'answers 503', count: 611 },
  ],
  duration_seconds: 1_425,
}

export function makeAnalysis(title: string, severity: IncidentListItem['severity']): AnalysisData {
  const total = Array.from({ length: 60 }, (_, index) => 40 + ((index * 37) % 23) + (index > 25 && index < 50 ? 90 : 0))
  const errors = total.map((count, index) =>
    index > 25 && index < 50 ? Math.round(count * (index % 5 === 1 ? 0.7 : 0.25)) : index % 11 === 0 ? 2 : 0,
  )
  return {
    pipeline_results: {
      final_incidents: [
        {
          title,
          severity,
          timeline: [
            {
              timestamp: at(-420),
              description: 'report-scheduler 2.8.0 was deployed.',
              event_type: 'change',
              component: 'report-scheduler',
              line_id: null,
            },
            {
              timestamp: at(0),
              description: 'orders-db refuses its first connection.',
              event_type: 'onset',
              component: 'orders-db',
              line_id: 'L1',
            },
            {
              timestamp: at(8.4),
              description: 'orders-api opens its circuit to orders-db.',
              event_type: 'symptom',
              component: 'orders-api',
              line_id: 'L4',
            },
            {
              timestamp: at(64),
              description: 'checkout loses the first payment reservation.',
              event_type: 'escalation',
              component: 'checkout',
              line_id: 'L5',
            },
            {
              timestamp: at(1_425),
              description: 'Connections are accepted again.',
              event_type: 'recovery',
              component: 'orders-db',
              line_id: 'L6',
            },
          ],
          evidence_logs: evidence,
          remediation_steps: [
            {
              step: 1,
              action: 'End the idle sessions of report-scheduler.',
              description: 'They hold 83 of 100 connections.',
              priority: 'critical',
            },
            {
              step: 2,
              action: 'Limit the pool of report-scheduler to 10.',
              description: 'Its default is unlimited since 2.8.0.',
              priority: 'high',
            },
          ],
          impact_analysis: {
            affected_services: ['orders-db', 'orders-api', 'checkout'],
            service_availability: 'orders-api answered 38% of its requests between 21:14 and 21:38.',
            user_facing: true,
            business_impact: '611 orders failed; 14 lost their payment reservation.',
            business_impact_severity: 'high',
            scope: 'All regions that use orders-db primary.',
            data_integrity_risk: 'None seen: no write was acknowledged and lost.',
            severity_rationale: 'A user-facing service was refused its only database for 23 minutes.',
            incident_type: 'resource exhaustion',
            confidence: 0.86,
            temporal_pattern: pattern,
            technical_details: technical,
          },
          root_cause_analysis:
            'report-scheduler 2.8.0 opens a connection per report and never returns it, until orders-db has none left [L1]. orders-api and checkout are victims: they complain about orders-db, and stop when it recovers [L2, L3]. The five-minute beat of the errors is the schedule of the reports.',
          confidence_score: 0.86,
        },
      ],
      log_analysis: {
        incident_type: 'resource exhaustion',
        confidence: 0.86,
        outcome: 'likely',
        severity_rationale: 'A user-facing service was refused its only database for 23 minutes.',
        root_cause_hypothesis_ranking: [
          {
            hypothesis: 'report-scheduler leaks database connections since 2.8.0',
            confidence: 0.86,
            operational_context:
              'Its deploy precedes the first refusal by seven minutes, and the refusals follow its schedule.',
            service: 'orders-db',
            evidence: cite(1, 2, 4),
            contradicting: [],
            missing: ['A line of report-scheduler itself that names its pool size'],
          },
          {
            hypothesis: 'A traffic peak exceeded what orders-db was sized for',
            confidence: 0.41,
            operational_context: 'The number of requests rose by 9% in the same quarter of an hour.',
            service: 'checkout',
            evidence: cite(3),
            contradicting: cite(6),
            missing: ['A rise of distinct clients'],
          },
          {
            hypothesis: 'The network between orders-api and orders-db dropped packets',
            confidence: 0.12,
            operational_context: 'Some attempts timed out instead of being refused.',
            service: 'orders-api',
            evidence: [],
            contradicting: cite(1),
            missing: ['Connection resets', 'Retransmissions'],
          },
        ],
        ruled_out: [
          { hypothesis: 'orders-api is down', reason: 'It answered health checks throughout.', evidence: cite(4) },
        ],
        timeline_analysis: { duration_seconds: 1_425, started_at: at(0), ended_at: at(1_425) },
        temporal_pattern_analysis: pattern,
        impact_assessment:
          'Customers could browse but not order. Payments that had been reserved were released by the gateway after 15 minutes.',
        technical_details: technical,
        cause_graph: [
          { from: 'checkout', to: 'orders-api', count: 611, line_id: 'L3' },
          { from: 'orders-api', to: 'orders-db', count: 1_842, line_id: 'L2' },
          { from: 'billing', to: 'orders-db', count: 77, line_id: null },
        ],
        histogram: { start: at(-1_560), bucket_seconds: 60, total, errors },
        line_kinds: [
          { template_ids: ['t1'], text: 'FATAL: sorry, too many clients already', count: 1_842 },
          { template_ids: ['t2'], text: 'POST /api/orders failed after <n>ms', count: 611 },
        ],
        grouped_because: [
          '1,842 lines share the template “too many clients already”.',
          'checkout and orders-api name orders-db in their complaints.',
        ],
      },
      evidence_selection: {
        evidence_quality: 'high',
        reasoning: 'The refusing server and two of its clients agree to the second.',
        event_count: 2_530,
      },
      remediation_commands: {
        error_analysis: {
          technology_detected: 'PostgreSQL 17',
          error_category: 'connection limit',
          specific_pattern: 'too many clients',
          confidence: 0.93,
        },
        solutions: [
          {
            category: 'diagnose',
            priority: 'high',
            estimated_time: '2 minutes',
            command:
              'psql -h orders-db -c "select application_name, state, count(*) from pg_stat_activity group by 1, 2 order by 3 desc"',
            description: 'See who holds the connections.',
            verification: 'report-scheduler is at the top with idle sessions.',
            risk: 'read-only',
            undo: null,
            is_supported: true,
          },
          {
            category: 'fix',
            priority: 'critical',
            estimated_time: '1 minute',
            command:
              "psql -h orders-db -c \"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'report-scheduler' and state = 'idle'\"",
            description: 'End the idle sessions of report-scheduler.',
            verification: 'New connections are accepted within seconds.',
            risk: 'changes-state',
            undo: 'The scheduler reconnects by itself.',
            is_supported: true,
          },
          {
            category: 'fix',
            priority: 'medium',
            estimated_time: '10-15 min',
            command: 'systemctl restart postgresql@17-main',
            description: 'Restart the server if sessions cannot be ended.',
            verification: 'pg_isready answers.',
            risk: 'destructive',
            undo: null,
            is_supported: false,
          },
          {
            category: 'verify',
            priority: 'medium',
            estimated_time: '5 minutes',
            command: 'curl -sf http://orders-api/health && kubectl logs deploy/checkout --since=5m | grep -c 503',
            description: 'Check that orders go through again.',
            verification: 'Zero lines for five minutes.',
            risk: 'read-only',
            undo: null,
            is_supported: true,
          },
        ],
      },
    },
    execution_metadata: {
      execution_id: EXECUTION_ID,
      customer_id: CUSTOMER_ID,
      timestamp: at(1_500),
      processing_time: 1.8,
    },
  }
}

export const makeDetail = (item: IncidentListItem): IncidentDetail => ({
  incident_id: item.incident_id,
  customer_id: CUSTOMER_ID,
  execution_id: item.execution_id,
  analysis_data: makeAnalysis(item.title, item.severity),
  live_status: item.status,
  live_assigned_to: item.assigned_to,
  occurrence_count: item.occurrence_count,
  last_seen: item.last_seen,
  created_at: item.created_at,
  updated_at: item.updated_at,
  service: item.service,
  source_type: item.source_type,
  started_at: item.started_at,
  ended_at: item.ended_at,
  event_count: item.event_count,
  glance: item.glance,
})
