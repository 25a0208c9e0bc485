import type { BucketEntry } from '../model/digest.ts'
import { occasionsOf } from '../model/occasions-of.ts'
import type { Contrast } from '../model/symptom.ts'

export interface ContrastInput {
  readonly buckets: Readonly<Record<string, BucketEntry>>
  readonly firstMs: number | null
  readonly count: number
  readonly bucketMs: number
  /** The window in which the symptom could have been seen. */
  readonly windowStartMs: number
  readonly windowEndMs: number
}

export interface ContrastResult {
  readonly contrast: Contrast
  readonly onsetMs: number | null
}

/** A symptom is new when it is silent for at least this part of the window before it sets in. */
const LEAD_SHARE = 0.04
const LEAD_BUCKETS = 3
const FEW_EVENTS = 5
const MAX_CHANCE = 0.02
const MIN_RATE_RATIO = 4
const MIN_LOG_LIKELIHOOD = 12
const SAME_RATE_SHARE = 0.5

/** New, a burst over a lower rate of its own, or there at the same rate all the time. */
export function measureContrast(input: ContrastInput): ContrastResult {
  const { firstMs, windowStartMs, windowEndMs, bucketMs } = input
  if (firstMs === null) return { contrast: 'steady', onsetMs: null }
  const spanMs = windowEndMs - windowStartMs
  const leadMs = firstMs - windowStartMs
  const isLate =
    leadMs >= Math.max(spanMs * LEAD_SHARE, bucketMs * LEAD_BUCKETS) &&
    isUnlikelyLead(leadMs / spanMs, occasionsOf(input))
  const split = findRateJump(input)
  if (split !== null) return { contrast: isLate && split.before === 0 ? 'new' : 'burst', onsetMs: split.onsetMs }
  return { contrast: isLate ? 'new' : 'steady', onsetMs: firstMs }
}

/** A steady source of so many events would hardly have been silent for so long; of a few events nothing can be said. */
const isUnlikelyLead = (leadShare: number, count: number): boolean =>
  count <= FEW_EVENTS || (1 - leadShare) ** count <= MAX_CHANCE

interface Bucket {
  readonly startMs: number
  readonly events: number
  readonly onsetMs: number
}

interface RateJump {
  readonly startMs: number
  readonly onsetMs: number
  /** Events before it. */
  readonly before: number
  /** Events a bucket from it on. */
  readonly rate: number
  readonly gain: number
}

/**
 * The bucket at which the rate jumps up most surely (Poisson log-likelihood ratio of two rates against one).
 * Null when no jump is sure, or when the first event is already part of the higher rate.
 */
function findRateJump(input: ContrastInput): RateJump | null {
  const { buckets, bucketMs, windowStartMs, windowEndMs, count } = input
  const sorted = Object.entries(buckets)
    .map(([start, [events, onsetMs]]): Bucket => ({ startMs: Number(start), events, onsetMs }))
    .sort((a, b) => a.startMs - b.startMs)
  const total = Math.max(1, Math.round((windowEndMs - windowStartMs) / bucketMs) + 1)
  let before = 0
  let moments = 0
  let best: RateJump | null = null
  for (const { startMs, events, onsetMs } of sorted) {
    const elapsed = Math.max(0, Math.round((startMs - windowStartMs) / bucketMs))
    const rest = Math.max(1, total - elapsed)
    const after = count - before
    const rateBefore = elapsed > 0 ? before / elapsed : 0
    const rateAfter = after / rest
    if (elapsed >= LEAD_BUCKETS && rateAfter >= rateBefore * MIN_RATE_RATIO) {
      const ratio = logLikelihood(before, elapsed) + logLikelihood(after, rest) - logLikelihood(count, total)
      // What is printed several times at once is no more evidence than what is printed once.
      const gain = moments === 0 ? ratio : ratio / (before / moments)
      if (gain >= MIN_LOG_LIKELIHOOD && (best === null || gain > best.gain))
        best = { startMs, onsetMs, before, rate: rateAfter, gain }
    }
    before += events
    moments += 1
  }
  if (best === null || stoodBefore(best, sorted, input)) return null
  return takeInBeginning(best, input)
}

/** As many within as short a time came before: what returns in bursts set in with the first of them. */
function stoodBefore({ startMs, before }: RateJump, sorted: readonly Bucket[], input: ContrastInput): boolean {
  const { windowEndMs, count } = input
  const enough = (count - before) * SAME_RATE_SHARE
  if (before < enough) return false
  const lengthMs = windowEndMs - startMs
  const left = sorted.values()
  let within = 0
  let first = left.next()
  for (const bucket of sorted) {
    if (bucket.startMs >= startMs) return false
    within += bucket.events
    for (; !first.done && bucket.startMs - first.value.startMs > lengthMs; first = left.next())
      within -= first.value.events
    if (within >= enough) return true
  }
  return false
}

/**
 * A jump seldom falls on a bucket's edge: the few events at the end of the bucket before it are its beginning,
 * when they come about as fast as those that follow.
 */
function takeInBeginning(jump: RateJump, { buckets, bucketMs }: ContrastInput): RateJump {
  const earlier = buckets[jump.startMs - bucketMs]
  if (earlier === undefined) return jump
  const [count, onsetMs] = earlier
  const rate = (count / Math.max(1, jump.startMs - onsetMs)) * bucketMs
  if (rate < jump.rate * SAME_RATE_SHARE) return jump
  return { ...jump, startMs: jump.startMs - bucketMs, onsetMs, before: jump.before - count }
}

const logLikelihood = (events: number, length: number): number =>
  events === 0 || length === 0 ? 0 : events * Math.log(events / length)
