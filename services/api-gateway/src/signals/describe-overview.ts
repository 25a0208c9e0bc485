import type { CallEdge } from '@holdfast/analysis/overview/call-map'
import type { CallFigures as FoundFigures } from '@holdfast/analysis/overview/call-figures'
import type { OperationFigures, ServiceFigures } from '@holdfast/analysis/overview/service-overview'
import type { SpanExemplar as FoundExemplar } from '@holdfast/analysis/spans/span-digest'
import type { CallFigures, SpanExemplar, TracesOverview } from '@holdfast/contracts/traces'
import { roundMs, toTimestamp } from './to-timestamp.ts'

export const MAX_OPERATIONS = 500
const MAX_SERVICES = 300
const MAX_EDGES = 1_000
const MAX_MESSAGE = 200

interface Overview {
  readonly window: { readonly fromMs: number; readonly untilMs: number }
  readonly spanCount: number
  readonly sampledCount: number
  readonly services: readonly ServiceFigures[]
  readonly edges: readonly CallEdge[]
  readonly operations: readonly OperationFigures[]
  readonly operationCount: number
}

/** In the shape of the contract, no larger than a page can show. */
export function describeOverview(overview: Overview): TracesOverview {
  const { window, spanCount, sampledCount, services, edges, operations, operationCount } = overview
  return {
    window: { from: toTimestamp(window.fromMs), until: toTimestamp(window.untilMs) },
    span_count: spanCount,
    sampled_share: spanCount === 0 ? 0 : Math.min(1, sampledCount / spanCount),
    services: services.slice(0, MAX_SERVICES).map(({ name, health, recent, before, ...figures }) => ({
      name,
      health,
      ...toFigures(figures),
      recent: toFigures(recent),
      before: toFigures(before),
    })),
    edges: edges.slice(0, MAX_EDGES).map((edge) => ({ ...edge })),
    operations: operations.map(({ service, name, slowest, failing, ...figures }) => ({
      service,
      name,
      ...toFigures(figures),
      slowest: slowest.map(toExemplar),
      failing: failing.map(toExemplar),
    })),
    left_out: {
      services: Math.max(0, services.length - MAX_SERVICES),
      edges: Math.max(0, edges.length - MAX_EDGES),
      operations: operationCount - operations.length,
    },
  }
}

const toFigures = ({ callsPerMinute, errorShare, p50Ms, p99Ms }: FoundFigures): CallFigures => ({
  calls_per_minute: roundMs(callsPerMinute),
  error_share: errorShare,
  p50_ms: p50Ms === null ? null : roundMs(p50Ms),
  p99_ms: p99Ms === null ? null : roundMs(p99Ms),
})

const toExemplar = ({ traceId, spanId, startMs, durationMs, message }: FoundExemplar): SpanExemplar => ({
  trace_id: traceId,
  span_id: spanId,
  started_at: toTimestamp(startMs),
  duration_ms: roundMs(durationMs),
  message: message === null ? null : message.slice(0, MAX_MESSAGE),
})
