import { gapsBetween } from '../digest/gaps-between.ts'
import type { TemporalPattern } from '../model/finding.ts'
import { NO_PATTERN } from './no-pattern.ts'
import { binomialTail, chiSquareTail, normalTail } from './tail-probabilities.ts'

export interface Occurrence {
  readonly timestampMs: number
  readonly count: number
}

export interface ObservedWindow {
  readonly startMs: number
  readonly endMs: number
  /** Occurrences closer than this were counted together; a period must be well longer. */
  readonly resolutionMs?: number
}

const MIN_INTERVALS = 4
const TOLERANCE_SHARE = 0.12
const MIN_REGULAR_SHARE = 0.75
const MIN_COVERAGE = 0.5
/** Where hardly any were counted together, every time is exact. */
const EXACT_SHARE = 0.9
const SIGNIFICANT = 0.001
const BINS = 24

/**
 * Tests, in this order: do occurrences (or clusters of them) come at a fixed interval; does their rate rise or fall
 * steadily; are they denser in places than chance allows. What passes none of them is random.
 */
export function findTemporalPattern(occurrences: readonly Occurrence[], window: ObservedWindow): TemporalPattern {
  const sorted = occurrences.toSorted((a, b) => a.timestampMs - b.timestampMs)
  const total = sorted.reduce((sum, one) => sum + one.count, 0)
  if (total < 3 || sorted.length < 3) {
    const sameMoment = total >= 10 ? burstOfOneMoment(total) : null
    return sameMoment ?? tooFew(total)
  }
  return findPeriod(sorted, window) ?? findRateTrend(sorted, window, total) ?? findClusters(sorted, window, total)
}

const tooFew = (total: number): TemporalPattern => ({
  ...NO_PATTERN,
  intervals: `${total} ${total === 1 ? 'occurrence' : 'occurrences'}: too few for a test.`,
  hypothesis: 'No pattern can be told from so few occurrences.',
})

const burstOfOneMoment = (total: number): TemporalPattern => ({
  ...NO_PATTERN,
  type: 'burst',
  detected: true,
  intervals: `${total} occurrences in one or two moments.`,
  hypothesis: 'One event made all of them.',
})

function findPeriod(sorted: readonly Occurrence[], window: ObservedWindow): TemporalPattern | null {
  const times = sorted.map((one) => one.timestampMs)
  const single = sorted.filter((one) => one.count === 1).length
  const coarsenessMs = single >= sorted.length * EXACT_SHARE ? 0 : (window.resolutionMs ?? 0)
  for (const starts of [startsOfClusters(times), times]) {
    const pattern = testPeriod(starts, window, coarsenessMs)
    if (pattern !== null) return pattern
  }
  return null
}

function testPeriod(starts: readonly number[], window: ObservedWindow, coarsenessMs: number): TemporalPattern | null {
  const intervals = gapsBetween(starts)
  const [first, last] = [starts[0], starts.at(-1)]
  if (first === undefined || last === undefined || intervals.length < MIN_INTERVALS) return null
  const periodMs = median(intervals)
  if (periodMs <= 0 || periodMs < coarsenessMs * 3) return null
  const toleranceMs = periodMs * TOLERANCE_SHARE
  const regular = intervals.filter((interval) => {
    const beats = Math.max(1, Math.round(interval / periodMs))
    return beats <= 3 && Math.abs(interval - beats * periodMs) <= toleranceMs * (beats === 1 ? 1 : 1.5)
  })
  const coverage = (last - first + periodMs) / Math.max(1, window.endMs - first)
  if (regular.length / intervals.length < MIN_REGULAR_SHARE || coverage < MIN_COVERAGE) return null
  const pValue = binomialTail(intervals.length, regular.length, CHANCE_OF_REGULAR)
  if (pValue > SIGNIFICANT) return null
  const spread = median(intervals.map((interval) => Math.abs(interval - periodMs)))
  return {
    type: 'periodic',
    detected: true,
    statistic: round(regular.length / intervals.length),
    pValue,
    periodMs: Math.round(periodMs),
    toleranceMs: Math.round(Math.max(spread * 2, 1)),
    nextExpectedMs: Math.round(last + periodMs),
    intervals: `${regular.length} of ${intervals.length} intervals within ${seconds(periodMs)} ± ${seconds(toleranceMs)}.`,
    hypothesis: 'Repeats at a steady interval: likely a cron job, retry or health check.',
  }
}

/** Under chance an interval is exponential; so much of it falls within the tolerance of the median or its multiples. */
const CHANCE_OF_REGULAR = 0.16

/** Bunches are told from the pauses between them by the widest step in the sorted gaps. */
function startsOfClusters(times: readonly number[]): number[] {
  const gaps = gapsBetween(times)
  const sorted = gaps.toSorted((a, b) => a - b)
  let threshold = Number.POSITIVE_INFINITY
  let widest = 4
  for (const [index, gap] of sorted.entries()) {
    const step = gap / Math.max(1, sorted[index - 1] ?? gap)
    if (step > widest && sorted.length - index >= MIN_INTERVALS) {
      widest = step
      threshold = gap
    }
  }
  if (threshold === Number.POSITIVE_INFINITY) return [...times]
  return times.filter((_, index) => (gaps[index - 1] ?? threshold) >= threshold)
}

/**
 * Laplace's test of a rate that rises or falls: the mean position of all occurrences leaves the middle of the window.
 * A steady ramp must also fit better than a step or a few bunches would.
 */
function findRateTrend(sorted: readonly Occurrence[], window: ObservedWindow, total: number): TemporalPattern | null {
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  const startMs = Math.min(first.timestampMs, window.startMs)
  const endMs = Math.max(last.timestampMs, window.endMs)
  if (endMs <= startMs) return null
  const shift = sum(sorted.map((one) => (one.count * (one.timestampMs - startMs)) / (endMs - startMs))) / total - 0.5
  const pValue = 2 * normalTail(Math.abs(shift) * Math.sqrt(12 * total))
  const covered = (last.timestampMs - first.timestampMs) / (endMs - startMs)
  if (pValue > SIGNIFICANT || Math.abs(shift) < MIN_SHIFT || covered < MIN_COVERED) return null
  const counts = countBins(sorted, { startMs, endMs }, Math.max(6, Math.min(BINS, Math.floor(total / 5))))
  if (!isRamp(counts, total, shift)) return null
  const half = counts.length / 2
  const early = sum(counts.slice(0, Math.floor(half)))
  const late = sum(counts.slice(Math.ceil(half)))
  return {
    ...NO_PATTERN,
    type: 'linear',
    detected: true,
    statistic: round(shift * Math.sqrt(12 * total)),
    pValue,
    intervals: `The rate ${shift > 0 ? 'rises' : 'falls'} steadily: ${early} in the first half, ${late} in the second (Laplace's test).`,
    hypothesis: shift > 0 ? 'Load or a leak builds up step by step.' : 'The cause wears off step by step.',
  }
}

/** A ramp from nothing shifts the mean by a sixth of the window. */
const MIN_SHIFT = 0.05
/** What begins in mid-window and then goes on as it began is a step. */
const MIN_COVERED = 0.6
const MIN_EXPECTED = 3
const MIN_EXPLAINED = 0.8

/** Whether bins follow the straight line with the given shift of the mean: up to chance, or nearly so when they are many. */
function isRamp(counts: readonly number[], total: number, shift: number): boolean {
  const slope = Math.max(-2, Math.min(2, shift * 12))
  let flat = 0
  let residual = 0
  let parts = 0
  let pending = { seen: 0, expected: 0, share: 0 }
  counts.forEach((count, index) => {
    const share = 1 / counts.length
    pending.seen += count
    pending.share += share
    pending.expected += total * share * (1 + slope * ((index + 0.5) * share - 0.5))
    if (pending.expected < MIN_EXPECTED && index < counts.length - 1) return
    residual += (pending.seen - pending.expected) ** 2 / Math.max(pending.expected, 1)
    flat += (pending.seen - total * pending.share) ** 2 / (total * pending.share)
    parts += 1
    pending = { seen: 0, expected: 0, share: 0 }
  })
  return chiSquareTail(residual, Math.max(1, parts - 2)) > SIGNIFICANT || 1 - residual / flat >= MIN_EXPLAINED
}

function findClusters(sorted: readonly Occurrence[], window: ObservedWindow, total: number): TemporalPattern {
  const counts = countBins(sorted, window, BINS)
  const mean = total / counts.length
  const chiSquare = counts.reduce((acc, count) => acc + (count - mean) ** 2 / mean, 0)
  const dispersion = chiSquare / (counts.length - 1)
  const pValue = chiSquareTail(chiSquare, counts.length - 1)
  const isBurst = pValue <= SIGNIFICANT && dispersion > 1.5
  return {
    ...NO_PATTERN,
    type: isBurst ? 'burst' : 'random',
    detected: isBurst,
    statistic: round(dispersion),
    pValue,
    intervals: `${total} occurrences, index of dispersion ${round(dispersion)} over ${counts.length} equal parts of the window.`,
    hypothesis: isBurst ? 'Errors started together and continued.' : 'Randomly spaced; no pattern.',
  }
}

function countBins(sorted: readonly Occurrence[], window: ObservedWindow, bins: number): number[] {
  const widthMs = Math.max(1, (window.endMs - window.startMs + 1) / bins)
  const counts = Array.from({ length: bins }, () => 0)
  for (const { timestampMs, count } of sorted) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor((timestampMs - window.startMs) / widthMs)))
    counts[bin] = (counts[bin] ?? 0) + count
  }
  return counts
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const round = (value: number): number => Math.round(value * 1000) / 1000
const seconds = (ms: number): string => (ms >= 1000 ? `${round(ms / 1000)} s` : `${round(ms)} ms`)
