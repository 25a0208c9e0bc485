import type { NumericSeries } from '../model/digest.ts'
import { pearson } from './pearson.ts'
import { quantile } from './quantile.ts'

export interface Point {
  readonly at: number
  readonly least: number
  readonly most: number
}

/** A level that was left. */
export interface Rise {
  /** At once, climbing for a good part of what is seen, or up for long and back again. */
  readonly shape: 'step' | 'climb' | 'excursion'
  readonly onsetMs: number
  readonly endMs: number
  /** Medians before and at the end, in the unit of the log; of what came back its highest. */
  readonly from: number
  readonly to: number
  /** Correlation of value and time over the climb, and how many readings it has. */
  readonly correlation: number
  readonly points: number
}

const HEAD = 0.3
const TAIL = 0.15
const LOW = 0.1
const HIGH = 0.95
const MIN_RATIO = 3
const MIN_CLIMB = 0.08
const MIN_CORRELATION = 0.85
const FAR = 4
const STRAIGHT = 0.95

/** In time order. */
export const pointsOf = (series: Pick<NumericSeries, 'buckets'>): Point[] =>
  Object.entries(series.buckets)
    .map(([start, [, least, most]]): Point => ({ at: Number(start), least, most }))
    .sort((a, b) => a.at - b.at)

/** How straight a climb is. */
export const straightnessOf = (points: readonly Point[]): Pick<Rise, 'correlation' | 'points'> => ({
  correlation: pearson(
    points.map((point) => point.at),
    points.map((point) => point.most),
  ),
  points: points.length,
})

/** To a level that lasts to the end. */
export function findRise(points: readonly Point[], spanMs: number): Rise | null {
  const levels = levelsOf(points)
  const rise = riseAllAlong(points) ?? riseFromUsual(points, levels, spanMs) ?? stepBetween(points)
  return rise === null ? null : { ...rise, to: levels.to, endMs: points.at(-1)?.at ?? 0 }
}

/** Of a number of which nothing is known: far from a level that it kept, and no counter. */
export function findLeap(points: readonly Point[], spanMs: number): Rise | null {
  const levels = levelsOf(points)
  if (levels.to < LEAST_LEAP && levels.from === 0) return null
  const rise = onlyCounts(points) ? null : (riseFromUsual(points, levels, spanMs) ?? stepBetween(points))
  return rise === null ? null : { ...rise, to: levels.to, endMs: points.at(-1)?.at ?? 0 }
}

const LEAST_LEAP = 10

/** Higher again and again in its beginning, and never lower. */
function onlyCounts(points: readonly Point[]): boolean {
  const head = points.slice(0, Math.ceil(points.length * HEAD))
  const rises = head.filter((point, at) => point.most > (head[at - 1]?.most ?? point.most)).length
  const falls = head.filter((point, at) => point.most < (head[at - 1]?.most ?? point.most)).length
  return falls === 0 && rises > head.length / 2
}

interface Levels {
  readonly from: number
  readonly usual: number
  readonly to: number
  readonly leastOfTail: number
  readonly tailLength: number
}

function levelsOf(points: readonly Point[]): Levels {
  const values = points.map((point) => point.most)
  const head = values.slice(0, Math.ceil(values.length * HEAD))
  const tail = values.slice(-Math.ceil(values.length * TAIL))
  return {
    from: quantile(head, 0.5),
    usual: quantile(head, HIGH),
    to: quantile(tail, 0.5),
    leastOfTail: quantile(tail, LOW),
    tailLength: tail.length,
  }
}

type Start = Omit<Rise, 'to' | 'endMs'>

/** From the last reading that was as usual. */
function riseFromUsual(
  points: readonly Point[],
  { from, usual, to, leastOfTail, tailLength }: Levels,
  spanMs: number,
): Start | null {
  if (leastOfTail <= usual || to < Math.max(1, from) * MIN_RATIO) return null
  const before = points.findLastIndex((point, index) => index < points.length - tailLength && point.most <= usual)
  const after = points.slice(before + 1)
  const [last, onset] = [points[Math.max(0, before)], after[0]]
  if (last === undefined || onset === undefined) return null
  const reached = after.findIndex((point) => point.most >= from + (to - from) * 0.8)
  const climb = after.slice(0, reached + 1)
  const isClimb = ((climb.at(-1) ?? points.at(-1))?.at ?? 0) - last.at >= spanMs * MIN_CLIMB
  const straight = straightnessOf(climb)
  const isStraight = climb.length <= 4 || straight.correlation >= MIN_CORRELATION
  // Neither at once nor steadily: so far from all that was before that it need not be either.
  if (isClimb && !isStraight && leastOfTail < usual * FAR) return null
  return { ...straight, shape: isClimb && isStraight ? 'climb' : 'step', onsetMs: onset.at, from }
}

/** So much of what is seen shows the level before, where it was soon left. */
const EARLY = 0.08
const MIN_EARLY = 6
/** Readings on the wrong side, of those before and of those after. */
const MOST_HIGH = 0.05
const MOST_LOW = 0.15

/** Between two levels, where some readings of either stay: nearly all before are nearer to the one, nearly all after to the other. */
function stepBetween(points: readonly Point[]): Start | null {
  const from = medianOf(points.slice(0, Math.max(MIN_EARLY, Math.ceil(points.length * EARLY))))
  const to = medianOf(points.slice(-Math.ceil(points.length * TAIL)))
  if (to < Math.max(1, from) * MIN_RATIO) return null
  const bound = Math.sqrt(Math.max(1, from) * to)
  const { at, high, low } = cleanestSplit(points.map((point) => point.most > bound))
  const after = points.slice(at)
  if (at < MIN_EARLY || high > at * MOST_HIGH || low > after.length * MOST_LOW) return null
  return { ...straightnessOf(after), shape: 'step', onsetMs: after[0]?.at ?? 0, from }
}

/** Where the fewest are high before and low after. */
function cleanestSplit(isHigh: readonly boolean[]): {
  readonly at: number
  readonly high: number
  readonly low: number
} {
  let [high, low] = [0, isHigh.filter((one) => !one).length]
  let best = { at: 0, high, low }
  for (const [at, one] of isHigh.entries()) {
    if (one) high += 1
    else low -= 1
    if (high + low < best.high + best.low) best = { at: at + 1, high, low }
  }
  return best
}

const medianOf = (points: readonly Point[]): number =>
  quantile(
    points.map((point) => point.most),
    0.5,
  )

/** From the first line on, so that there is no level before. */
function riseAllAlong(points: readonly Point[]): Start | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || last.most < Math.max(1, first.most) * MIN_RATIO) return null
  const peak = Math.max(...points.map((point) => point.most))
  const straight = straightnessOf(points)
  if (last.most < peak * 0.9 || straight.correlation < STRAIGHT) return null
  return { ...straight, shape: 'climb', onsetMs: first.at, from: first.most }
}

/** Of an excursion: so far above all that was before, for so many readings, after so many as usual. */
const OUTLYING = 10
const LONG = 10
const MIN_BEFORE = 12

/** Far above all that was before it, reading after reading, and back again. */
export function findExcursion(points: readonly Point[]): Rise | null {
  const first = firstOutlier(points)
  const [onset, before] = [points[first], points.slice(0, Math.max(0, first))]
  if (onset === undefined) return null
  const bound = OUTLYING * Math.max(1, mostOf(before))
  const back = points.findIndex((point, at) => at > first && point.most < bound)
  const run = points.slice(first, back < 0 ? points.length : back)
  const last = run.at(-1)
  if (last === undefined || run.length < LONG) return null
  const from = medianOf(before)
  return { ...straightnessOf(run), shape: 'excursion', onsetMs: onset.at, endMs: last.at, from, to: mostOf(run) }
}

/** -1 where none is. */
function firstOutlier(points: readonly Point[]): number {
  let most = 1
  return points.findIndex((point, at) => {
    if (at >= MIN_BEFORE && point.most >= OUTLYING * most) return true
    most = Math.max(most, point.most)
    return false
  })
}

const mostOf = (points: readonly Point[]): number => points.reduce((most, point) => Math.max(most, point.most), 0)
