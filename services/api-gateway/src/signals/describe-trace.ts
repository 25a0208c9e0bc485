import { joinTrace, type JoinedSpan } from '@holdfast/analysis/spans/join-traces'
import { partsOfKey } from '@holdfast/analysis/spans/span-digest'
import type { Trace, TraceSpan } from '@holdfast/contracts/traces'
import type { TraceLine as FoundLine } from '@holdfast/records/stored/find-lines-of-trace'
import type { SpansById } from './find-sampled-spans.ts'
import { roundMs, toTimestamp } from './to-timestamp.ts'

const MAX_SPANS = 1_000
const MAX_LINES = 200

/** In the shape of the contract, its clock beginning with the first span. */
export function describeTrace(traceId: string, spansById: SpansById, lines: readonly FoundLine[]): Trace {
  const spans = joinTrace(traceId, spansById).sort((a, b) => a.startMs - b.startMs || (a.spanId < b.spanId ? -1 : 1))
  const startMs = spans[0]?.startMs ?? null
  const endMs = spans.reduce((last, span) => Math.max(last, span.startMs + span.durationMs), startMs ?? 0)
  return {
    trace_id: traceId,
    started_at: startMs === null ? null : toTimestamp(startMs),
    duration_ms: startMs === null ? 0 : roundMs(endMs - startMs),
    spans: spans.slice(0, MAX_SPANS).map((span) => toSpan(span, startMs ?? 0, spansById[span.spanId]?.parent ?? null)),
    lines: lines.slice(0, MAX_LINES).map(({ timestampMs, spanId, ...line }) => ({
      ...line,
      timestamp: timestampMs === null ? null : toTimestamp(timestampMs),
      offset_ms: timestampMs === null || startMs === null ? null : Math.round((timestampMs - startMs) * 1_000) / 1_000,
      span_id: spanId,
    })),
    left_out: {
      spans: Math.max(0, spans.length - MAX_SPANS),
      lines: Math.max(0, lines.length - MAX_LINES),
    },
  }
}

function toSpan(span: JoinedSpan, startMs: number, parentId: string | null): TraceSpan {
  const [service, name] = partsOfKey(span.operation)
  return {
    span_id: span.spanId,
    parent_id: parentId,
    service,
    name,
    offset_ms: roundMs(span.startMs - startMs),
    duration_ms: roundMs(span.durationMs),
    self_ms: roundMs(span.selfMs),
    is_error: span.isError,
    peer: span.peer,
    message: span.message,
  }
}
