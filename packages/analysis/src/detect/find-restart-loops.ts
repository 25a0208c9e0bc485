import type { TemplateSummary } from '../model/digest.ts'
import { gapsBetween } from '../digest/gaps-between.ts'
import { keepsTime } from '../digest/keeps-time.ts'
import { saysServiceStarts } from '../frame/says-start.ts'
import { RunningCount } from '../model/running-count.ts'
import { timedByService, type TimedUnit } from '../model/timed-unit.ts'
import type { World } from './world.ts'

/** A service that starts again and again and does next to nothing between its starts. */
export interface RestartLoop {
  readonly service: string
  /** What it says each time that it starts. */
  readonly banner: TemplateSummary
  readonly onsetMs: number
  readonly starts: number
  readonly everyMs: number
}

/** What comes faster than this is several instances that start at once, not one that starts anew. */
const MIN_PERIOD_MS = 3_000
const MIN_STARTS = 4
const MAX_PERIOD_MS = 900_000
const MAX_LINES_PER_START = 30
const UNTIL = 0.85
/** As exact as a timer, and no more often than one would set it: a job that is started, not a process that dies. */
const TIMER = { runs: 5, tolerance: 0.01 }
const LEAST_PERIOD_MS = 240_000

export function findRestartLoops(world: World): RestartLoop[] {
  return [...timedByService(world.units)]
    .filter(([service]) => service !== '')
    .map(([service, units]) => findLoop(service, units, world))
    .filter((loop) => loop !== null)
}

function findLoop(service: string, units: readonly TimedUnit[], world: World): RestartLoop | null {
  const [banner] = units
    .filter((unit) => unit.count >= MIN_STARTS && isBanner(unit))
    .toSorted((a, b) => b.count - a.count || a.firstMs - b.firstMs || (a.templateId < b.templateId ? -1 : 1))
  if (banner === undefined) return null
  const starts = Object.values(banner.buckets).sort((a, b) => a[1] - b[1])
  const gaps = gapsBetween(starts.map(([, at]) => at))
  const first = gaps.findIndex((gap, index) => gaps.slice(index).every((later) => later <= MAX_PERIOD_MS) && gap > 0)
  const [onset, last] = [starts[first], starts.at(-1)]
  if (onset === undefined || last === undefined) return null
  const loop = starts.slice(first)
  const [[, onsetMs], [, lastMs]] = [onset, last]
  const count = loop.reduce((sum, [times]) => sum + times, 0)
  const everyMs = (lastMs - onsetMs) / Math.max(1, count - 1)
  const [, linesSince] = new RunningCount(units.flatMap((unit) => Object.values(unit.buckets))).around(onsetMs)
  const lasts = lastMs >= (world.digest.firstMs ?? 0) + world.spanMs * UNTIL
  if (
    count < MIN_STARTS ||
    everyMs < MIN_PERIOD_MS ||
    !lasts ||
    (everyMs >= LEAST_PERIOD_MS && keepsTime(banner.buckets, TIMER)) ||
    linesSince / count > MAX_LINES_PER_START
  )
    return null
  return { service, banner, onsetMs, starts: count, everyMs }
}

const isBanner = ({ level, samples }: TemplateSummary): boolean =>
  (level === null || level === 'info' || level === 'debug') && saysServiceStarts(samples[0]?.message ?? '')
