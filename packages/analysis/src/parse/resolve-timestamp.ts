import { daysFromCivil } from './calendar.ts'
import type { Stamp } from './scan-clock.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** What one source has shown of time so far; plain JSON. */
export interface TimeContext {
  /** Year-less stamps are read as the latest time not after this. */
  receivedAtMs: number | null
  /** Used for stamps that name no zone. */
  zoneMinutes: number | null
  /** The last resolved timestamp of the source, in UTC. */
  lastMs: number | null
  /** When the wrapper of this line says that it was written. */
  outerMs?: number | null
  /** The day that the source's name tells, for a clock without a date. */
  dayMs?: number | null
  /** Whether 3/12/2024 is the third of December here; null until a date has shown it. */
  dayFirst?: boolean | null
}

/** UTC milliseconds of a scanned stamp: fills in a missing year, day and zone from the source's context. */
export function resolveTimestamp(stamp: Stamp, context: TimeContext): number {
  if (stamp.kind === 'epoch') return stamp.clockMs
  const zone = Number.isNaN(stamp.zone) ? (context.zoneMinutes ?? 0) : stamp.zone
  const clockMs = stamp.clockMs - zone * 60_000
  if (stamp.kind === 'time') return resolveDay(clockMs, context)
  if (stamp.kind !== 'yearless') {
    if (stamp.dayFirst !== null) context.dayFirst = stamp.dayFirst
    const utc = daysFromCivil(stamp.year, stamp.month, stamp.day) * DAY_MS + clockMs
    if (stamp.shortYear) return resolveShortYear(stamp, utc, clockMs, context)
    return stamp.swappable ? resolveOrder(stamp, utc, clockMs, context) : utc
  }
  return resolveYear(stamp, clockMs, context)
}

/** Month before day, unless the source has shown the other order or that alone is near what is known, or not in the future. */
function resolveOrder(stamp: Stamp, monthFirst: number, clockMs: number, context: TimeContext): number {
  if (context.dayFirst === false) return monthFirst
  const dayFirst = daysFromCivil(stamp.year, stamp.day, stamp.month) * DAY_MS + clockMs
  if (context.dayFirst === true) return dayFirst
  const { receivedAtMs, lastMs } = context
  if (receivedAtMs !== null) {
    const limit = receivedAtMs + DAY_MS
    if (monthFirst > limit !== dayFirst > limit) return monthFirst > limit ? dayFirst : monthFirst
  }
  const known = receivedAtMs ?? lastMs
  return known !== null && isNear(dayFirst, known) && !isNear(monthFirst, known) ? dayFirst : monthFirst
}

/** Most lines are read within days of being written. */
const isNear = (atMs: number, knownMs: number): boolean => Math.abs(atMs - knownMs) <= 2 * DAY_MS

/** 03/12/24 in year, month, day, unless month, day, year (or day, month, year) lies nearer to what is known of the source's time. */
function resolveShortYear(stamp: Stamp, yearFirst: number, clockMs: number, context: TimeContext): number {
  const known = context.receivedAtMs ?? context.lastMs
  if (known === null) return yearFirst
  const [first, second] = [stamp.year - 2000, stamp.month]
  if (first > 12) {
    // 23/01/24 is of 2023, as Spark writes it, unless that is the day on which it was read.
    const dayFirst = daysFromCivil(2000 + stamp.day, second, first) * DAY_MS + clockMs
    return isNear(dayFirst, known) && !isNear(yearFirst, known) ? dayFirst : yearFirst
  }
  const [month, day] = context.dayFirst === true ? [second, first] : [first, second]
  const yearLast = daysFromCivil(2000 + stamp.day, month, day) * DAY_MS + clockMs
  if (yearLast > known + DAY_MS) return yearFirst
  return yearFirst > known + DAY_MS || Math.abs(yearLast - known) < Math.abs(yearFirst - known) ? yearLast : yearFirst
}

function resolveYear(stamp: Stamp, clockMs: number, context: TimeContext): number {
  const inYear = (year: number): number => daysFromCivil(year, stamp.month, stamp.day) * DAY_MS + clockMs
  if (context.receivedAtMs !== null) {
    // A day of slack: the sender's zone may be ahead of ours.
    const limit = context.receivedAtMs + DAY_MS
    const year = new Date(limit).getUTCFullYear()
    const candidate = inYear(year)
    return candidate <= limit ? candidate : inYear(year - 1)
  }
  const last = context.lastMs
  if (last === null) return inYear(1970)
  const year = new Date(last).getUTCFullYear()
  const candidate = inYear(year)
  if (candidate < last - 183 * DAY_MS) return inYear(year + 1)
  return candidate > last + 183 * DAY_MS && year > 1970 ? inYear(year - 1) : candidate
}

function resolveDay(clockMs: number, context: TimeContext): number {
  const last = context.lastMs
  if (last === null) {
    if (context.dayMs !== undefined && context.dayMs !== null) return context.dayMs + clockMs
    if (context.receivedAtMs === null) return clockMs
    const candidate = Math.floor(context.receivedAtMs / DAY_MS) * DAY_MS + clockMs
    return candidate > context.receivedAtMs ? candidate - DAY_MS : candidate
  }
  const candidate = Math.floor(last / DAY_MS) * DAY_MS + clockMs
  // Lines swap by seconds, not by hours: an earlier clock is the next day, one 23 hours ahead the day before.
  if (candidate < last - HOUR_MS) return candidate + DAY_MS
  return candidate > last + 23 * HOUR_MS && candidate >= DAY_MS ? candidate - DAY_MS : candidate
}
