import { evictObjects } from '../kubernetes/evict-objects.ts'
import { evictMetrics } from '../metrics/evict-metrics.ts'
import { evictSpans } from '../spans/evict-spans.ts'
import type { BucketEntry, Digest, NumericSeries, TemplateSummary, ValueCounts } from '../model/digest.ts'
import { coarserMs } from './bucket-ladder.ts'

/**
 * Forgets what lies more than `keepMs` before the newest event, so that a memory kept across analyses stays bounded.
 * Not part of merging: evicting before a merge and after it differ.
 */
export function evictDigest(given: Digest, keepMs: number): Digest {
  const digest = evictSignals(given, keepMs)
  if (digest.lastMs === null) return digest
  const cutoffMs = digest.lastMs - keepMs
  const kept = evictLogs(digest, cutoffMs, digest.lastMs)
  return digest.objects === undefined
    ? kept
    : { ...kept, objects: evictObjects(digest.objects, cutoffMs, digest.lastMs) }
}

/** Each by its own newest: spans may come while nothing is logged. */
const evictSignals = ({ spans, metrics, ...logged }: Digest, keepMs: number): Digest => ({
  ...logged,
  ...(spans && { spans: evictSpans(spans, keepMs) }),
  ...(metrics && { metrics: evictMetrics(metrics, keepMs) }),
})

function evictLogs(digest: Digest, cutoffMs: number, lastMs: number): Digest {
  if (digest.firstMs !== null && digest.firstMs >= cutoffMs) return digest
  const templates = keepAll(digest.templates, (unit) => evictUnit(unit, cutoffMs, digest.bucketMs))
  const series = keepAll(digest.series, (one) => evictSeries(one, cutoffMs, digest.bucketMs))
  const values = keepAll(digest.values ?? {}, (counts) => evictValues(counts, cutoffMs, coarserMs(digest.bucketMs)))
  const sources = keepAll(digest.sources, (source) =>
    source.lastMs !== null && source.lastMs < cutoffMs
      ? null
      : { ...source, firstMs: source.firstMs === null ? null : Math.max(source.firstMs, cutoffMs) },
  )
  const units = Object.values(templates)
  const eventCount = units.reduce((sum, unit) => sum + unit.count, 0)
  return {
    ...digest,
    lineCount: Math.min(
      digest.lineCount,
      Math.max(eventCount, Math.round((digest.lineCount * eventCount) / Math.max(1, digest.eventCount))),
    ),
    eventCount,
    firstMs: Math.min(...units.map((unit) => unit.firstMs ?? lastMs), lastMs),
    sources,
    templates,
    series,
    ...(Object.keys(values).length > 0 && { values }),
  }
}

/** Units without times have no age and are kept as they are. */
function evictUnit(unit: TemplateSummary, cutoffMs: number, bucketMs: number): TemplateSummary | null {
  if (unit.lastMs === null || (unit.firstMs !== null && unit.firstMs >= cutoffMs)) return unit
  if (unit.lastMs < cutoffMs) return null
  const kept = keepBuckets(unit.buckets, cutoffMs, bucketMs)
  const entries = Object.values(kept)
  const forgotten = sumCounts(Object.values(unit.buckets)) - sumCounts(entries)
  return {
    ...unit,
    count: unit.count - forgotten,
    firstMs: Math.min(...entries.map(([, firstMs]) => firstMs)),
    buckets: kept,
    samples: unit.samples.filter((event) => event.timestampMs === null || event.timestampMs >= cutoffMs),
  }
}

function evictSeries(series: NumericSeries, cutoffMs: number, bucketMs: number): NumericSeries | null {
  const kept = keepBuckets(series.buckets, cutoffMs, bucketMs)
  const count = Object.values(kept).reduce((sum, [entryCount]) => sum + entryCount, 0)
  return count === 0 && Object.keys(series.buckets).length > 0
    ? null
    : { ...series, buckets: kept, count: Math.max(count, 1) }
}

/** What has too many values has no age, and stays known for it. */
function evictValues(counts: ValueCounts, cutoffMs: number, bucketMs: number): ValueCounts | null {
  if (counts.values === null) return counts
  const values = keepAll(counts.values, (one) => {
    const buckets = keepBuckets(one.buckets, cutoffMs, bucketMs)
    const count = Object.values(buckets).reduce((sum, n) => sum + n, 0)
    if (count === 0) return null
    const isFirstKept = (one.first.timestampMs ?? 0) >= cutoffMs
    return { count, buckets, first: isFirstKept ? one.first : one.last, last: one.last }
  })
  return Object.keys(values).length === 0 ? null : { ...counts, values }
}

const keepBuckets = <T>(buckets: Readonly<Record<string, T>>, cutoffMs: number, bucketMs: number): Record<string, T> =>
  Object.fromEntries(Object.entries(buckets).filter(([start]) => Number(start) + bucketMs > cutoffMs))

const sumCounts = (entries: readonly BucketEntry[]): number => entries.reduce((sum, [count]) => sum + count, 0)

const keepAll = <T>(record: Readonly<Record<string, T>>, keep: (value: T) => T | null): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const kept = keep(value)
      return kept === null ? [] : [[key, kept]]
    }),
  )
