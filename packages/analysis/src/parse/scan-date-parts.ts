import { isDigit, isLetter, scanClock, scanZone, twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'

export function digitRun(text: string, at: number): number {
  let end = at + 1
  while (end - at < 20 && isDigit(text.charCodeAt(end))) end += 1
  return end - at
}

/** Milliseconds of a fraction of a second that is `run` digits long. */
export const millisOf = (text: string, at: number, run: number): number =>
  Number(text.slice(at, at + Math.min(run, 3)).padEnd(3, '0'))

export function wordEnd(text: string, at: number): number {
  let end = at
  while (end - at < 12 && (isLetter(text.charCodeAt(end)) || text.charCodeAt(end) > 191)) end += 1
  return end
}

export function yearAt(text: string, at: number): number {
  const year = twoDigits(text, at) * 100 + twoDigits(text, at + 2)
  return year >= 1970 && year <= 2100 && !isDigit(text.charCodeAt(at + 4)) ? year : -1
}

export function setDate(stamp: Stamp, year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31) return false
  stamp.year = year
  stamp.month = month
  stamp.day = day
  stamp.kind = year < 0 ? 'yearless' : 'full'
  stamp.zone = Number.NaN
  stamp.swappable = false
  stamp.shortYear = false
  stamp.dayFirst = null
  return true
}

/** Behind a mark that parts other things, too: `2024/03/12/10:15:30`, `2024-03-12@10:15:30`. */
const CLOCK = /^\d\d:\d\d:/

const AT = /(?:à|a las|alle|ore|às|um|kl\.|klo|at|om|o|в|г\.,?|de|的) (?=\d)/y

/** `14 février 2026 à 10:05:08`: what some languages say between a date and its clock. */
function skipAt(text: string, at: number): number {
  if (isDigit(text.charCodeAt(at))) return at
  AT.lastIndex = at
  return at + (AT.exec(text)?.[0].length ?? 0)
}

const BETWEEN = /(?:\] ?\[|\) ?\(|" ?[,;|]? ?")(?=\d\d?:\d\d:)/y

/** `[2024-03-12] [10:15:30]`, `"2024-03-12","10:15:30"`: how long what parts them is. */
function betweenBrackets(text: string, at: number): number {
  BETWEEN.lastIndex = at
  return BETWEEN.exec(text)?.[0].length ?? 0
}

/** The clock and zone after a date; a date alone counts when `alone`. */
export function finishDate(text: string, at: number, stamp: Stamp, alone: boolean): number {
  let pos = at
  const code = text.charCodeAt(pos)
  if (code === 124 && isDigit(text.charCodeAt(at + 1))) pos += 1
  else if (code === 84 || code === 9 || code === 116 || code === 45 || code === 95 || code === 58 || code === 44)
    pos += 1
  else if ((code === 64 || code === 47) && CLOCK.test(text.slice(at + 1, at + 7))) pos += 1
  else if (code === 93 || code === 34 || code === 41) pos += betweenBrackets(text, at)
  while (text.charCodeAt(pos) === 32 && pos - at < 3) pos += 1
  if (code === 32) pos = skipAt(text, pos)
  // Gin: '2024/03/12 - 10:15:30'.
  if (code === 32 && text.startsWith('- ', pos) && isDigit(text.charCodeAt(pos + 2))) pos += 2
  const dotted =
    (code === 45 || code === 32 || code === 84) && text.charCodeAt(pos + 2) === 46 && text.charCodeAt(pos + 5) === 46
  const end = pos === at ? -1 : dotted ? scanClock(text, pos, stamp, 46) : scanClock(text, pos, stamp)
  if (end < 0) {
    if (!alone || isDigit(code) || isLetter(code)) return -1
    stamp.kind = 'date'
    stamp.clockMs = 0
    return at
  }
  return scanZone(text, end, stamp)
}
