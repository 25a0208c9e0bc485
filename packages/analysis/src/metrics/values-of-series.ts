import type { Reading } from '../spans/scan-windows.ts'
import type { MetricSeries } from './metric-digest.ts'

const MICROS = 1e6
const SECOND_MS = 1000

/** What to draw and to judge: a level as it is, a count as its rate a second. */
export function valuesOfSeries({ kind, buckets }: MetricSeries, bucketMs: number): Reading[] {
  const entries = Object.entries(buckets)
  if (kind === 'gauge')
    return entries.map(([, { lastMs, count, min, max, last }]) => ({
      atMs: lastMs,
      value: count <= 2 ? (min + max) / 2 : last,
    }))
  if (kind === 'delta')
    return entries.map(([start, { sumMicros }]) => ({
      atMs: Number(start),
      value: sumMicros / MICROS / (bucketMs / SECOND_MS),
    }))
  return entries.flatMap(([, entry], index) => {
    const before = entries[index - 1]?.[1]
    if (before === undefined) return []
    const seconds = (entry.lastMs - before.lastMs) / SECOND_MS
    // A count that falls began anew with its process.
    const grown = entry.last >= before.last ? entry.last - before.last : entry.last
    return seconds > 0 ? [{ atMs: entry.lastMs, value: grown / seconds }] : []
  })
}
