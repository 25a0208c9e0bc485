import type { ValueCount, ValueCounts } from '../model/digest.ts'
import { bucketStart } from './bucket-ladder.ts'
import { MOST_VALUES } from './cap-values.ts'
import { compareEvents } from './choose-samples.ts'
import { sortBuckets, sortByKey } from './sort-by-key.ts'

export function mergeValues(a: ValueCounts, b: ValueCounts): ValueCounts {
  if (a.values === null || b.values === null) return { ...a, values: null }
  const merged: Record<string, ValueCount> = { ...a.values }
  for (const [value, one] of Object.entries(b.values)) {
    const known = merged[value]
    merged[value] = known === undefined ? one : mergeCounts(known, one)
  }
  return { ...a, values: Object.keys(merged).length > MOST_VALUES ? null : sortByKey(merged) }
}

function mergeCounts(a: ValueCount, b: ValueCount): ValueCount {
  return {
    count: a.count + b.count,
    buckets: addUp([...Object.entries(a.buckets), ...Object.entries(b.buckets)]),
    first: compareEvents(b.first, a.first) < 0 ? b.first : a.first,
    last: compareEvents(b.last, a.last) > 0 ? b.last : a.last,
  }
}

export function coarsenValues(counts: ValueCounts, bucketMs: number): ValueCounts {
  if (counts.values === null) return counts
  const values = Object.entries(counts.values).map(([value, one]) => [
    value,
    {
      ...one,
      buckets: addUp(
        Object.entries(one.buckets).map(([start, count]) => [bucketStart(Number(start), bucketMs), count]),
      ),
    },
  ])
  return { ...counts, values: Object.fromEntries(values) }
}

function addUp(entries: readonly (readonly [string | number, number])[]): Record<string, number> {
  const sums = new Map<number, number>()
  for (const [start, count] of entries) sums.set(Number(start), (sums.get(Number(start)) ?? 0) + count)
  return sortBuckets(sums)
}
