import type { BucketEntry, TemplateSummary } from '../model/digest.ts'
import { addEntry } from './accumulate-unit.ts'
import { bucketStart } from './bucket-ladder.ts'
import { sortBuckets } from './sort-by-key.ts'
import { mergeSamples } from './choose-samples.ts'

/** Both summaries must be of the same unit and in the same buckets. */
export function mergeUnits(a: TemplateSummary, b: TemplateSummary): TemplateSummary {
  return {
    ...a,
    text: a.text <= b.text ? a.text : b.text,
    count: a.count + b.count,
    firstMs: earliest(a.firstMs, b.firstMs),
    lastMs: latest(a.lastMs, b.lastMs),
    firstLine: Math.min(a.firstLine, b.firstLine),
    lastLine: Math.max(a.lastLine, b.lastLine),
    buckets: mergeBuckets(a.buckets, b.buckets),
    samples: mergeSamples(a.samples, b.samples),
  }
}

export function coarsenUnit(unit: TemplateSummary, bucketMs: number): TemplateSummary {
  const coarser = new Map<number, [number, number]>()
  for (const [start, [count, firstMs]] of Object.entries(unit.buckets))
    addEntry(coarser, bucketStart(Number(start), bucketMs), count, firstMs)
  return { ...unit, buckets: sortBuckets(coarser) }
}

function mergeBuckets(
  a: Readonly<Record<string, BucketEntry>>,
  b: Readonly<Record<string, BucketEntry>>,
): Record<string, BucketEntry> {
  const merged = new Map<string, BucketEntry>(Object.entries(a))
  for (const [start, [count, firstMs]] of Object.entries(b)) {
    const known = merged.get(start)
    merged.set(start, known === undefined ? [count, firstMs] : [known[0] + count, Math.min(known[1], firstMs)])
  }
  return sortBuckets(merged)
}

export const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

export const latest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)
