import type { NumericSeries, SeriesSample } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { bareName } from '../digest/labelled-number.ts'
import { isYield } from '../digest/is-yield.ts'
import { READING } from '../digest/sensor-reading.ts'
import { pearson } from '../pattern/pearson.ts'
import { quantile } from '../pattern/quantile.ts'
import type { World } from './world.ts'

/** A number that a log repeats, and that left the range of all that it was before for good. */
export interface Shift {
  readonly service: string | null
  readonly source: string
  readonly name: string
  /** At once, or climbing for a good part of what is seen. */
  readonly shape: 'step' | 'climb'
  readonly onsetMs: number
  readonly endMs: number
  /** Medians before and at the end, in the unit of the log. */
  readonly from: number
  readonly to: number
  /** Correlation of value and time over the climb, and how many readings it has. */
  readonly correlation: number
  readonly points: number
  readonly samples: readonly SeriesSample[]
}

/** The highest reading and the last one, where they are two lines. */
export const linesOf = ({ samples: [, last, peak] }: Shift): LogEvent[] => [
  ...new Set([peak, last].flatMap((sample) => (sample === undefined ? [] : [sample.event]))),
]

/** The first of the lowest readings, and the highest one; of digests of older workers the last reading. */
export const linesOfFall = ({ samples: [, last, peak, low], onsetMs }: Shift): LogEvent[] => {
  const shown = low !== undefined && (low.event.timestampMs ?? 0) >= onsetMs ? low : last
  return [...new Set([shown, peak].flatMap((sample) => (sample === undefined ? [] : [sample.event])))]
}

interface Point {
  readonly at: number
  readonly least: number
  readonly most: number
}

const MIN_POINTS = 12
/** A fall to next to nothing needs fewer. */
const FEW_POINTS = 8
const HEAD = 0.3
const TAIL = 0.15
const LOW = 0.1
const HIGH = 0.95
/** What lasts to the last tenth of the log has not passed by itself. */
const UNTIL = 0.9
const MIN_RATIO = 3
const MIN_CLIMB = 0.08
const MIN_CORRELATION = 0.85
const FAR = 4
const STRAIGHT = 0.95
const LIMIT = /limit|max|capacity|quota|total/i
/** So low, and lower than ever before, is a yield that failed. */
const FALLEN = 0.2
const MIN_YIELD = 3

/** Level of the head against level of the tail: a shift is what both agree on without overlap. */
export const findShifts = (world: World, isAsked = (name: string) => !LIMIT.test(name)): Shift[] =>
  resourcesOf(world)
    .filter(({ name }) => isAsked(bareName(name)) && !isYield(bareName(name)))
    .map((series) => findShift(series, world))
    .filter((shift) => shift !== null)
    .sort(byOnset)

/** Yields that fell below all that they were before, and stay there. */
export const findFalls = (world: World): Shift[] =>
  resourcesOf(world)
    .filter(({ name }) => isYield(bareName(name)) && !LIMIT.test(bareName(name)))
    .map((series) => findFall(series, world))
    .filter((fall) => fall !== null)
    .sort(byOnset)

/** Without what sensors measure: it moves as the plant does. */
const resourcesOf = ({ digest }: World): NumericSeries[] =>
  Object.values(digest.series).filter(({ name }) => !name.startsWith(READING))

const byOnset = (a: Shift, b: Shift): number => a.onsetMs - b.onsetMs || (a.name < b.name ? -1 : 1)

function findFall(series: NumericSeries, world: World): Shift | null {
  const points = pointsOf(series)
  const endMs = points.at(-1)?.at ?? 0
  if (!isSeenToTheEnd(points, world, FEW_POINTS)) return null
  const values = points.map((point) => point.most)
  const from = quantile(values.slice(0, Math.ceil(points.length * HEAD)), 0.5)
  const before = values.findLastIndex((value) => value > from * FALLEN)
  const after = points.slice(before + 1)
  const to = Math.max(...after.map((point) => point.most))
  const [onset] = after
  const least = to <= Math.min(...values.slice(0, before + 1)) * COLLAPSED ? 1 : MIN_AFTER
  if (onset === undefined || after.length < least || from < MIN_YIELD) return null
  if (values.slice(0, before).filter((value) => value <= from * FALLEN).length > before * MOST_DIPS) return null
  const { service, source, name, samples } = series
  return { service, source, name, endMs, from, to, samples, ...straightnessOf(after), shape: 'step', onsetMs: onset.at }
}

const MIN_AFTER = 3
/** So much less than ever before that once is enough. */
const COLLAPSED = 0.01
/** Readings as low before, of all. */
const MOST_DIPS = 0.05

/** In time order. */
export const pointsOf = (series: NumericSeries): Point[] =>
  Object.entries(series.buckets)
    .map(([start, [, least, most]]): Point => ({ at: Number(start), least, most }))
    .sort((a, b) => a.at - b.at)

const isSeenToTheEnd = (points: readonly Point[], { digest, spanMs }: World, least = MIN_POINTS): boolean =>
  points.length >= least && (points.at(-1)?.at ?? 0) >= (digest.firstMs ?? 0) + spanMs * UNTIL

function findShift(series: NumericSeries, world: World): Shift | null {
  const points = pointsOf(series)
  const { service, source, name, samples } = series
  if (!isSeenToTheEnd(points, world) || samples[2] === undefined) return null
  const levels = levelsOf(points)
  const rise = riseAllAlong(points) ?? findRise(points, levels, world.spanMs)
  const endMs = points.at(-1)?.at ?? 0
  return rise === null ? null : { service, source, name, endMs, to: levels.to, samples, ...rise }
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

type Rise = Pick<Shift, 'correlation' | 'points' | 'shape' | 'onsetMs' | 'from'>

/** From the last reading that was as usual. */
function findRise(
  points: readonly Point[],
  { from, usual, to, leastOfTail, tailLength }: Levels,
  spanMs: number,
): Rise | null {
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

/** How straight a climb is. */
export const straightnessOf = (points: readonly Point[]): Pick<Shift, 'correlation' | 'points'> => ({
  correlation: pearson(
    points.map((point) => point.at),
    points.map((point) => point.most),
  ),
  points: points.length,
})

/** From the first line on, so that there is no level before. */
function riseAllAlong(points: readonly Point[]): Rise | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || last.most < Math.max(1, first.most) * MIN_RATIO) return null
  const peak = Math.max(...points.map((point) => point.most))
  const straight = straightnessOf(points)
  if (last.most < peak * 0.9 || straight.correlation < STRAIGHT) return null
  return { ...straight, shape: 'climb', onsetMs: first.at, from: first.most }
}
