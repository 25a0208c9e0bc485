import type { TemplateSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { outcomeIn } from '../frame/outcome-in.ts'
import { saysGoodbye } from '../frame/says-goodbye.ts'
import { timedByService, type TimedUnit } from '../model/timed-unit.ts'
import type { World } from './world.ts'

/** A service that logged steadily and then no more, while others went on. */
export interface Silence {
  readonly service: string
  readonly lastMs: number
  readonly lastEvent: LogEvent
  /** True when it had hardly ever paused before: then the silence alone is worth an incident. */
  readonly wasRegular: boolean
  /** How many lines it would have written since, at its own pace. */
  readonly missed: number
}

const MIN_EVENTS = 60
const MIN_GAPS = 30
const MIN_SILENT_SHARE = 0.08
const MIN_SILENT_MS = 60_000
const MIN_OTHERS = 20
const REGULAR_SHARE = 0.95
const MIN_SLOTS = 40
/** So few lines are missing from one slot in twenty by chance. */
const PER_SLOT = 3
/** What is said again and again is no farewell, whatever its words. */
const RARE = 5
const FAREWELL_MS = 5_000

export function findSilences(world: World): Silence[] {
  const { digest } = world
  if (digest.firstMs === null || digest.lastMs === null) return []
  const ends = endOfClocks(world.units)
  const silences: Silence[] = []
  for (const [service, units] of timedByService(world.units)) {
    if (service === '') continue
    const count = units.reduce((sum, unit) => sum + unit.count, 0)
    const last = units.reduce((a, b) => (b.lastMs > a.lastMs ? b : a))
    const firstMs = Math.min(...units.map((unit) => unit.firstMs))
    const { lastMs } = last
    const silentMs = (ends.get(isZoneAssumed(last)) ?? lastMs) - lastMs
    const gapMs = (lastMs - firstMs) / Math.max(1, count)
    const lastEvent = last.samples[last.samples.length - 1]
    if (lastEvent === undefined || count < MIN_EVENTS || units.some((unit) => isFarewell(unit, lastMs))) continue
    if (silentMs < Math.max(gapMs * MIN_GAPS, world.spanMs * MIN_SILENT_SHARE, MIN_SILENT_MS)) continue
    if (countAfter(world, last) < MIN_OTHERS) continue
    silences.push({
      service,
      lastMs,
      lastEvent,
      wasRegular: isRegular(units, firstMs, lastMs, Math.max(digest.bucketMs, gapMs * PER_SLOT)),
      missed: Math.round(silentMs / Math.max(1, gapMs)),
    })
  }
  return silences.sort((a, b) => a.lastMs - b.lastMs || (a.service < b.service ? -1 : 1))
}

/** Among its last lines one says that it ends. */
function isFarewell({ count, lastMs, samples }: World['units'][number], endMs: number): boolean {
  const message = samples.at(-1)?.message
  if (message === undefined || count > RARE || lastMs === null || lastMs < endMs - FAREWELL_MS) return false
  return saysGoodbye(message) || outcomeIn(message) !== null
}

/** Clocks of a known zone and those of an assumed one may be hours apart: who writes by the one tells nothing of the other. */
const isZoneAssumed = ({ samples }: TemplateSummary): boolean => samples[0]?.zoneAssumed ?? false

/** The last moment that each kind of clock shows. */
function endOfClocks(units: readonly TemplateSummary[]): Map<boolean, number> {
  const ends = new Map<boolean, number>()
  for (const unit of units)
    if (unit.lastMs !== null)
      ends.set(isZoneAssumed(unit), Math.max(ends.get(isZoneAssumed(unit)) ?? unit.lastMs, unit.lastMs))
  return ends
}

/** What others write by the same kind of clock after its last line. */
const countAfter = ({ units }: World, last: TimedUnit): number =>
  units
    .filter((unit) => unit.service !== last.service && isZoneAssumed(unit) === isZoneAssumed(last))
    .flatMap((unit) => Object.values(unit.buckets))
    .reduce((sum, [count, atMs]) => (atMs > last.lastMs ? sum + count : sum), 0)

/** Hardly a slot of its time without a line; slots are wide enough to hold several on average. */
function isRegular(
  units: readonly { buckets: Readonly<Record<string, readonly [number, number]>> }[],
  firstMs: number,
  lastMs: number,
  leastMs: number,
): boolean {
  const starts = new Set(units.flatMap((unit) => Object.keys(unit.buckets).map(Number)))
  const slotMs = Math.max(leastMs, (lastMs - firstMs) / 100)
  const slots = Math.floor((lastMs - firstMs) / slotMs)
  if (slots < MIN_SLOTS) return false
  const filled = new Set([...starts].map((start) => Math.floor((start - firstMs) / slotMs)))
  return filled.size >= slots * REGULAR_SHARE
}
