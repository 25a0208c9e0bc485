import { countedSymptom } from './counted-symptom.ts'
import { isGauge } from '../digest/is-yield.ts'
import { bareName } from '../digest/labelled-number.ts'
import { formatDuration } from '../tell/format-duration.ts'
import { nameOfNumber, placesOfFall, placesOfRise, placesOfStandstill } from '../tell/word-counted.ts'
import {
  CLIMB,
  EXCURSION,
  FALL,
  FROZEN,
  GROWTH,
  RESOURCE_FULL,
  RESTART_LOOP,
  SILENCE,
  SLOWDOWN,
  STANDSTILL,
} from '../signatures/counted.ts'
import type { Frozen } from '../pattern/find-frozen.ts'
import type { RestartLoop } from './find-restart-loops.ts'
import { eventsOf, linesOf, linesOfFall, type Shift } from './find-shifts.ts'
import type { Silence } from './find-silences.ts'
import type { Standstill } from './find-standstills.ts'
import type { Trend } from './find-trends.ts'
import type { Signature } from '../model/signature.ts'
import type { Symptom } from '../model/symptom.ts'

const FULL_SHARE = 0.98
/** What waits to be worked off: its growth alone says that somebody does not keep up. */
const BACKLOG = /queue|backlog|lag|depth|pending|unacked/i
const MIN_BACKLOG = 100
const MIN_BACKLOG_RATIO = 5
const STORE = /disk|inode|volume|storage|quota|mem|rss|heap|use%/i

export interface Counted {
  readonly silences: readonly Silence[]
  readonly trends: readonly Trend[]
  readonly shifts: readonly Shift[]
  readonly falls: readonly Shift[]
  readonly loops: readonly RestartLoop[]
  readonly standstills: readonly Standstill[]
  readonly frozen: readonly Frozen[]
}

/** Failures that no line reports: silence, work that stands still, what grows or is used up, late answers, endless starts. */
export function findCountedSymptoms(found: Counted): Symptom[] {
  const { silences, trends, shifts, falls, loops, standstills, frozen } = found
  const silent = silences
    .filter((silence) => silence.wasRegular)
    .map((silence) =>
      countedSymptom(SILENCE, silence.service, silence.lastMs, [silence.lastEvent], { missed: String(silence.missed) }),
    )
  const full = trends.filter(isFull).map((trend) =>
    countedSymptom(RESOURCE_FULL, trend.service, trend.endMs, eventsOf(trend.samples[2], trend.samples[0]), {
      resource: nameOfNumber(trend.name),
    }),
  )
  const shifted = firstOfEach(shifts.filter(isLarge), (shift) =>
    JSON.stringify([shift.service, kindOfShift(shift).id, isGauge(bareName(shift.name))]),
  ).map((shift) => ({
    ...countedSymptom(kindOfShift(shift), shift.service, shift.onsetMs, linesOf(shift), placesOfRise(shift)),
    lastMs: shift.endMs,
  }))
  const sunk = falls.map((fall) => ({
    ...countedSymptom(FALL, fall.service, fall.onsetMs, linesOfFall(fall), placesOfFall(fall)),
    lastMs: fall.endMs,
  }))
  const standing = standstills.map((stop) =>
    countedSymptom(STANDSTILL, stop.service, stop.lastMs, stop.samples, placesOfStandstill(stop)),
  )
  const looping = loops.map(({ service, banner, onsetMs, everyMs, starts }) => ({
    ...countedSymptom(
      RESTART_LOOP,
      service,
      onsetMs,
      banner.samples.filter((event) => (event.timestampMs ?? 0) >= onsetMs),
      { every: formatDuration(everyMs), starts: String(starts) },
    ),
    templateIds: [banner.templateId],
    count: starts,
    lastMs: banner.lastMs,
    buckets: Object.fromEntries(Object.entries(banner.buckets).filter(([, [, firstMs]]) => firstMs >= onsetMs)),
  }))
  const still = frozen.map(({ service, sensor, value, startMs, endMs, line }) => ({
    ...countedSymptom(FROZEN, service, startMs, [line], { sensor, value: String(value) }),
    lastMs: endMs,
  }))
  return [...silent, ...standing, ...full, ...looping, ...shifted, ...sunk, ...still]
}

const TIMES = /latency|duration|response_?time|elapsed|took|time_?(?:ms|taken)/i
const MIN_SLOWER = 4

const kindOfBare = (name: string): Signature => (TIMES.test(name) ? SLOWDOWN : BACKLOG.test(name) ? GROWTH : CLIMB)

const kindOf = (name: string): Signature => kindOfBare(bareName(name))

const kindOfShift = ({ shape, name }: Shift): Signature => (shape === 'excursion' ? EXCURSION : kindOf(name))

/** Answers vary more than levels do, and a queue that holds little is none. */
function isLarge({ name, shape, from, to }: Shift): boolean {
  const kind = kindOf(name)
  if (kind === SLOWDOWN) return shape !== 'excursion' && to >= from * MIN_SLOWER
  return kind !== GROWTH || (to - from >= MIN_BACKLOG && to >= Math.max(1, from) * MIN_BACKLOG_RATIO)
}

const firstOfEach = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  [...Map.groupBy(items, keyOf).values()].flatMap((same) => same.slice(0, 1))

const isFull = (trend: Trend): boolean =>
  STORE.test(bareName(trend.name)) && trend.samples.length > 0 && trend.to >= (trend.limit ?? 100) * FULL_SHARE
