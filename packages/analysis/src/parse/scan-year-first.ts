import { daysFromCivil, monthOfName } from './calendar.ts'
import { isDigit, twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { finishDate, setDate, wordEnd } from './scan-date-parts.ts'

/** `2024-W11-2T10:15:30Z`: the week that holds 4 January is the first, and Monday its first day. */
function scanWeek(text: string, at: number, year: number, stamp: Stamp): number {
  const week = twoDigits(text, at + 6)
  const day = text.charCodeAt(at + 9) - 48
  if (text.charCodeAt(at + 8) !== 45 || !(week >= 1 && week <= 53 && day >= 1 && day <= 7)) return -1
  const fourth = daysFromCivil(year, 1, 4)
  const monday = fourth - ((fourth + 3) % 7)
  setDate(stamp, year, 1, 1)
  // Days count on past the month's end, as they do for the day of the year.
  stamp.day = monday - daysFromCivil(year, 1, 1) + (week - 1) * 7 + day
  return finishDate(text, at + 10, stamp, false)
}

/** `2024-3-5 9:02:03` */
function scanUnpadded(text: string, at: number, year: number, stamp: Stamp): number {
  const month = text.charCodeAt(at + 5) - 48
  const long = twoDigits(text, at + 7)
  const day = long < 0 ? text.charCodeAt(at + 7) - 48 : long
  if (!(month >= 1 && month <= 9 && day >= 1) || !setDate(stamp, year, month, day)) return -1
  return finishDate(text, at + (long < 0 ? 8 : 9), stamp, false)
}

const SPACED = /\. (\d\d?|\p{L}{3,12}\.?)\.? (\d\d?)\.(?= )/uy

/** `2024. 05. 14. 8:11:07`, `2024. máj. 14. 8:11:07` */
function scanSpaced(text: string, at: number, year: number, stamp: Stamp): number {
  SPACED.lastIndex = at + 4
  const [whole, name = '', day] = SPACED.exec(text) ?? []
  if (whole === undefined) return -1
  const month = isDigit(name.charCodeAt(0)) ? Number(name) : monthOfName(name.replace('.', ''))
  return setDate(stamp, year, month, Number(day)) ? finishDate(text, at + 4 + whole.length, stamp, false) : -1
}

/** `2024-03-12T10:15:30`, `2024/3/5`, `2024-Mar-12`, `2024-072`, `2024-W11-2` */
export function scanYearFirst(text: string, at: number, stamp: Stamp): number {
  const year = twoDigits(text, at) * 100 + twoDigits(text, at + 2)
  if (year < 1970 || year > 2100) return -1
  const mark = text.charCodeAt(at + 4)
  if (mark === 46 && text.charCodeAt(at + 5) === 32) return scanSpaced(text, at, year, stamp)
  const month = twoDigits(text, at + 5)
  if (month < 0) return scanWithoutMonth(text, at, year, mark, stamp)
  if (text.charCodeAt(at + 7) !== mark) return scanDayOfYear(text, at, year, month, stamp)
  const long = twoDigits(text, at + 8)
  const day = long < 0 ? text.charCodeAt(at + 8) - 48 : long
  if (!(day >= 1) || !setDate(stamp, year, month, day)) return -1
  // `2024_03_12`, `2024:03:12`: a date only before a clock.
  return finishDate(text, long < 0 ? at + 9 : at + 10, stamp, mark !== 95 && mark !== 58)
}

/** Two digits are no month here: a week, one digit, or a name. */
function scanWithoutMonth(text: string, at: number, year: number, mark: number, stamp: Stamp): number {
  if (text.charCodeAt(at + 5) === 87 && mark === 45) return scanWeek(text, at, year, stamp)
  if (text.charCodeAt(at + 6) === mark) return scanUnpadded(text, at, year, stamp)
  const end = wordEnd(text, at + 5)
  const month = end > at + 7 ? monthOfName(text.slice(at + 5, end)) : 0
  if (month === 0 || text.charCodeAt(end) !== mark) return -1
  return setDate(stamp, year, month, twoDigits(text, end + 1)) ? finishDate(text, end + 3, stamp, false) : -1
}

/** `2024-072`, of which `tens` are the first two digits. */
function scanDayOfYear(text: string, at: number, year: number, tens: number, stamp: Stamp): number {
  const last = text.charCodeAt(at + 7)
  const day = tens * 10 + (last - 48)
  if (!isDigit(last) || isDigit(text.charCodeAt(at + 8)) || day < 1 || day > 366) return -1
  setDate(stamp, year, 1, 1)
  stamp.day = day
  return finishDate(text, at + 8, stamp, false)
}
