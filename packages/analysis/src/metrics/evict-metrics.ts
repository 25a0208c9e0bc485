import type { MetricDigest, MetricSeries } from './metric-digest.ts'

/** Forgets buckets that ended more than `keepMs` before the newest point, and series that have none left. */
export function evictMetrics(digest: MetricDigest, keepMs: number): MetricDigest {
  if (digest.lastMs === null || digest.firstMs === null || digest.lastMs - digest.firstMs <= keepMs) return digest
  const cutoffMs = digest.lastMs - keepMs
  const series = Object.entries(digest.series).flatMap(([key, one]) => {
    const kept = evictSeries(one, cutoffMs, digest.bucketMs)
    return kept === null ? [] : [[key, kept] as const]
  })
  return { ...digest, firstMs: cutoffMs, series: Object.fromEntries(series) }
}

function evictSeries(series: MetricSeries, cutoffMs: number, bucketMs: number): MetricSeries | null {
  const kept = Object.entries(series.buckets).filter(([start]) => Number(start) + bucketMs > cutoffMs)
  const [first] = kept
  if (first === undefined) return null
  if (series.peak.atMs >= cutoffMs) return { ...series, buckets: Object.fromEntries(kept) }
  const highest = kept.reduce((most, entry) => (entry[1].max > most[1].max ? entry : most), first)[1]
  const peak = { ...series.peak, value: highest.max, atMs: highest.lastMs }
  return { ...series, buckets: Object.fromEntries(kept), peak }
}
