import { monthOfName } from './calendar.ts'
import { isDigit, twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { finishDate, setDate, yearAt } from './scan-date-parts.ts'

/** `20Feb2026 16:01:02.988` */
export function scanJoined(text: string, at: number, stamp: Stamp): number {
  const month = monthOfName(text.slice(at + 2, at + 5))
  if (month === 0) return -1
  const year = yearAt(text, at + 5)
  if (year < 0) return scanShortYear(text, at, month, stamp)
  return setDate(stamp, year, month, twoDigits(text, at)) ? finishDate(text, at + 9, stamp, false) : -1
}

/** `12MAR24 10:15:30` */
function scanShortYear(text: string, at: number, month: number, stamp: Stamp): number {
  const year = twoDigits(text, at + 5)
  const isYear = year >= 0 && !isDigit(text.charCodeAt(at + 7))
  return isYear && setDate(stamp, 2000 + year, month, twoDigits(text, at)) ? finishDate(text, at + 7, stamp, false) : -1
}
