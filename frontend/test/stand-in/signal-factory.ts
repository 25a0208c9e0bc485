import type { IncidentSeries, Series, ServiceSeries } from '@holdfast/contracts/series'
import type {
  CallFigures,
  Trace,
  TracedOperation,
  TracedService,
  TracesOverview,
  TraceSpan,
} from '@holdfast/contracts/traces'
import { idOf } from './incident-factory.ts'

export const WINDOW = { from: '2026-11-20T15:40:00.000Z', until: '2026-11-20T21:40:00.000Z' }

const figures = (calls_per_minute: number, error_share: number, p50_ms: number, p99_ms: number): CallFigures => ({
  calls_per_minute,
  error_share,
  p50_ms,
  p99_ms,
})

const service = (
  name: string,
  health: TracedService['health'],
  recent: CallFigures,
  before: CallFigures = recent,
): TracedService => ({ name, health, ...before, recent, before })

export const traceIdOf = (number: number): string => number.toString(16).padStart(32, 'a')

const exemplar = (number: number, duration_ms: number, message: string | null = null) => ({
  trace_id: traceIdOf(number),
  span_id: number.toString(16).padStart(16, 'b'),
  started_at: '2026-11-20T21:14:02.113Z',
  duration_ms,
  message,
})

const operation = (
  of: string,
  name: string,
  values: CallFigures,
  exemplars: Pick<TracedOperation, 'slowest' | 'failing'>,
): TracedOperation => ({ service: of, name, ...values, ...exemplars })

export const overview: TracesOverview = {
  window: WINDOW,
  span_count: 1_204_331,
  sampled_share: 0.016,
  services: [
    service('storefront', 'healthy', figures(1_240, 0.002, 64, 410)),
    service('checkout', 'slow', figures(300, 0.004, 910, 5_020), figures(310, 0.003, 88, 420)),
    service('orders-api', 'failing', figures(290, 0.38, 40, 5_002), figures(300, 0.004, 38, 180)),
    service('mailer', 'silent', { ...figures(0, 0, 0, 0), p50_ms: null, p99_ms: null }, figures(12, 0, 20, 60)),
    service('report-scheduler', 'unknown', figures(0.2, 0, 1_200, 4_000)),
  ],
  edges: [
    { from: 'storefront', to: 'checkout', calls: 1_700, errors: 9 },
    { from: 'checkout', to: 'orders-api', calls: 1_650, errors: 240 },
    { from: 'orders-api', to: 'orders-db', calls: 3_200, errors: 236 },
    { from: 'checkout', to: 'mailer', calls: 60, errors: 0 },
  ],
  operations: [
    operation('storefront', 'GET /', figures(900, 0.001, 61, 390), { slowest: [exemplar(1, 2_100)], failing: [] }),
    operation('checkout', 'POST /api/checkout', figures(300, 0.004, 420, 5_010), {
      slowest: [exemplar(2, 5_020), exemplar(3, 5_011), exemplar(4, 5_002)],
      failing: [exemplar(5, 5_002, 'upstream orders-api returned 503')],
    }),
    operation('orders-api', 'POST /api/orders', figures(290, 0.38, 40, 5_002), {
      slowest: [exemplar(2, 5_002)],
      failing: [exemplar(6, 12, 'FATAL: sorry, too many clients already')],
    }),
    operation('orders-api', 'SELECT orders', figures(580, 0.02, 4, 31), { slowest: [exemplar(7, 90)], failing: [] }),
  ],
  left_out: { services: 0, edges: 0, operations: 12 },
}

export const emptyOverview: TracesOverview = {
  window: null,
  span_count: 0,
  sampled_share: 0,
  services: [],
  edges: [],
  operations: [],
  left_out: { services: 0, edges: 0, operations: 0 },
}

const span = (
  number: number,
  parent: number | null,
  of: string,
  name: string,
  [offset_ms, duration_ms, self_ms]: readonly [number, number, number],
  rest: Partial<TraceSpan> = {},
): TraceSpan => ({
  span_id: spanIdOf(number),
  parent_id: parent === null ? null : spanIdOf(parent),
  service: of,
  name,
  offset_ms,
  duration_ms,
  self_ms,
  is_error: false,
  peer: null,
  message: null,
  ...rest,
})

export const spanIdOf = (number: number): string => number.toString(16).padStart(16, 'b')

export const trace: Trace = {
  trace_id: traceIdOf(2),
  started_at: '2026-11-20T21:14:02.113Z',
  duration_ms: 5_020,
  spans: [
    span(1, null, 'storefront', 'POST /checkout', [0, 5_020, 8]),
    span(2, 1, 'checkout', 'POST /api/checkout', [6, 5_010, 5], { is_error: true, message: 'orders-api returned 503' }),
    span(3, 2, 'orders-api', 'POST /api/orders', [9, 5_002, 12], {
      is_error: true,
      message: 'too many clients already',
    }),
    span(4, 3, 'orders-api', 'SELECT orders', [12, 4_990, 4_990], { is_error: true, peer: 'orders-db' }),
  ],
  lines: [
    {
      timestamp: '2026-11-20T21:14:07.110Z',
      offset_ms: 4_997,
      level: 'error',
      service: 'orders-api',
      message: 'pool: could not connect to 10.2.0.17:5432',
      span_id: spanIdOf(3),
    },
    {
      timestamp: '2026-11-20T21:14:07.140Z',
      offset_ms: 5_027,
      level: 'warn',
      service: 'gateway',
      message: 'slow answer',
      span_id: null,
    },
  ],
  left_out: { spans: 0, lines: 0 },
}

const START_MS = Date.parse(WINDOW.from)
const STEP_MS = 300_000
const STEPS = 72
/** When the incident of the stand-in began. */
const ONSET_STEP = 67

const line = (valueAt: (step: number) => number): Series['points'] =>
  Array.from({ length: STEPS }, (_, step) => [START_MS + step * STEP_MS, Number(valueAt(step).toFixed(4))])

const gauge = (name: string, resource: string, unit: string, valueAt: (step: number) => number): Series => ({
  name,
  resource,
  unit,
  kind: 'gauge',
  points: line(valueAt),
})
const wave = (step: number, size: number) => Math.sin(step / 5) * size

const ofOrders: Series[] = [
  gauge('container.memory.usage', 'orders-api-7f9c', 'By', (step) => 4.1e8 + wave(step, 2e7) + (step > 60 ? 1e8 : 0)),
  gauge('container.memory.usage', 'orders-api-x2lm', 'By', (step) => 3.8e8 + wave(step + 3, 2e7)),
  gauge('db.client.connections.usage{state=used}', 'orders-api-7f9c', '{connections}', (step) =>
    step >= ONSET_STEP ? 100 : 22 + wave(step, 4),
  ),
  { ...gauge('http.server.requests', '', '1', (step) => 5 + wave(step, 1)), kind: 'total' },
]

export const seriesOf = (wanted: string | null, q: string): ServiceSeries => ({
  window: WINDOW,
  bucket_seconds: STEP_MS / 1_000,
  services: [
    { name: 'checkout', series_count: 0 },
    { name: 'orders-api', series_count: ofOrders.length },
  ],
  service: wanted ?? 'orders-api',
  series: wanted === 'checkout' ? [] : ofOrders.filter(({ name }) => name.includes(q.toLowerCase())),
  onsets: [
    {
      incident_id: idOf(100),
      title: 'Orders database refuses connections: max_connections exhausted',
      severity: 'critical',
      service: 'orders-db',
      started_at: '2026-11-20T21:14:02.113Z',
    },
  ],
  dropped_count: 1_204,
  left_out_count: 3,
})

export const movedSeries: IncidentSeries = {
  window: { from: '2026-11-20T20:14:02.113Z', until: '2026-11-20T21:40:00.000Z' },
  incident: { from: '2026-11-20T21:14:02.113Z', until: '2026-11-20T21:37:47.113Z' },
  bucket_seconds: STEP_MS / 1_000,
  series: ofOrders.slice(0, 3).map((series, index) => ({
    ...series,
    points: series.points.slice(-18),
    service: 'orders-api',
    measure: (['memory', 'memory', 'pool'] as const)[index] ?? 'cpu',
    rose_at: '2026-11-20T21:15:00.000Z',
    value_before: series.points[0]?.[1] ?? 0,
    value_during: series.points.at(-1)?.[1] ?? 0,
  })),
}
