import { bucketTimes } from '../digest/bucket-times.ts'
import type { BucketEntry } from '../model/digest.ts'

const MIN_RUNS = 5
const SAME_INTERVAL = 0.15
const KEPT = 0.9

/** One event at a time, and nearly always the same time apart: each run of a schedule. */
export function keepsTime(buckets: Readonly<Record<string, BucketEntry>>): boolean {
  const times = bucketTimes(buckets)
  if (times.length < MIN_RUNS) return false
  const intervals = times.slice(1).map((atMs, index) => atMs - times[index]!)
  const usual = intervals.toSorted((a, b) => a - b)[Math.floor(intervals.length / 2)]!
  const kept = intervals.filter((interval) => Math.abs(interval - usual) <= usual * SAME_INTERVAL)
  return kept.length >= intervals.length * KEPT
}
