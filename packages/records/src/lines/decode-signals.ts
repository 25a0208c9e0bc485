import type { MetricPoint } from '@holdfast/analysis/metrics/metric-point'
import type { Span } from '@holdfast/analysis/spans/span'
import type { SignalFormat } from '@holdfast/database/schema/log-batches-table'
import { decodeMetricsJson } from '@holdfast/otlp/json/decode-metrics-json'
import { decodeTracesJson } from '@holdfast/otlp/json/decode-traces-json'
import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import { decodeMetricsRequest } from '@holdfast/otlp/signals/decode-metrics-request'
import { decodeTracesRequest } from '@holdfast/otlp/signals/decode-traces-request'

/** One record of a batch: a span, or a data point as the numbers that are kept of it. */
export type DecodedSignal = { readonly span: Span } | { readonly points: readonly MetricPoint[] }

export interface SignalPlace {
  readonly source: string
  readonly firstLine: number
  readonly receivedAtMs: number
}

/** A sender's clock may be wrong; beyond this the time of receipt is nearer to the truth. */
const MAX_AHEAD_MS = 86_400_000

/** The records of a batch of spans or data points, in their order, as many as were accepted. */
export function* decodeSignals(
  bytes: Buffer,
  format: SignalFormat,
  { source, firstLine, receivedAtMs }: SignalPlace,
): Generator<DecodedSignal> {
  const believe = (ms: number): number => (ms > 0 && ms <= receivedAtMs + MAX_AHEAD_MS ? ms : receivedAtMs)
  if (format === 'traces-protobuf' || format === 'traces-json') {
    const spans =
      format === 'traces-protobuf'
        ? decodeTracesRequest(bytes, source, firstLine)
        : decodeTracesJson(parseJsonRequest(bytes), source, firstLine)
    for (const span of spans) if (span !== null) yield { span: { ...span, startMs: believe(span.startMs) } }
    return
  }
  const all =
    format === 'metrics-protobuf'
      ? decodeMetricsRequest(bytes, source, firstLine)
      : decodeMetricsJson(parseJsonRequest(bytes), source, firstLine)
  for (const points of all) yield { points: points.map((point) => ({ ...point, atMs: believe(point.atMs) })) }
}
