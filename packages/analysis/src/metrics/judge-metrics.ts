import type { Reading } from '../spans/scan-windows.ts'
import { isOfNode, kindOfSeries, type SeriesKind } from './kind-of-series.ts'
import type { MetricDigest, MetricSeries } from './metric-digest.ts'
import { valuesOfSeries } from './values-of-series.ts'

export interface SeriesShift {
  readonly series: MetricSeries
  readonly kind: SeriesKind
  readonly onsetMs: number
  readonly lastMs: number
  readonly from: number
  readonly to: number
  /** How many times its usual spread it rose. */
  readonly score: number
}

const MIN_BEFORE = 2
const MIN_WITHIN = 2
const MIN_RATIO = 1.5
const MIN_SCORE = 6
/** Of the level itself: a series that never moves must not make much of nothing. */
const LEAST_SPREAD = 0.08
/** What belongs to the service, and is used up: latency and traffic are felt by whoever waits, too. */
const OWN: ReadonlySet<SeriesKind> = new Set(['cpu', 'throttling', 'memory', 'disk', 'pool', 'queue'])

/** A stretch of time that something else tells of, to compare with the rest. */
export interface Stretch {
  readonly startMs: number
  readonly endMs: number
}

/** Series that are clearly higher for a time than before and after it, those that rose most first. */
export function judgeMetrics(digest: MetricDigest, within: Stretch | null): SeriesShift[] {
  const most = highestOf(Object.values(digest.series))
  return Object.values(digest.series)
    .flatMap((series) => judgeSeries(series, { bucketMs: digest.bucketMs, most, within }) ?? [])
    .sort(compareShifts)
}

export const compareShifts = (a: SeriesShift, b: SeriesShift): number =>
  b.score - a.score || (a.series.name < b.series.name ? -1 : 1)

interface Judged {
  readonly bucketMs: number
  readonly most: ReadonlyMap<string, number>
  readonly within: Stretch | null
}

/** One of many series; `most` is what others of its name reach. */
export function judgeSeries(series: MetricSeries, { bucketMs, most, within }: Judged): SeriesShift | null {
  const kind = ownKindOf(series.name)
  if (kind === null) return null
  const shift = findShift(valuesOfSeries(series, bucketMs), within)
  if (shift === null || shift.to < (most.get(series.name) ?? 0) * LEAST_PART) return null
  return { series, kind, ...shift }
}

/** Null for what is not the service's own, or is not used up. */
export function ownKindOf(name: string): SeriesKind | null {
  const kind = kindOfSeries(name)
  return kind !== null && OWN.has(kind) && !isOfNode(name) ? kind : null
}

/** What is hardly anything beside what others of the name use is nothing, however often it doubles. */
const LEAST_PART = 0.05

/** By name. */
export function highestOf(series: readonly Pick<MetricSeries, 'name' | 'peak'>[]): Map<string, number> {
  const most = new Map<string, number>()
  for (const { name, peak } of series) most.set(name, Math.max(most.get(name) ?? 0, peak.value))
  return most
}

interface Shift extends Pick<SeriesShift, 'onsetMs' | 'lastMs' | 'from' | 'to' | 'score'> {
  /** Which of several stretches it is: the longest that is high throughout. */
  readonly gain: number
}

function findShift(values: readonly Reading[], within: Stretch | null): Shift | null {
  const stretches = within === null ? tailsOf(values) : [within]
  const found = stretches.map((stretch) => compare(values, stretch)).filter((shift) => shift !== null)
  return found.sort((a, b) => b.gain - a.gain)[0] ?? null
}

/** It rose and stays, or came back: each beginning with each end. Few buckets, so few pairs. */
function tailsOf(values: readonly Reading[]): Stretch[] {
  const stretches: Stretch[] = []
  const step = Math.max(1, Math.floor(values.length / 24))
  for (let from = MIN_BEFORE; from <= values.length - MIN_WITHIN; from += step)
    for (let to = from + MIN_WITHIN; to <= values.length; to += step) {
      const [first, last] = [values[from], values[to - 1]]
      if (first && last) stretches.push({ startMs: first.atMs, endMs: last.atMs })
    }
  return stretches
}

function compare(values: readonly Reading[], { startMs, endMs }: Stretch): Shift | null {
  const inside = values.filter(({ atMs }) => atMs >= startMs && atMs <= endMs)
  const outside = values.filter(({ atMs }) => atMs < startMs || atMs > endMs)
  const [first, last, before] = [inside[0], inside.at(-1), outside[0]]
  if (!first || !last || !before || before.atMs > startMs) return null
  if (inside.length < MIN_WITHIN || outside.length < MIN_BEFORE) return null
  const from = median(outside.map(({ value }) => value))
  const to = median(inside.map(({ value }) => value))
  const spread = 1.4826 * median(outside.map(({ value }) => Math.abs(value - from))) + LEAST_SPREAD * Math.abs(from)
  const score = (to - from) / Math.max(spread, 1e-9)
  if (to < from * MIN_RATIO || score < MIN_SCORE || !Number.isFinite(score)) return null
  return {
    onsetMs: first.atMs,
    lastMs: last.atMs,
    from,
    to,
    gain: inside.reduce((sum, { value }) => sum + value - from, 0) / Math.sqrt(inside.length),
    score: Math.min(MAX_SCORE, score * Math.min(1, Math.sqrt(outside.length / ENOUGH))),
  }
}

const MAX_SCORE = 100
const ENOUGH = 6

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
