import type { NumericSeries } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { World } from './world.ts'

/** Response times that step up and stay up, though no line calls it an error. */
export interface Slowdown {
  readonly service: string | null
  readonly name: string
  readonly onsetMs: number
  readonly endMs: number
  /** Medians before and after, in the unit of the log. */
  readonly from: number
  readonly to: number
  readonly samples: readonly LogEvent[]
}

const TIMES = /latency|duration|response_?time|elapsed|took|time_?(?:ms|taken)/i
const MIN_SIDE = 20
const MIN_RATIO = 4
const LOW = 0.1
const HIGH = 0.9
/** What lasts to the last tenth of the log has not passed by itself. */
const UNTIL = 0.9

export const findSlowdowns = (world: World): Slowdown[] => findSteps(world, TIMES, 0)

/** Numbers of these names that step up and stay up; those below `floor` count as that. */
export const findSteps = (world: World, names: RegExp, floor: number): Slowdown[] =>
  Object.values(world.digest.series)
    .filter((series) => names.test(series.name))
    .map((series) => findStep(series, world, floor))
    .filter((slowdown) => slowdown !== null)
    .sort((a, b) => a.onsetMs - b.onsetMs || b.to / b.from - a.to / a.from || (a.name < b.name ? -1 : 1))

/** The split of the bucket maxima into two levels that explains most, where the levels hardly overlap. */
function findStep(series: NumericSeries, world: World, floor: number): Slowdown | null {
  const points = Object.entries(series.buckets)
    .map(([start, [, least, most]]) => ({ at: Number(start), least, most: Math.max(floor, most) }))
    .map((point) => ({ ...point, level: Math.log(Math.max(point.most, 1e-3)) }))
    .sort((a, b) => a.at - b.at)
  const peak = series.samples[2]?.event
  if (points.length < 2 * MIN_SIDE || peak === undefined) return null
  const split = bestSplit(points.map((point) => point.level))
  const before = points.slice(0, split)
  const after = points.slice(split)
  const from = quantile(
    before.map((point) => point.most),
    0.5,
  )
  const to = quantile(
    after.map((point) => point.most),
    0.5,
  )
  const isApart =
    quantile(
      before.map((point) => point.most),
      HIGH,
    ) <
      quantile(
        after.map((point) => point.most),
        LOW,
      ) &&
    quantile(
      before.map((point) => point.least),
      HIGH,
    ) <
      quantile(
        after.map((point) => point.least),
        LOW,
      )
  const endMs = after.at(-1)!.at
  const lasts = endMs >= (world.digest.firstMs ?? 0) + world.spanMs * UNTIL
  if (!isApart || !lasts || from <= 0 || to < from * MIN_RATIO) return null
  return {
    service: series.service,
    name: series.name,
    onsetMs: after[0]!.at,
    endMs,
    from,
    to,
    samples: [peak, series.samples[1]!.event].filter((event, index, all) => all.indexOf(event) === index),
  }
}

/** Where two means explain the levels best (least squares); both sides keep their least length. */
function bestSplit(levels: readonly number[]): number {
  const total = levels.reduce((sum, level) => sum + level, 0)
  let left = 0
  let best = MIN_SIDE
  let bestGain = Number.NEGATIVE_INFINITY
  levels.forEach((level, index) => {
    const count = index + 1
    left += level
    if (count < MIN_SIDE || levels.length - count < MIN_SIDE) return
    const gain = left ** 2 / count + (total - left) ** 2 / (levels.length - count)
    if (gain > bestGain) {
      bestGain = gain
      best = count
    }
  })
  return best
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
