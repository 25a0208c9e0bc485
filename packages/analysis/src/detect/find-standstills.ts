import { bucketTimes } from '../digest/bucket-times.ts'
import type { TemplateSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { gapsBetween } from '../digest/gaps-between.ts'
import { mergeUnits } from '../digest/merge-units.ts'
import { saysGoodbye } from '../frame/says-goodbye.ts'
import { saysStart } from '../frame/says-start.ts'
import { judgeBadness } from '../frame/judge-badness.ts'
import { keepsTime } from '../digest/keeps-time.ts'
import { isTimed, timedByService, type TimedUnit } from '../model/timed-unit.ts'
import type { World } from './world.ts'

/** Work that a service reported at a steady pace and then no more, while it or others go on. */
export interface Standstill {
  readonly service: string
  /** What it reported of each piece of work. */
  readonly work: TemplateSummary
  readonly lastMs: number
  readonly everyMs: number
  /** How often that pace had been kept. */
  readonly times: number
  /** The last report, and what the service says for the first time just then. */
  readonly samples: readonly LogEvent[]
  readonly lastWord: LogEvent | null
}

const MIN_FLOW = 60
const MIN_FLOW_SLOTS = 25
const FILLED = 0.96
const FLOW_GAPS = 30
const MIN_RUNS = 8
const SAME_INTERVAL = 0.3
const MISSED_RUNS = 4
/** Work in batches is silent between them, for about as long each time. */
const LONGEST_PAUSES = 2.5
const MIN_LIFE = 0.25
const MIN_SILENT = 0.1
const MIN_SILENT_MS = 120_000
const MIN_OTHERS = 20
const SAME_PACE = 0.5
const FEW = 3

export function findStandstills(world: World): Standstill[] {
  const { firstMs, lastMs: endMs } = world.digest
  if (firstMs === null || endMs === null) return []
  return [...timedByService(world.units)]
    .map(([service, units]) => findStop(service, units, world, endMs))
    .filter((stop) => stop !== null)
    .sort((a, b) => a.lastMs - b.lastMs || (a.service < b.service ? -1 : 1))
}

function findStop(service: string, units: readonly TimedUnit[], world: World, endMs: number): Standstill | null {
  const kinds = [...Map.groupBy<string, TemplateSummary>(units, (unit) => unit.templateId).values()]
    .map((same) => same.reduce(mergeUnits))
    .filter(isTimed)
  const stopped = kinds
    .filter(isOrdinary)
    .map((work) => ({ work, everyMs: paceOf(work, world, endMs) }))
    .filter((stop): stop is { work: TimedUnit; everyMs: number } => stop.everyMs !== null)
    .sort((a, b) => b.work.lastMs - a.work.lastMs || b.work.count - a.work.count)
  const last = stopped[0]
  if (last === undefined) return null
  const { work, everyMs } = last
  const { lastMs } = work
  const isAtStop = ({ firstMs }: TimedUnit): boolean =>
    firstMs >= lastMs - 2 * everyMs && firstMs <= lastMs + Math.max(5 * everyMs, 10_000)
  const begun = kinds.filter((kind) => kind.firstMs >= lastMs - 2 * everyMs)
  if (begun.some((kind) => kind.count > FEW && isOrdinary(kind)) || isTakenOver(work, everyMs, world)) return null
  const goodbyes = kinds
    .filter((kind) => kind.count <= FEW)
    .flatMap((kind) => kind.samples.filter((event) => isGoodbye(event, lastMs, everyMs)))
  if (goodbyes.length > 0 && !isBackAfter(goodbyes, kinds)) return null
  if (!goesOn(world, kinds, work, stopped, endMs)) return null
  const atStop = begun.filter(isAtStop)
  const turned = atStop.find((kind) => !isOrdinary(kind)) ?? atStop.find((kind) => kind.count <= FEW)
  const lastWord = turned?.samples[0] ?? null
  const lastEvent = work.samples.findLast((event) => event.timestampMs === lastMs) ?? work.samples.at(-1)
  if (lastEvent === undefined) return null
  return {
    service,
    work,
    lastMs,
    everyMs,
    times: work.count,
    samples: lastWord === null ? [lastEvent] : [lastEvent, lastWord],
    lastWord,
  }
}

/** Another begins to report the same just then: a new replica, the other half of a pair. */
const isTakenOver = ({ templateId, service, lastMs }: TimedUnit, everyMs: number, { units }: World): boolean =>
  units.some(
    (unit) =>
      unit.templateId === templateId &&
      unit.service !== service &&
      unit.count > FEW &&
      Math.abs((unit.firstMs ?? 0) - lastMs) <= MISSED_RUNS * everyMs,
  )

const isOrdinary = (unit: TemplateSummary): boolean =>
  (unit.status === null || unit.status < 400) &&
  judgeBadness(unit.level, unit.samples[0]?.message ?? '', unit.exceptionType !== null) === 0

/** The mean time between two reports of work that stopped; null where it went on, or never kept a pace. */
function paceOf(work: TimedUnit, world: World, endMs: number): number | null {
  const { count } = work
  const lifeMs = work.lastMs - work.firstMs
  const silentMs = endMs - work.lastMs
  if (lifeMs < world.spanMs * MIN_LIFE || silentMs < Math.max(world.spanMs * MIN_SILENT, MIN_SILENT_MS)) return null
  if (silentMs < longestPauseMs(work.buckets) * LONGEST_PAUSES) return null
  const everyMs = lifeMs / Math.max(1, count - 1)
  if (count >= MIN_FLOW && silentMs >= everyMs * FLOW_GAPS && flows(work, everyMs, world.digest.bucketMs))
    return everyMs
  if (
    count >= MIN_RUNS &&
    silentMs >= everyMs * MISSED_RUNS &&
    keepsTime(work.buckets, { runs: count, tolerance: SAME_INTERVAL })
  )
    return everyMs
  return null
}

const longestPauseMs = (buckets: TimedUnit['buckets']): number => Math.max(0, ...gapsBetween(bucketTimes(buckets)))

/** Hardly a stretch of its life without a report. */
function flows({ buckets, firstMs, lastMs }: TimedUnit, everyMs: number, bucketMs: number): boolean {
  const slotMs = Math.max(2 * bucketMs, everyMs * 5)
  const slots = Math.floor((lastMs - firstMs) / slotMs)
  if (slots < MIN_FLOW_SLOTS) return false
  const filled = new Set(Object.values(buckets).map(([, atMs]) => Math.floor((atMs - firstMs) / slotMs)))
  return filled.size >= slots * FILLED
}

const isGoodbye = ({ timestampMs, message }: LogEvent, lastMs: number, everyMs: number): boolean =>
  timestampMs !== null &&
  timestampMs >= lastMs - 3 * everyMs &&
  timestampMs <= lastMs + Math.max(3 * everyMs, 10_000) &&
  saysGoodbye(message)

/** It says after all of them that it starts: it was to go on, and did not. */
function isBackAfter(goodbyes: readonly LogEvent[], kinds: readonly TimedUnit[]): boolean {
  const endMs = Math.max(...goodbyes.map(({ timestampMs }) => timestampMs ?? 0))
  return kinds.some(
    ({ firstMs, count, samples }) =>
      firstMs > endMs && count <= FEW && samples.some(({ message }) => saysStart(message)),
  )
}

/** The rest goes on much as before: it is neither the end of the log nor the evening of a day. */
function goesOn(
  world: World,
  kinds: readonly TimedUnit[],
  work: TimedUnit,
  stopped: readonly { readonly work: TemplateSummary }[],
  endMs: number,
): boolean {
  const { firstMs, lastMs } = work
  const own = new Set(kinds.map((kind) => kind.templateId))
  const stands = new Set(stopped.map((stop) => stop.work.templateId))
  let before = 0
  let after = 0
  for (const unit of world.units) {
    if (own.has(unit.templateId) && unit.service === work.service && stands.has(unit.templateId)) continue
    for (const [count, atMs] of Object.values(unit.buckets)) {
      if (atMs > lastMs) after += count
      else if (atMs >= firstMs) before += count
    }
  }
  const pace = before / Math.max(1, lastMs - firstMs)
  return after >= MIN_OTHERS && after / Math.max(1, endMs - lastMs) >= pace * SAME_PACE
}
