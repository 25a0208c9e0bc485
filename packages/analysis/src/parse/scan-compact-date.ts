import { isDigit, isLetter, scanClock, twoDigits } from './scan-clock.ts'
import { scanZone } from './scan-zone.ts'
import type { Stamp } from './scan-clock.ts'
import { digitRun, finishDate, millisOf, setDate } from './scan-date-parts.ts'

/** `20260327 11:34:21.908`, `20171223-22:15:29:606`, `20240115T103000Z`, `20240115103000` */
export function scanCompact(text: string, at: number, run: number, stamp: Stamp): number {
  const year = twoDigits(text, at) * 100 + twoDigits(text, at + 2)
  if (year < 1970 || year > 2100) return -1
  if (!setDate(stamp, year, twoDigits(text, at + 4), twoDigits(text, at + 6))) return -1
  if (run === 14) return compactClock(text, at + 8, stamp)
  if (run === 17) return withMillis(text, at + 14, compactClock(text, at + 8, stamp), stamp)
  const mark = text.charCodeAt(at + 8)
  if (mark !== 32 && mark !== 84 && mark !== 45 && mark !== 95 && mark !== 46) return -1
  const six = digitRun(text, at + 9)
  if (six >= 6 && isDigit(text.charCodeAt(at + 9))) return joinedClock(text, at + 9, six, stamp)
  return mark === 46 ? -1 : finishDate(text, at + 8, stamp, false)
}

/** `081109 203615` and `210126  5:03:04` */
export function scanSixDigits(text: string, at: number, stamp: Stamp): number {
  const year = twoDigits(text, at)
  if (!setDate(stamp, 2000 + year, twoDigits(text, at + 2), twoDigits(text, at + 4))) return -1
  let pos = at + 7
  if (text.charCodeAt(pos) === 32) pos += 1
  const run = digitRun(text, pos)
  if (run === 6) return compactClock(text, pos, stamp)
  return isDigit(text.charCodeAt(pos)) ? scanClock(text, pos, stamp) : -1
}

function compactClock(text: string, at: number, stamp: Stamp): number {
  const hour = twoDigits(text, at)
  const minute = twoDigits(text, at + 2)
  const second = twoDigits(text, at + 4)
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return -1
  stamp.clockMs = hour * 3_600_000 + minute * 60_000 + second * 1000
  let pos = at + 6
  const mark = text.charCodeAt(pos)
  if ((mark === 46 || mark === 44) && isDigit(text.charCodeAt(pos + 1))) {
    const run = digitRun(text, pos + 1)
    stamp.clockMs += millisOf(text, pos + 1, run)
    pos += run + 1
  }
  return scanZone(text, pos, stamp)
}

/** `103000`, `103000123`, `10300012`: hundredths as mainframes count them */
function joinedClock(text: string, at: number, run: number, stamp: Stamp): number {
  if (run === 6) return compactClock(text, at, stamp)
  if ((run !== 9 && run !== 8) || isLetter(text.charCodeAt(at + run))) return -1
  const end = compactClock(text, at, stamp)
  if (end < 0) return -1
  stamp.clockMs += millisOf(text, at + 6, run - 6)
  return scanZone(text, at + run, stamp)
}

/** `20240115103000123` */
function withMillis(text: string, at: number, end: number, stamp: Stamp): number {
  if (end < 0) return -1
  stamp.clockMs += Number(text.slice(at, at + 3))
  return scanZone(text, at + 3, stamp)
}

/** `24072 10:15:30` and `2024072 10:15:30`: the day of the year, as mainframes count it. */
export function scanDayOfYear(text: string, at: number, run: number, stamp: Stamp): number {
  const year = run === 7 ? Number(text.slice(at, at + 4)) : 2000 + twoDigits(text, at)
  const day = Number(text.slice(at + run - 3, at + run))
  if (year < 2015 || year > 2040 || day < 1 || day > 366) return -1
  if (text.charCodeAt(at + run) !== 32 || twoDigits(text, at + run + 1) < 0) return -1
  setDate(stamp, year, 1, 1)
  stamp.day = day
  const joined = digitRun(text, at + run + 1)
  if (joined >= 6) return run === 7 ? joinedClock(text, at + run + 1, joined, stamp) : -1
  const end = finishDate(text, at + run, stamp, false)
  // '24072 10:15' may be a process and a ratio.
  return end - at - run > 8 ? end : -1
}
