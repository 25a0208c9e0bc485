import type { NumericSeries, SeriesSample } from '../model/digest.ts'
import { bareName } from '../digest/labelled-number.ts'
import { pointsOf, straightnessOf } from '../pattern/find-rise.ts'
import type { World } from './world.ts'

/** A resource that fills up: how far it came, and how steadily. */
export interface Trend {
  readonly service: string | null
  readonly source: string
  readonly name: string
  readonly from: number
  readonly to: number
  readonly limit: number | null
  /** Correlation of value and time over the longest climb, -1..1. */
  readonly correlation: number
  /** Of the climb. */
  readonly points: number
  readonly startMs: number
  readonly endMs: number
  readonly samples: readonly SeriesSample[]
}

const RESOURCE = /(mem|rss|heap|disk|inode|used|usage|percent|pct|%|fd|open_?files|conn|pool|queue|backlog|lag)/i
const LIMIT = /(limit|max|capacity|quota|total)/i
const MIN_POINTS = 6
const MIN_CORRELATION = 0.85
const FULL = 0.9

/** Resources that climb steadily to their limit, or to a hundred per cent. */
export function findTrends(world: World): Trend[] {
  const all = Object.values(world.digest.series)
  return all
    .filter(({ name }) => RESOURCE.test(bareName(name)) && !LIMIT.test(bareName(name)))
    .map((series) => describeTrend(series, findLimit(series, all)))
    .filter((trend) => trend !== null)
}

function describeTrend(series: NumericSeries, limit: number | null): Trend | null {
  const points = pointsOf(series)
  if (points.length < MIN_POINTS) return null
  const values = points.map((point) => point.most)
  const peak = values.indexOf(Math.max(...values))
  const bottom = values.lastIndexOf(Math.min(...values.slice(0, peak + 1)), peak)
  const climb = points.slice(bottom, peak + 1)
  const [first, last] = [climb[0], climb.at(-1)]
  if (!first || !last || climb.length < MIN_POINTS) return null
  const [from, to] = [first.most, last.most]
  const isShare = limit === null && /percent|pct|%/i.test(bareName(series.name))
  const reachesLimit = limit !== null ? to >= limit * FULL * 0.9 : isShare && to >= 100 * FULL
  const straight = straightnessOf(climb)
  if (straight.correlation < MIN_CORRELATION || !reachesLimit) return null
  const { service, source, name, samples } = series
  return { service, source, name, from, to, limit, ...straight, startMs: first.at, endMs: last.at, samples }
}

/** The number that stands beside a resource as its limit: larger, hardly changing, and of a name that says so. */
function findLimit(series: NumericSeries, all: readonly NumericSeries[]): number | null {
  const peak = series.samples[2]?.value ?? 0
  const limits = all
    .filter(
      (other) => other.source === series.source && other.service === series.service && LIMIT.test(bareName(other.name)),
    )
    .filter((other) => other.samples[0]?.value === other.samples[2]?.value)
    .map((other) => other.samples[0]?.value ?? 0)
    .filter((value) => value >= peak && value <= peak * 3)
  return limits.length === 0 ? null : Math.min(...limits)
}
