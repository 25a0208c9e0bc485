import { bucketTimes } from './bucket-times.ts'
import { gapsBetween } from './gaps-between.ts'
import type { BucketEntry } from '../model/digest.ts'

const KEPT = 0.9

export interface Schedule {
  /** So many runs at least. */
  readonly runs: number
  /** As a part of the usual interval. */
  readonly tolerance: number
}

/** One event at a time, and nearly always the same time apart: each run of a schedule. */
export function keepsTime(buckets: Readonly<Record<string, BucketEntry>>, { runs, tolerance }: Schedule): boolean {
  const times = bucketTimes(buckets)
  if (times.length < runs) return false
  const intervals = gapsBetween(times)
  const usual = intervals.toSorted((a, b) => a - b)[Math.floor(intervals.length / 2)] ?? 0
  const kept = intervals.filter((interval) => Math.abs(interval - usual) <= usual * tolerance)
  return kept.length >= intervals.length * KEPT
}
