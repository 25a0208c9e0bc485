import { bucketStart } from '../digest/bucket-ladder.ts'
import { SmallestNames } from '../digest/smallest-names.ts'
import { sortByKey } from '../digest/sort-by-key.ts'
import { keepFailing, keepSlowest } from './choose-exemplars.ts'
import { mergeSketches } from './duration-sketch.ts'
import type { OperationBucket, OperationSummary } from './span-digest.ts'

type Operations = Readonly<Record<string, OperationSummary>>

const MAX_OPERATIONS = 2000

export function mergeOperations(a: Operations, b: Operations, bucketMs: number): Operations {
  const merged: Record<string, OperationSummary> = {}
  for (const operations of [a, b])
    for (const [key, operation] of Object.entries(operations)) {
      const known = merged[key]
      merged[key] = known === undefined ? coarsen(operation, bucketMs) : merge(known, coarsen(operation, bucketMs))
    }
  return merged
}

export const mergeBuckets = <T extends OperationBucket>(a: T, b: T) => ({
  count: a.count + b.count,
  errors: a.errors + b.errors,
  durations: { ...mergeSketches(a.durations, b.durations) },
})

function coarsen(operation: OperationSummary, bucketMs: number): OperationSummary {
  const buckets: Record<string, OperationBucket> = {}
  for (const [start, bucket] of Object.entries(operation.buckets)) {
    const at = bucketStart(Number(start), bucketMs)
    const known = buckets[at]
    buckets[at] = known === undefined ? bucket : mergeBuckets(known, bucket)
  }
  return { ...operation, buckets: inTimeOrder(buckets) }
}

function merge(a: OperationSummary, b: OperationSummary): OperationSummary {
  const buckets: Record<string, OperationBucket> = { ...a.buckets }
  for (const [start, bucket] of Object.entries(b.buckets)) {
    const known = buckets[start]
    buckets[start] = known === undefined ? bucket : mergeBuckets(known, bucket)
  }
  return {
    ...a,
    count: a.count + b.count,
    errors: a.errors + b.errors,
    buckets: inTimeOrder(buckets),
    slowest: b.slowest.reduce(keepSlowest, a.slowest),
    failing: b.failing.reduce(keepFailing, a.failing),
  }
}

const inTimeOrder = <T>(buckets: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(buckets).sort(([a], [b]) => Number(a) - Number(b)))

/** Those left out are counted by their spans. */
export function boundOperations(operations: Operations): { operations: Operations; folded: number } {
  const entries = Object.entries(operations)
  if (entries.length <= MAX_OPERATIONS) return { operations: sortByKey({ ...operations }), folded: 0 }
  const smallest = new SmallestNames(MAX_OPERATIONS)
  for (const [name] of entries) smallest.admit(name)
  smallest.shrink()
  const kept = entries.filter(([name]) => smallest.has(name))
  const out = entries.filter(([name]) => !smallest.has(name)).reduce((sum, [, { count }]) => sum + count, 0)
  return { operations: sortByKey(Object.fromEntries(kept)), folded: out }
}
