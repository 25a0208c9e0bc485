import { ProtobufMetricsSerializer, ProtobufTraceSerializer } from '@opentelemetry/otlp-transformer'
import { expect, it } from 'vitest'
import { decodeMetricsRequest } from './decode-metrics-request.ts'
import { decodeTracesRequest } from './decode-traces-request.ts'
import { walkSignals } from './walk-signals.ts'

type GivenSpans = Parameters<typeof ProtobufTraceSerializer.serializeRequest>[0]
type GivenMetrics = Parameters<typeof ProtobufMetricsSerializer.serializeRequest>[0]

const resource = { attributes: { 'service.name': 'shop', 'k8s.pod.name': 'shop-1' } }
const scope = { name: 'test' }
const START = [1_700_000_000, 250_000] as const

it('reads spans as the OpenTelemetry library writes them', () => {
  const context = { traceId: '5b8efff798038103d269b633813fc60c', spanId: 'eee19b7ec3c1b174', traceFlags: 1 }
  const span = {
    name: 'GET /cart',
    kind: 2,
    spanContext: () => context,
    parentSpanContext: { ...context, spanId: 'eee19b7ec3c1b175' },
    startTime: START,
    endTime: [1_700_000_000, 5_250_000],
    status: { code: 2, message: 'gone' },
    attributes: { 'peer.service': 'cart', retries: 3, tags: ['a', 'b'] },
    links: [],
    events: [],
    resource,
    instrumentationScope: scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
  const bytes = ProtobufTraceSerializer.serializeRequest([span] as unknown as GivenSpans)
  expect(walkSignals('traces', bytes ?? new Uint8Array())).toMatchObject({ recordCount: 1, rejectedCount: 0 })
  const [read] = decodeTracesRequest(bytes ?? new Uint8Array(), 'b')
  expect(read).toMatchObject({
    traceId: context.traceId,
    spanId: context.spanId,
    parentSpanId: 'eee19b7ec3c1b175',
    service: 'shop',
    name: 'GET /cart',
    isError: true,
    peer: 'cart',
    message: 'gone',
  })
  expect(read?.durationMs).toBeCloseTo(5, 2)
})

it('reads histograms of both kinds as the OpenTelemetry library writes them', () => {
  const at = { startTime: START, endTime: [1_700_000_060, 0], attributes: { route: '/' } }
  const descriptor = (name: string) => ({ name, unit: 'ms', description: '', valueType: 1, type: 'HISTOGRAM' })
  const metrics = [
    {
      descriptor: descriptor('plain'),
      aggregationTemporality: 0,
      dataPointType: 0,
      dataPoints: [{ ...at, value: { count: 10, sum: 55, buckets: { boundaries: [5, 50], counts: [5, 5, 0] } } }],
    },
    {
      descriptor: descriptor('exponential'),
      aggregationTemporality: 0,
      dataPointType: 1,
      dataPoints: [
        {
          ...at,
          value: {
            count: 4,
            sum: 12,
            scale: 0,
            zeroCount: 0,
            positive: { offset: 0, bucketCounts: [1, 2, 1] },
            negative: { offset: 0, bucketCounts: [] },
          },
        },
      ],
    },
  ]
  const given = { resource, scopeMetrics: [{ scope, metrics }] } as unknown as GivenMetrics
  const bytes = ProtobufMetricsSerializer.serializeRequest(given) ?? new Uint8Array()
  expect(walkSignals('metrics', bytes)).toMatchObject({ recordCount: 2, rejectedCount: 0 })
  const points = [...decodeMetricsRequest(bytes, 'b')].flat()
  expect(points.map(({ name, kind, value }) => [name, kind, value])).toEqual([
    ['plain.count{route=/}', 'delta', 10],
    ['plain.sum{route=/}', 'delta', 55],
    ['plain.p95{route=/}', 'gauge', 50],
    ['exponential.count{route=/}', 'delta', 4],
    ['exponential.sum{route=/}', 'delta', 12],
    ['exponential.p95{route=/}', 'gauge', 8],
  ])
  expect(points[0]).toMatchObject({ service: 'shop', resource: 'shop-1', atMs: 1_700_000_060_000 })
})
