import { monthOfName } from './calendar.ts'
import { isDigit, twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { digitRun, finishDate, setDate, wordEnd, yearAt } from './scan-date-parts.ts'

export function scanDayFirst(text: string, at: number, run: number, next: number, stamp: Stamp): number {
  // '12. März 2024'
  const isOrdinal = next === 46 && text.charCodeAt(at + run + 1) === 32
  const mark = isOrdinal ? 32 : next
  const first = run === 2 ? twoDigits(text, at) : text.charCodeAt(at) - 48
  const pos = skipOf(text, at + run + (isOrdinal ? 2 : 1))
  const code = text.charCodeAt(pos)
  if (!isDigit(code)) {
    const name = wordEnd(text, pos)
    if (name - pos < 3) return -1
    const month = monthOfName(text.slice(pos, name))
    if (month === 0) return -1
    const after = skipOf(text, name + (text.charCodeAt(name) === 46 ? 2 : 1))
    const separated = text.charCodeAt(name)
    if (separated !== mark && separated !== 46) return -1
    const long = yearAt(text, after)
    if (long > 0) return setDate(stamp, long, month, first) ? finishDate(text, after + 4, stamp, false) : -1
    const short = twoDigits(text, after)
    if (mark === 45 && short >= 0 && !isDigit(text.charCodeAt(after + 2)))
      return setDate(stamp, 2000 + short, month, first) ? finishDate(text, after + 2, stamp, false) : -1
    return mark === 32 && setDate(stamp, -1, month, first) ? finishDate(text, name, stamp, false) : -1
  }
  if (mark === 32) return -1
  const secondRun = digitRun(text, pos)
  if (secondRun > 2) return -1
  const second = secondRun === 2 ? twoDigits(text, pos) : code - 48
  const after = pos + secondRun
  const separated = text.charCodeAt(after)
  if (separated !== mark)
    return secondRun === 2 && run === 2 && setDate(stamp, -1, first, second)
      ? finishDate(text, after, stamp, false)
      : -1
  const long = yearAt(text, after + 1)
  if (long > 0) {
    const dayFirst = mark === 46 || first > 12
    if (!setDate(stamp, long, dayFirst ? second : first, dayFirst ? first : second)) return -1
    stamp.dayFirst = mark === 46 ? null : first > 12 ? true : second > 12 ? false : null
    stamp.swappable = mark !== 46 && first <= 12 && second <= 12
    return finishDate(text, after + 5, stamp, false)
  }
  const third = twoDigits(text, after + 1)
  if (third < 0 || isDigit(text.charCodeAt(after + 3))) return -1
  if (run !== 2) return mark === 47 ? scanShortYear(text, after + 3, first, second, third, stamp) : -1
  // 26.04.26 is of a day, as most that use dots write it.
  if (mark === 46 && second <= 12 && third >= 15)
    return setDate(stamp, 2000 + third, second, first) ? finishDate(text, after + 3, stamp, false) : -1
  const yearFirst = second <= 12 && third >= 1 && third <= 31 && first >= 13
  const ok = yearFirst
    ? setDate(stamp, 2000 + first, second, third)
    : mark === 47 && second > 12
      ? setDate(stamp, 2000 + third, first, second)
      : setDate(stamp, 2000 + first, second, third)
  stamp.shortYear = ok && mark === 47 && first <= 12 && second <= 12 && third >= 13
  return ok ? finishDate(text, after + 3, stamp, false) : -1
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
