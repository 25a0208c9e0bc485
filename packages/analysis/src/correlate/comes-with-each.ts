import { bucketTimes } from '../digest/bucket-times.ts'
import type { BucketEntry } from '../model/digest.ts'

const WAVE_GAP_MS = 60_000
const BEFORE_MS = 1_000
const AFTER_MS = 15_000
/** So likely may it be at most that the waves fell together by chance. */
const MAX_CHANCE = 0.01

type Buckets = Readonly<Record<string, BucketEntry>>

/** Whether a failure that returns brings the other one along: no wave of it begins but right after one of the first. */
export function comesWithEach(cause: Buckets, effect: Buckets, spanMs: number): boolean {
  const causes = waveStarts(cause)
  const effects = waveStarts(effect)
  if (causes.length < 2 || effects.length === 0) return false
  const covered = (causes.length * (BEFORE_MS + AFTER_MS)) / Math.max(1, spanMs)
  if (covered >= 1 || covered ** effects.length > MAX_CHANCE) return false
  return effects.every((atMs) => causes.some((startMs) => atMs >= startMs - BEFORE_MS && atMs <= startMs + AFTER_MS))
}

function waveStarts(buckets: Buckets): number[] {
  const times = bucketTimes(buckets)
  return times.filter((atMs, index) => atMs - (times[index - 1] ?? -Infinity) > WAVE_GAP_MS)
}
