import { isDigit, isLetter, scanClock } from './scan-clock.ts'
import { scanZone } from './scan-zone.ts'
import type { Stamp } from './scan-clock.ts'
import { scanCompact, scanDayOfYear, scanSixDigits } from './scan-compact-date.ts'
import { digitRun } from './scan-date-parts.ts'
import { scanJoined } from './scan-joined-date.ts'
import { scanDayFirst } from './scan-day-first.ts'
import { scanEpoch, scanExponent, scanHexEpoch, scanTai64, scanTicks } from './scan-epoch.ts'
import { scanIso } from './scan-iso.ts'
import { scanNamed, scanYearThenMonth } from './scan-named-date.ts'
import { scanDateTimeGroup } from './scan-date-time-group.ts'
import { isUpper } from './scan-token.ts'
import { scanTuple } from './scan-tuple.ts'
import { scanDateBehind } from './scan-date-behind.ts'
import { isYearSign, scanSigned } from './scan-signed-date.ts'
import { scanYearFirst } from './scan-year-first.ts'

/** Recognises any common timestamp that starts at `at`. Answers its end, or -1; fills `stamp`. */
export function scanTimestamp(text: string, at: number, stamp: Stamp): number {
  if (at >= text.length) return -1
  const code = text.charCodeAt(at)
  const end = isDigit(code)
    ? scanDigits(text, at, stamp)
    : isLetter(code) || code > 191
      ? scanNamed(text, at, stamp)
      : scanMarked(text, at, code, stamp)
  if (end > 0) stamp.end = end
  return end
}

/** Behind an at sign or a brace. */
function scanMarked(text: string, at: number, code: number, stamp: Stamp): number {
  if (code === 64) return scanTai64(text, at, stamp)
  return code === 123 ? scanTuple(text, at, stamp) : -1
}

function scanDigits(text: string, at: number, stamp: Stamp): number {
  const iso = scanIso(text, at, stamp)
  if (iso > 0) return iso
  if (at + 8 < text.length && text.charCodeAt(at + 8) === 46) {
    const end = scanHexEpoch(text, at, stamp)
    if (end > 0) return end
  }
  const run = digitRun(text, at)
  switch (run) {
    case 1:
    case 2:
      return scanShort(text, at, run, stamp)
    case 4:
      return scanFour(text, at, stamp)
    case 6:
      return scanSix(text, at, stamp)
    case 5:
    case 7:
      return scanDayOfYear(text, at, run, stamp)
    default:
      return scanLong(text, at, run, stamp)
  }
}

/** A year. */
function scanFour(text: string, at: number, stamp: Stamp): number {
  const next = text.charCodeAt(at + 4)
  if (next === 45 || next === 47 || next === 46 || next === 95 || next === 58) return scanYearFirst(text, at, stamp)
  if (isYearSign(next)) return scanSigned(text, at, stamp)
  return next === 32 ? scanYearThenMonth(text, at, stamp) : -1
}

/** A day, a month or an hour. */
function scanShort(text: string, at: number, run: number, stamp: Stamp): number {
  const next = text.charCodeAt(at + run)
  if (next === 46 && run === 1) return scanExponent(text, at, stamp)
  if (next === 58) return scanTimeOnly(text, at, stamp)
  if (next === 47 || next === 45 || next === 46 || next === 32) return scanDayFirst(text, at, run, next, stamp)
  return run === 2 && isLetter(next) ? scanJoined(text, at, stamp) : -1
}

const CLOCK = /^\d\d:\d\d:/

/** A date of three times two digits, with a clock of as many. */
function scanSix(text: string, at: number, stamp: Stamp): number {
  const next = text.charCodeAt(at + 6)
  if (next === 32) return scanSixDigits(text, at, stamp)
  if (isUpper(next) && isUpper(text.charCodeAt(at + 7))) return scanDateTimeGroup(text, at, stamp)
  const isJoined = next === 45 || next === 95 || next === 84
  return isJoined && (digitRun(text, at + 7) === 6 || CLOCK.test(text.slice(at + 7, at + 13)))
    ? scanSixDigits(text, at, stamp)
    : -1
}

/** A date without marks, or the seconds since 1970 and their fractions. */
function scanLong(text: string, at: number, run: number, stamp: Stamp): number {
  switch (run) {
    case 8:
    case 14:
    case 17:
      return scanCompact(text, at, run, stamp)
    case 10:
    case 13:
    case 16:
    case 19:
      return scanEpoch(text, at, run, stamp)
    case 18:
      return scanTicks(text, at, stamp)
    default:
      return -1
  }
}

function scanTimeOnly(text: string, at: number, stamp: Stamp): number {
  const end = scanClock(text, at, stamp)
  // A clock without a date must show its seconds, lest '12:30' in a sentence counts.
  if (end < 0 || end - at < 7) return -1
  stamp.kind = 'time'
  const zoned = scanZone(text, end, stamp)
  return scanDateBehind(text, zoned, stamp)
}
