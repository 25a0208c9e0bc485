import type { LogEvent } from '../model/log-event.ts'
import type { TemplateSummary } from '../model/digest.ts'
import { timedByService, type TimedUnit } from './timed-unit.ts'
import type { World } from './world.ts'

/** Work that went on at an even rate, fell to a part of it in one step, and stays there. */
export interface Drop {
  readonly service: string
  readonly onsetMs: number
  readonly endMs: number
  /** Events a minute before and after. */
  readonly from: number
  readonly to: number
  readonly samples: readonly LogEvent[]
}

const EVENTS_PER_SLOT = 40
const MIN_SIDE = 10
const MAX_SLOTS = 240
const MAX_RATIO = 0.6
const MIN_RATIO = 0.05
const EDGE = 4
/** How far the slots at the edge of the step may lie from the mean of their side: a tide or a decline ebbs slowly. */
const EDGE_TOLERANCE = 0.2
/** Variance over mean; 1 where events come by chance at one rate. */
const MAX_DISPERSION = 3
const MOVED = 0.5
const MINUTE_MS = 60_000
const SAID_AROUND_MS = 120_000
const FEW = 6
const PLANNED =
  /\b(?:scal(?:ed|ing)|drain(?:ed|ing)|maintenance|planned|paused?|suspended|finished|completed?|done|throttl\w+|sampling|log(?:ging)? level|shut(?:ting)? ?down|stopp(?:ed|ing)|retired|decommission\w*|load ?test|benchmark)\b/i

export function findDrops(world: World): Drop[] {
  const { firstMs, lastMs } = world.digest
  if (firstMs === null || lastMs === null) return []
  return [...timedByService(world.units)]
    .map(([service, units]) => findDrop(service, units, world, lastMs))
    .filter((drop) => drop !== null)
    .sort((a, b) => a.onsetMs - b.onsetMs || (a.service < b.service ? -1 : 1))
}

function findDrop(service: string, units: readonly TimedUnit[], world: World, endMs: number): Drop | null {
  const startMs = Math.min(...units.map((unit) => unit.firstMs))
  const count = units.reduce((sum, unit) => sum + unit.count, 0)
  const slots = Math.min(MAX_SLOTS, Math.floor(count / EVENTS_PER_SLOT))
  const slotMs = Math.max(world.digest.bucketMs, (endMs - startMs) / slots)
  const counts = countPerSlot(units, startMs, slotMs, Math.floor((endMs - startMs) / slotMs))
  if (counts.length < 2 * MIN_SIDE) return null
  const split = bestSplit(counts)
  const [before, after] = [counts.slice(0, split), counts.slice(split)]
  const [from, to] = [mean(before), mean(after)]
  if (to > from * MAX_RATIO || to < from * MIN_RATIO) return null
  if (!isStep(before, after, from, to)) return null
  const onsetMs = refineOnset(units, startMs + split * slotMs, slotMs, from, to)
  if (isMovedElsewhere(world, service, onsetMs, startMs, endMs, (from - to) / slotMs)) return null
  if (isOrdered(world, service, onsetMs) || isClosing(world, onsetMs, slotMs)) return null
  const samples = units
    .flatMap((unit) => unit.samples)
    .filter((event) => (event.timestampMs ?? 0) >= onsetMs)
    .toSorted((a, b) => (a.timestampMs ?? 0) - (b.timestampMs ?? 0) || a.ref.offset - b.ref.offset)
  if (samples.length === 0) return null
  const perMinute = MINUTE_MS / slotMs
  return { service, onsetMs, endMs, from: from * perMinute, to: to * perMinute, samples: samples.slice(0, 2) }
}

function countPerSlot(units: readonly TemplateSummary[], startMs: number, slotMs: number, slots: number): number[] {
  const counts = Array.from({ length: Math.max(0, slots) }, () => 0)
  for (const unit of units)
    for (const [start, [events, firstMs]] of Object.entries(unit.buckets)) {
      const slot = Math.floor((Math.max(firstMs, Number(start)) - startMs) / slotMs)
      if (slot >= 0 && slot < counts.length) counts[slot] = (counts[slot] ?? 0) + events
    }
  return counts
}

/** Where two rates explain the counts best (Poisson likelihood); both sides keep their least length. */
function bestSplit(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let left = 0
  let best = { split: MIN_SIDE, gain: Number.NEGATIVE_INFINITY }
  counts.forEach((count, index) => {
    const split = index + 1
    left += count
    if (split < MIN_SIDE || counts.length - split < MIN_SIDE) return
    const gain = likelihood(left, split) + likelihood(total - left, counts.length - split)
    if (gain > best.gain) best = { split, gain }
  })
  return best.split
}

const likelihood = (events: number, slots: number): number => (events === 0 ? 0 : events * Math.log(events / slots))

/** The moment within a slot of the step at which the two rates explain the events around it best. */
function refineOnset(
  units: readonly TemplateSummary[],
  aboutMs: number,
  slotMs: number,
  from: number,
  to: number,
): number {
  const events = units
    .flatMap((unit) => Object.values(unit.buckets))
    .map(([count, atMs]) => ({ count, atMs }))
    .filter(({ atMs }) => Math.abs(atMs - aboutMs) <= 2 * slotMs)
    .toSorted((a, b) => a.atMs - b.atMs)
  const each = Math.log(from / to)
  const perMs = (from - to) / slotMs
  let gain = 0
  let best = { atMs: aboutMs, gain: Number.NEGATIVE_INFINITY }
  for (const { count, atMs } of events) {
    gain += count * each
    const total = gain - perMs * (atMs - aboutMs)
    if (total > best.gain) best = { atMs, gain: total }
  }
  return best.atMs
}

/** Even on both sides, up to the edge, and apart but for a slot in twenty. */
function isStep(before: readonly number[], after: readonly number[], from: number, to: number): boolean {
  if (dispersion(before, from) > MAX_DISPERSION || dispersion(after, to) > MAX_DISPERSION) return false
  const edgeBefore = mean(before.slice(-EDGE))
  const edgeAfter = mean(after.slice(0, EDGE))
  const first = mean(before.slice(0, EDGE))
  const last = mean(after.slice(-EDGE))
  const isNear = (value: number, centre: number): boolean =>
    Math.abs(value - centre) <= Math.max(centre * EDGE_TOLERANCE, 2 * Math.sqrt(centre / EDGE))
  if (!isNear(edgeBefore, from) || !isNear(edgeAfter, to) || !isNear(first, from) || !isNear(last, to)) return false
  const middle = (from + to) / 2
  const strays = before.filter((count) => count <= middle).length + after.filter((count) => count >= middle).length
  return strays <= (before.length + after.length) / 20
}

/** What one service no longer does, another does more: the load was moved, as in a switch or a scale-out. */
function isMovedElsewhere(
  world: World,
  service: string,
  onsetMs: number,
  startMs: number,
  endMs: number,
  lostPerMs: number,
): boolean {
  let before = 0
  let after = 0
  for (const unit of world.units)
    if (unit.service !== service)
      for (const [events, firstMs] of Object.values(unit.buckets)) {
        if (firstMs < startMs) continue
        if (firstMs < onsetMs) before += events
        else after += events
      }
  const gained = after / Math.max(1, endMs - onsetMs) - before / Math.max(1, onsetMs - startMs)
  return gained >= lostPerMs * MOVED
}

/** Somebody says that less is wanted. */
const isOrdered = (world: World, service: string, onsetMs: number): boolean =>
  world.units.some(
    (unit) =>
      unit.service === service &&
      unit.count <= FEW &&
      unit.samples.some(
        ({ message, timestampMs }) =>
          timestampMs !== null && Math.abs(timestampMs - onsetMs) <= SAID_AROUND_MS && PLANNED.test(message),
      ),
  )

/** A kind of work that ends altogether just then: hours of business are over, or somebody stopped it. */
const isClosing = (world: World, onsetMs: number, slotMs: number): boolean =>
  world.units.some(
    (unit) =>
      unit.lastMs !== null &&
      unit.count >= EVENTS_PER_SLOT &&
      Math.abs(unit.lastMs - onsetMs) <= CLOSING_SLOTS * slotMs,
  )

const CLOSING_SLOTS = 2

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const dispersion = (values: readonly number[], centre: number): number =>
  values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / Math.max(1, values.length - 1) / Math.max(1, centre)
