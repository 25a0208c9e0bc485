import type { NumericSeries } from '../model/digest.ts'
import { correlate, type Trend } from './find-trends.ts'
import type { World } from './world.ts'

const RESOURCE =
  /(?:mem|rss|heap|disk|inode|used|usage|fds?\b|open_?f|conn|pool|queue|backlog|lag|depth|pending|unacked|goroutine|thread|parts|latency|duration|took)/i
const LIMIT = /(?:limit|max|capacity|quota|total)/i
const MIN_POINTS = 10
const MIN_CORRELATION = 0.93
const MIN_RATIO = 2
/** A climb that lasted to the last tenth of the log has not ended by itself. */
const UNTIL = 0.9
const MIN_SHARE = 0.08
/** How far above the climb's foot a value may still be said to lie at it. */
const AT_FOOT = 0.02

/** Numbers without a known limit that climb steadily to the end of what is seen, or of their own reports. */
export const findGrowths = (world: World): Trend[] =>
  Object.values(world.digest.series)
    .filter((series) => RESOURCE.test(series.name) && !LIMIT.test(series.name))
    .map((series) => describeGrowth(series, world))
    .filter((growth) => growth !== null)

function describeGrowth(series: NumericSeries, world: World): Trend | null {
  const points = Object.entries(series.buckets)
    .map(([start, [, , most]]) => ({ at: Number(start), value: most }))
    .sort((a, b) => a.at - b.at)
  if (points.length < MIN_POINTS) return null
  const peak = points.reduce((best, point, index) => (point.value > points[best]!.value ? index : best), 0)
  const end = points.at(-1)!.at
  if (points[peak]!.at < points[0]!.at + (end - points[0]!.at) * UNTIL) return null
  const least = Math.min(...points.slice(0, peak + 1).map((point) => point.value))
  const foot = points
    .slice(0, peak + 1)
    .findLastIndex((point) => point.value <= least + (points[peak]!.value - least) * AT_FOOT)
  const climb = points.slice(foot, peak + 1)
  const [first, last] = [climb[0]!, climb.at(-1)!]
  if (climb.length < MIN_POINTS || last.at - first.at < world.spanMs * MIN_SHARE) return null
  const correlation = correlate(
    climb.map((point) => point.at),
    climb.map((point) => point.value),
  )
  if (correlation < MIN_CORRELATION || last.value < Math.max(1, first.value) * MIN_RATIO) return null
  return {
    service: series.service,
    source: series.source,
    name: series.name,
    from: first.value,
    to: last.value,
    limit: null,
    correlation,
    points: climb.length,
    startMs: first.at,
    endMs: last.at,
    samples: series.samples,
  }
}
