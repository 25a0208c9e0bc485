import { monthOfName } from './calendar.ts'
import { twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { finishDate, setDate, yearAt } from './scan-date-parts.ts'

/** `20Feb2026 16:01:02.988` */
export function scanJoined(text: string, at: number, stamp: Stamp): number {
  const month = monthOfName(text.slice(at + 2, at + 5))
  const year = yearAt(text, at + 5)
  if (month === 0 || year < 0) return -1
  return setDate(stamp, year, month, twoDigits(text, at)) ? finishDate(text, at + 9, stamp, false) : -1
}
