import { monthOfName } from './calendar.ts'
import { isDigit, twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { digitRun, finishDate, setDate, wordEnd, yearAt } from './scan-date-parts.ts'

/** `12 Mar 2024`, `12/Mar/2024`, `12. März`, `25/12/2024`, `12.03.24`: `run` digits, and `next` behind them. */
export function scanDayFirst(text: string, at: number, run: number, next: number, stamp: Stamp): number {
  // '12. März 2024'
  const isOrdinal = next === 46 && text.charCodeAt(at + run + 1) === 32
  const mark = isOrdinal ? 32 : next
  const first = run === 2 ? twoDigits(text, at) : text.charCodeAt(at) - 48
  const pos = skipOf(text, at + run + (isOrdinal ? 2 : 1))
  if (!isDigit(text.charCodeAt(pos))) return scanNamedMonth(text, pos, mark, first, stamp)
  if (isOrdinal) return scanSpaced(text, at, stamp)
  return mark === 32 ? -1 : scanNumbers(text, pos, run, mark, first, stamp)
}

const SPACED = /(\d\d?)\. (\d\d?)\. ?(\d{4})(?!\d)\.?/y

/** `14. 5. 2024 8:11:07`, `14. 05. 2024. 08:11:07` */
function scanSpaced(text: string, at: number, stamp: Stamp): number {
  SPACED.lastIndex = at
  const [whole, day, month, year] = SPACED.exec(text) ?? []
  if (whole === undefined || !setDate(stamp, Number(year), Number(month), Number(day))) return -1
  return finishDate(text, at + whole.length, stamp, false)
}

function scanNamedMonth(text: string, pos: number, mark: number, day: number, stamp: Stamp): number {
  const name = wordEnd(text, pos)
  const month = monthAt(text, pos, name, mark)
  const separator = text.charCodeAt(name)
  if (month === 0 || (separator !== mark && separator !== 46)) return -1
  const after = skipOf(text, name + (separator === 46 ? 2 : 1))
  const long = yearAt(text, after)
  if (long > 0) return setDate(stamp, long, month, day) ? finishDate(text, skipDot(text, after + 4), stamp, false) : -1
  const short = mark === 45 ? shortYearAt(text, after) : -1
  if (short >= 0) return setDate(stamp, 2000 + short, month, day) ? finishDate(text, after + 2, stamp, false) : -1
  return mark === 32 && setDate(stamp, -1, month, day) ? finishDate(text, name, stamp, false) : -1
}

/** In full, short, or Roman numbers before a year: `13 IX 2024`. */
function monthAt(text: string, pos: number, end: number, mark: number): number {
  const code = text.charCodeAt(pos)
  if ((code === 73 || code === 86 || code === 88) && end - pos < 5 && yearAt(text, end + 1) > 0) {
    const month = text.charCodeAt(end) === mark ? ROMAN.indexOf(text.slice(pos, end)) : -1
    if (month > 0) return month
  }
  return end - pos < 3 ? 0 : monthOfName(text.slice(pos, end))
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** Behind the dot that some languages set behind a year, too: `14. svi 2024. 08:11:07`. */
const skipDot = (text: string, at: number): number =>
  text.charCodeAt(at) === 46 && text.charCodeAt(at + 1) === 32 ? at + 1 : at

/** Two digits and no third. */
function shortYearAt(text: string, at: number): number {
  return isDigit(text.charCodeAt(at + 2)) ? -1 : twoDigits(text, at)
}

function scanNumbers(text: string, pos: number, run: number, mark: number, first: number, stamp: Stamp): number {
  const secondRun = digitRun(text, pos)
  if (secondRun > 2) return -1
  const second = secondRun === 2 ? twoDigits(text, pos) : text.charCodeAt(pos) - 48
  const after = pos + secondRun
  if (text.charCodeAt(after) !== mark) {
    const isMonthAndDay = secondRun === 2 && run === 2 && setDate(stamp, -1, first, second)
    return isMonthAndDay ? finishDate(text, after, stamp, false) : -1
  }
  const long = yearAt(text, after + 1)
  if (long > 0) return scanLongYear(text, after + 5, mark, first, second, long, stamp)
  const third = shortYearAt(text, after + 1)
  if (third < 0) return -1
  if (run === 2) return scanThree(text, after + 3, mark, first, second, third, stamp)
  return mark === 47 ? scanShortYear(text, after + 3, first, second, third, stamp) : -1
}

/** `12.03.2024`, `3/12/2024`: with dots the day comes first, with slashes it may be either. */
function scanLongYear(
  text: string,
  end: number,
  mark: number,
  first: number,
  second: number,
  year: number,
  stamp: Stamp,
): number {
  const dayFirst = mark === 46 || first > 12
  if (!setDate(stamp, year, dayFirst ? second : first, dayFirst ? first : second)) return -1
  if (mark !== 46) {
    stamp.dayFirst = first > 12 ? true : second > 12 ? false : null
    stamp.swappable = first <= 12 && second <= 12
  }
  return finishDate(text, mark === 46 ? skipDot(text, end) : end, stamp, false)
}

/** `24-03-12`, `26.04.26`, `03/25/24`: three times two digits, of which the first mostly are the year. */
function scanThree(
  text: string,
  end: number,
  mark: number,
  first: number,
  second: number,
  third: number,
  stamp: Stamp,
): number {
  // 26.04.26 is of a day, as most that use dots write it.
  if (mark === 46 && second <= 12 && third >= 15)
    return setDate(stamp, 2000 + third, second, first) ? finishDate(text, end, stamp, false) : -1
  const isAmerican = mark === 47 && second > 12
  const ok = isAmerican ? setDate(stamp, 2000 + third, first, second) : setDate(stamp, 2000 + first, second, third)
  stamp.shortYear = ok && mark === 47 && second <= 12 && third >= 13
  return ok ? finishDate(text, end, stamp, false) : -1
}

/** `12 de marzo de 2024` */
const skipOf = (text: string, at: number): number =>
  text.charCodeAt(at) === 100 && text.startsWith('de ', at) ? at + 3 : at

/** `3/12/24 10:15:30:123`: nobody writes a year first without its zero. */
function scanShortYear(text: string, end: number, first: number, second: number, year: number, stamp: Stamp): number {
  if (year < 15 || !setDate(stamp, 2000 + year, first, second)) return -1
  stamp.dayFirst = second > 12 ? false : null
  stamp.swappable = second <= 12
  return finishDate(text, end, stamp, false)
}
