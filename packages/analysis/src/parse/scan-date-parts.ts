import { isDigit, isLetter, scanClock, twoDigits } from './scan-clock.ts'
import { AFTERNOON, clockOfHalf, MORNING } from './named-half.ts'
import { scanRegion } from './scan-region.ts'
import { scanZone } from './scan-zone.ts'
import type { Stamp } from './scan-clock.ts'

export function digitRun(text: string, at: number): number {
  const limit = Math.min(at + 20, text.length)
  let end = at + 1
  while (end < limit && isDigit(text.charCodeAt(end))) end += 1
  return end - at
}

/** Milliseconds of a fraction of a second that is `run` digits long. */
export const millisOf = (text: string, at: number, run: number): number =>
  Number(text.slice(at, at + Math.min(run, 3)).padEnd(3, '0'))

export function wordEnd(text: string, at: number): number {
  const limit = Math.min(at + 12, text.length)
  let end = at
  for (; end < limit; end += 1) {
    const code = text.charCodeAt(end)
    if (!isLetter(code) && code <= 191) break
  }
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

/** Behind a mark that parts other things, too: `2024/03/12/10:15:30`, `2024-03-12@10:15:30`, `2024-03-12@10h15m30s`. */
const CLOCK = /^\d\d[:h]\d\d[:m]/
const DOTTED = /^\d\d[.:]\d\d[.:]/

const AT =
  /(?:(?:г|р)\.,? )?(?:à|a l[ae]s|alle(?: ore)?|ore|às|um|kl\.|klo|at|om|o|v|u|ob|la|kell|pukul|pada|στις|в|о|г\.,?|р\.,?|de|的) (?=\d)/y

/** `14 février 2026 à 10:05:08`: what some languages say between a date and its clock. */
function skipAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (!isLetter(code) && !(code > 127)) return at
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
  const code = text.charCodeAt(at)
  const pos = clockStart(text, at, code)
  const end = pos === at ? -1 : scanClockOf(text, pos, code, stamp)
  if (end >= 0) return scanRegion(text, scanZone(text, end, stamp), stamp)
  if (!alone || isDigit(code) || isLetter(code)) return -1
  stamp.kind = 'date'
  stamp.clockMs = 0
  return at
}

/** Behind what parts a date from its clock. */
function clockStart(text: string, at: number, code: number): number {
  if ((code === 32 || code === 84) && isDigit(text.charCodeAt(at + 1))) return at + 1
  let pos = at + separatorLength(text, at, code)
  while (isBlank(text.charCodeAt(pos)) && pos - at < 3) pos += 1
  if (code !== 32 && code !== 44) return pos
  pos = skipAt(text, pos)
  // Gin: '2024/03/12 - 10:15:30'; a plant's list: '12.03.2024 | 10:15:30'; Kibana: 'Apr 27, 2025 @ 02:37:36.370'.
  const isMarked = text.startsWith('- ', pos) || text.startsWith('| ', pos) || text.startsWith('@ ', pos)
  return isMarked && isDigit(text.charCodeAt(pos + 2)) ? pos + 2 : pos
}

/** Also a thin one. */
const isBlank = (code: number): boolean => code === 32 || code === 0x2009

function separatorLength(text: string, at: number, code: number): number {
  if (isSeparator(code)) return 1
  switch (code) {
    case 124:
      return isDigit(text.charCodeAt(at + 1)) ? 1 : 0
    case 46:
      return DOTTED.test(text.slice(at + 1, at + 7)) ? 1 : 0
    case 64:
    case 47:
      return CLOCK.test(text.slice(at + 1, at + 7)) ? 1 : 0
    case 93:
    case 34:
    case 41:
      return betweenBrackets(text, at)
    default:
      return 0
  }
}

/** `T`, kdb+'s `D`, tab, `t`, dash, underscore, colon, comma. */
const isSeparator = (code: number): boolean =>
  code === 84 || code === 68 || code === 9 || code === 116 || code === 45 || code === 95 || code === 58 || code === 44

/** `10:15:30`, `10.15.30`, `10-15-30`, `10h15m30s` */
function scanClockOf(text: string, at: number, code: number, stamp: Stamp): number {
  const mark = text.charCodeAt(at + 2)
  if (mark === 58) return scanClock(text, at, stamp)
  if (text.charCodeAt(at) > 0x2000) return scanClockOfHalf(text, at, stamp)
  if ((mark | 32) === 104 || (mark === 32 && text.charCodeAt(at + 3) === 104)) return scanLetteredClock(text, at, stamp)
  if (text.charCodeAt(at + 1) === 46 && text.charCodeAt(at + 4) === 46 && MAY_DIFFER.has(code))
    return scanClock(text, at, stamp, 46)
  const isAlike = mark === text.charCodeAt(at + 5) && (mark === 46 || (mark === 45 && code !== 45))
  return scanClock(text, at, stamp, isAlike && MAY_DIFFER.has(code) ? mark : 58)
}

/** Dash, blank, `T`, underscore, dot, comma: a clock behind them may have other marks than colons. */
const MAY_DIFFER = new Set([45, 32, 84, 95, 46, 44])

const HALF = new RegExp(`(?:(${MORNING})|${AFTERNOON}) ?`, 'y')

/** `오후 6:03:09`, `下午6:03:09`: the half of the day before the clock. */
function scanClockOfHalf(text: string, at: number, stamp: Stamp): number {
  HALF.lastIndex = at
  const half = HALF.exec(text)
  const end = half === null ? -1 : scanClock(text, at + half[0].length, stamp)
  if (end >= 0) stamp.clockMs = clockOfHalf(stamp.clockMs, half?.[1] !== undefined)
  return end
}

/** `19h09m57s`, `19h09:57`, `19h09`, `19h09min57s`, `19 h 09 min 57 s` */
const LETTERED = /(\d\d) ?h ?(\d\d)(?:(?: min |min|[m:])(\d\d)(?: ?s(\d{3})?|(?![\d\w])))?(?![\d\w])/iy

function scanLetteredClock(text: string, at: number, stamp: Stamp): number {
  LETTERED.lastIndex = at
  const [whole, hour, minute, second = '0', ms = '0'] = LETTERED.exec(text) ?? []
  if (whole === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return -1
  stamp.clockMs = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + Number(ms)
  stamp.twelveHour = false
  return at + whole.length
}
