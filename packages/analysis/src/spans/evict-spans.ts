import type { OperationSummary, SpanDigest, SpanExemplar } from './span-digest.ts'

/** Forgets what began more than `keepMs` before the newest span; of the sample whole traces, by their last span. */
export function evictSpans(digest: SpanDigest, keepMs: number): SpanDigest {
  if (digest.lastMs === null || digest.firstMs === null || digest.lastMs - digest.firstMs <= keepMs) return digest
  const cutoffMs = digest.lastMs - keepMs
  const operations = Object.entries(digest.operations).flatMap(([key, operation]) => {
    const kept = evictOperation(operation, cutoffMs, digest.bucketMs)
    return kept.count === 0 ? [] : [[key, kept] as const]
  })
  const traces = Object.entries(digest.traces).filter(([, spans]) =>
    Object.values(spans).some(({ startMs }) => startMs >= cutoffMs),
  )
  const spanCount = operations.reduce((sum, [, { count }]) => sum + count, 0)
  const sampled = traces.reduce((sum, [, spans]) => sum + Object.keys(spans).length, 0)
  return {
    ...digest,
    spanCount,
    firstMs: Math.max(digest.firstMs, cutoffMs),
    operations: Object.fromEntries(operations),
    traces: Object.fromEntries(traces),
    folded: { operations: digest.folded.operations, sampled: Math.max(0, spanCount - sampled) },
  }
}

function evictOperation(operation: OperationSummary, cutoffMs: number, bucketMs: number): OperationSummary {
  const kept = Object.entries(operation.buckets).filter(([start]) => Number(start) + bucketMs > cutoffMs)
  const isKept = ({ startMs }: SpanExemplar): boolean => startMs >= cutoffMs
  return {
    ...operation,
    count: kept.reduce((sum, [, { count }]) => sum + count, 0),
    errors: kept.reduce((sum, [, { errors }]) => sum + errors, 0),
    buckets: Object.fromEntries(kept),
    slowest: operation.slowest.filter(isKept),
    failing: operation.failing.filter(isKept),
  }
}
