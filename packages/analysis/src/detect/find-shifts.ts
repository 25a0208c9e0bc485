import type { NumericSeries, SeriesSample } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { bareName, isLabelled } from '../digest/labelled-number.ts'
import { isGauge } from '../digest/is-yield.ts'
import { READING } from '../digest/sensor-reading.ts'
import {
  findExcursion,
  findLeap,
  findRise,
  pointsOf,
  straightnessOf,
  type Point,
  type Rise,
} from '../pattern/find-rise.ts'
import { quantile } from '../pattern/quantile.ts'
import type { World } from './world.ts'

/** A number that a log repeats, and that left the range of all that it was before: for good, or for long. */
export interface Shift extends Rise {
  readonly service: string | null
  readonly source: string
  readonly name: string
  readonly samples: readonly SeriesSample[]
}

/** The highest reading and the last one, where they are two lines. */
export const linesOf = ({ samples: [, last, peak] }: Shift): LogEvent[] => eventsOf(peak, last)

/** The first of the lowest readings, and the highest one; of digests of older workers the last reading. */
export const linesOfFall = ({ samples: [, last, peak, low], onsetMs }: Shift): LogEvent[] =>
  eventsOf(low !== undefined && (low.event.timestampMs ?? 0) >= onsetMs ? low : last, peak)

export const eventsOf = (...samples: readonly (SeriesSample | undefined)[]): LogEvent[] => [
  ...new Set(samples.flatMap((sample) => sample?.event ?? [])),
]

const MIN_POINTS = 12
/** A fall to next to nothing needs fewer. */
const FEW_POINTS = 8
const HEAD = 0.3
/** What lasts to the last tenth of its source has not passed by itself. */
const UNTIL = 0.9
const LIMIT = /limit|max|capacity|quota|total/i
/** So low, and lower than ever before, is a yield that failed. */
const FALLEN = 0.2
const MIN_YIELD = 3

/** Level of the head against level of the tail: a shift is what both agree on without overlap. */
export const findShifts = (world: World): Shift[] =>
  resourcesOf(world)
    .map((series) => findShift(series, world))
    .filter((shift) => shift !== null)
    .sort(byOnset)

/** Yields, and numbers of any name, that fell below all that they were before, and stay there. */
export const findFalls = (world: World): Shift[] =>
  resourcesOf(world)
    .filter(({ name }) => !isGauge(bareName(name)))
    .map((series) => findFall(series, world))
    .filter((fall) => fall !== null)
    .sort(byOnset)

/** Without what sensors measure, as it moves as the plant does, and without limits. */
const resourcesOf = ({ digest }: World): NumericSeries[] =>
  Object.values(digest.series).filter(({ name }) => !name.startsWith(READING) && !LIMIT.test(bareName(name)))

/** Of what begins at once, first what says of which of several things it is. */
const byOnset = (a: Shift, b: Shift): number =>
  a.onsetMs - b.onsetMs || Number(isLabelled(b.name)) - Number(isLabelled(a.name)) || (a.name < b.name ? -1 : 1)

function findFall(series: NumericSeries, world: World): Shift | null {
  const points = pointsOf(series)
  const endMs = points.at(-1)?.at ?? 0
  if (points.length < FEW_POINTS || !isSeenToTheEnd(series, points, world)) return null
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

function isSeenToTheEnd(series: NumericSeries, points: readonly Point[], { digest }: World): boolean {
  const { firstMs, lastMs } = digest.sources[series.source] ?? digest
  const untilMs = (firstMs ?? 0) + ((lastMs ?? 0) - (firstMs ?? 0)) * UNTIL
  return (points.at(-1)?.at ?? 0) >= untilMs
}

function findShift(series: NumericSeries, world: World): Shift | null {
  const points = pointsOf(series)
  const { service, source, name, samples } = series
  if (points.length < MIN_POINTS || samples[2] === undefined) return null
  const isKnown = isGauge(bareName(name))
  const find = isKnown ? findRise : findLeap
  const rise = isSeenToTheEnd(series, points, world) ? find(points, world.spanMs) : null
  const found = rise ?? (isKnown ? findExcursion(points) : null)
  return found === null ? null : { service, source, name, samples, ...found }
}
