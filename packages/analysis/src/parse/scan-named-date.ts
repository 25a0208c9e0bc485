import { DATE_LINKS } from './date-links.ts'
import { skipSpaces } from './scan-token.ts'
import { isForeignWeekday, isWeekday, monthOfName } from './calendar.ts'
import { mayNameDate } from './may-name-date.ts'
import { isDigit, isLetter, scanClock, twoDigits } from './scan-clock.ts'
import { scanZone } from './scan-zone.ts'
import type { Stamp } from './scan-clock.ts'
import { digitRun, finishDate, setDate, wordEnd, yearAt } from './scan-date-parts.ts'
import { scanDayFirst } from './scan-day-first.ts'
import { scanYearFirst } from './scan-year-first.ts'

/** `Nov  3 09:23:38`, `Sun Dec 04 04:47:44 2005`, `Sat, 12 Nov 2022 08:00:00 GMT`, `Nov 3, 2024 4:12:33 PM` */
export function scanNamed(text: string, at: number, stamp: Stamp): number {
  if (!mayNameDate(text, at)) return -1
  const end = wordEnd(text, at)
  if (!mayBeOfDate(text, at, end)) return -1
  const word = text.slice(at, end)
  if (DATE_LINKS.has(word) && (at === 0 || isOpened(text.charCodeAt(at - 1)))) return scanBehindLink(text, end, stamp)
  if (!isWeekday(word) && !isForeignWeekday(word, text, end)) return scanMonthFirst(text, end, monthOfName(word), stamp)
  const pos = skipBehindWeekday(text, end)
  if (isDigit(text.charCodeAt(pos))) return scanBehindWeekday(text, pos, stamp)
  const monthEnd = wordEnd(text, pos)
  return scanMonthFirst(text, monthEnd, monthOfName(text.slice(pos, monthEnd)), stamp)
}

/** Cheap: a word of two to twelve letters, a mark of a date, and a digit soon. */
function mayBeOfDate(text: string, at: number, end: number): boolean {
  const length = end - at
  const next = text.charCodeAt(end)
  if (length < 2 || length > 12) return false
  // 'Di 12. März', 'пн, 3 июня'
  if (length === 2 && at > 0 && !isShortDay(text.charCodeAt(at), next) && !isOpened(text.charCodeAt(at - 1)))
    return false
  return isMarkOfDate(next) && leadsToDigit(text, end)
}

/** Blank, comma, dash, dot, slash. */
const isMarkOfDate = (code: number): boolean => code === 32 || code === 44 || code === 45 || code === 46 || code === 47

/** The day, or its name. */
function scanBehindLink(text: string, end: number, stamp: Stamp): number {
  const pos = skipSpaces(text, end)
  return isDigit(text.charCodeAt(pos)) ? scanBehindWeekday(text, pos, stamp) : scanNamed(text, pos, stamp)
}

function skipBehindWeekday(text: string, end: number): number {
  const next = text.charCodeAt(end)
  let pos = next === 44 || next === 46 ? end + 1 : end
  if (text.charCodeAt(pos) === 44) pos += 1
  return skipSpaces(text, pos)
}

/** A date in digits; what a colon follows is a clock. */
function scanBehindWeekday(text: string, pos: number, stamp: Stamp): number {
  const run = digitRun(text, pos)
  const next = text.charCodeAt(pos + run)
  if (run <= 2 && next !== 58) return takeYearBehind(text, scanDayFirst(text, pos, run, next, stamp), stamp)
  return run === 4 ? scanYearFirst(text, pos, stamp) : -1
}

/** `Fri 22 May 15:06:47 2026`: the year behind the clock, and the zone where one stands between them. */
function takeYearBehind(text: string, end: number, stamp: Stamp): number {
  if (end < 0 || stamp.kind !== 'yearless' || text.charCodeAt(end) !== 32) return end
  const year = yearAt(text, end + 1)
  if (year <= 0 || isDigit(text.charCodeAt(end + 5))) return end
  stamp.year = year
  stamp.kind = 'full'
  return end + 5
}

/** The day behind a month's name, and what follows. */
function scanMonthFirst(text: string, monthEnd: number, month: number, stamp: Stamp): number {
  if (month === 0) return -1
  const markAt = text.charCodeAt(monthEnd) === 46 ? monthEnd + 1 : monthEnd
  const mark = text.charCodeAt(markAt)
  if (mark !== 32 && mark !== 45 && mark !== 47) return -1
  let pos = skipSpaces(text, markAt + 1)
  const long = twoDigits(text, pos)
  const day = long < 0 ? text.charCodeAt(pos) - 48 : long
  if (!(day >= 1 && day <= 31)) return -1
  pos += long < 0 ? 1 : 2
  if (text.charCodeAt(pos) === 44 || (mark !== 32 && text.charCodeAt(pos) === mark)) pos += 1
  return scanYearOrClock(text, skipSpaces(text, pos), mark, month, day, stamp)
}

function scanYearOrClock(text: string, pos: number, mark: number, month: number, day: number, stamp: Stamp): number {
  const year = yearAt(text, pos)
  if (year > 0 && text.charCodeAt(pos + 4) !== 58) {
    if (!setDate(stamp, year, month, day)) return -1
    return finishDate(text, text.charCodeAt(pos + 4) === 44 ? pos + 5 : pos + 4, stamp, false)
  }
  return mark !== 47 && setDate(stamp, -1, month, day) ? scanClockAndYear(text, pos, stamp) : -1
}

/** The clock of a date without a year, which may stand behind it. */
function scanClockAndYear(text: string, pos: number, stamp: Stamp): number {
  const clockEnd = scanClock(text, pos, stamp)
  if (clockEnd < 0) return -1
  const zoneEnd = scanZone(text, clockEnd, stamp)
  const year = text.charCodeAt(zoneEnd) === 32 ? yearAt(text, zoneEnd + 1) : -1
  if (year <= 0) return zoneEnd
  stamp.year = year
  stamp.kind = 'full'
  return zoneEnd + 5
}

const isShortDay = (first: number, next: number): boolean =>
  first > 191 || next === 44 || next === 46 || (first <= 90 && next === 32)

/** `[za 20-12-2025 10:15:30]`, `"za …`, `(za …`: no word of a sentence stands there before a date. */
const isOpened = (code: number): boolean => code === 91 || code === 40 || code === 34 || code === 60 || code === 123

/** Cheap: behind a word of a sentence mostly stands no number, nor behind the next one. */
function leadsToDigit(text: string, at: number): boolean {
  let pos = skipMarks(text, at)
  if (isDigit(text.charCodeAt(pos))) return true
  pos = skipMarks(text, wordEnd(text, pos))
  return isDigit(text.charCodeAt(pos))
}

function skipMarks(text: string, at: number): number {
  let pos = at
  for (; pos < text.length; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code !== 32 && !(code >= 44 && code <= 47)) break
  }
  return pos
}

/** `2024 Mar 12 10:15:30` */
export function scanYearThenMonth(text: string, at: number, stamp: Stamp): number {
  const year = yearAt(text, at)
  const end = year > 0 && isLetter(text.charCodeAt(at + 5)) ? scanNamed(text, at + 5, stamp) : -1
  if (end < 0 || stamp.kind !== 'yearless') return -1
  stamp.kind = 'full'
  stamp.year = year
  return end
}
