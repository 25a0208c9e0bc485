import { isForeignWeekday, isWeekday, monthOfName } from './calendar.ts'
import { isDigit, isLetter, scanClock, scanZone, twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { digitRun, finishDate, setDate, wordEnd, yearAt } from './scan-date-parts.ts'
import { scanDayFirst } from './scan-day-first.ts'
import { scanYearFirst } from './scan-year-first.ts'

/** `Nov  3 09:23:38`, `Sun Dec 04 04:47:44 2005`, `Sat, 12 Nov 2022 08:00:00 GMT`, `Nov 3, 2024 4:12:33 PM` */
export function scanNamed(text: string, at: number, stamp: Stamp): number {
  let pos = at
  let end = wordEnd(text, pos)
  if (end - pos < 2 || end - pos > 12) return -1
  const next = text.charCodeAt(end)
  // 'Di 12. März', 'пн, 3 июня'
  if (end - pos === 2 && !isShortDay(text.charCodeAt(pos), next)) return -1
  if (next !== 32 && next !== 44 && next !== 45 && next !== 46 && next !== 47) return -1
  if (!leadsToDigit(text, end)) return -1
  const word = text.slice(pos, end)
  let weekday = false
  if (isWeekday(word) || isForeignWeekday(word, text.slice(end, end + 28))) {
    weekday = true
    pos = end + (next === 44 || next === 46 ? 1 : 0)
    if (text.charCodeAt(pos) === 44) pos += 1
    while (text.charCodeAt(pos) === 32) pos += 1
    if (isDigit(text.charCodeAt(pos))) {
      const run = digitRun(text, pos)
      return run <= 2 && text.charCodeAt(pos + run) !== 58
        ? scanDayFirst(text, pos, run, text.charCodeAt(pos + run), stamp)
        : run === 4
          ? scanYearFirst(text, pos, stamp)
          : -1
    }
    end = wordEnd(text, pos)
  }
  const month = weekday ? monthOfName(text.slice(pos, end)) : monthOfName(word)
  if (month === 0) return -1
  pos = end
  if (text.charCodeAt(pos) === 46) pos += 1
  const mark = text.charCodeAt(pos)
  if (mark !== 32 && mark !== 45 && mark !== 47) return -1
  pos += 1
  while (text.charCodeAt(pos) === 32) pos += 1
  const day = twoDigits(text, pos)
  const dayRun = day >= 0 ? 2 : 1
  const dayValue = day >= 0 ? day : text.charCodeAt(pos) - 48
  if (!(dayValue >= 1 && dayValue <= 31)) return -1
  pos += dayRun
  if (text.charCodeAt(pos) === 44 || (mark !== 32 && text.charCodeAt(pos) === mark)) pos += 1
  while (text.charCodeAt(pos) === 32) pos += 1
  const year = yearAt(text, pos)
  if (year > 0 && text.charCodeAt(pos + 4) !== 58) {
    if (!setDate(stamp, year, month, dayValue)) return -1
    const after = text.charCodeAt(pos + 4) === 44 ? pos + 5 : pos + 4
    return finishDate(text, after, stamp, false)
  }
  if (mark !== 32 && mark !== 45) return -1
  if (!setDate(stamp, -1, month, dayValue)) return -1
  const clockEnd = scanClock(text, pos, stamp)
  if (clockEnd < 0) return -1
  const zoneEnd = scanZone(text, clockEnd, stamp)
  if (text.charCodeAt(zoneEnd) === 32) {
    const trailing = yearAt(text, zoneEnd + 1)
    if (trailing > 0) {
      stamp.year = trailing
      stamp.kind = 'full'
      return zoneEnd + 5
    }
  }
  return zoneEnd
}

const isShortDay = (first: number, next: number): boolean =>
  first > 191 || next === 44 || next === 46 || (first <= 90 && next === 32)

/** Cheap: behind a word of a sentence mostly stands no number, nor behind the next one. */
function leadsToDigit(text: string, at: number): boolean {
  let pos = skipMarks(text, at)
  if (isDigit(text.charCodeAt(pos))) return true
  pos = skipMarks(text, wordEnd(text, pos))
  return isDigit(text.charCodeAt(pos))
}

function skipMarks(text: string, at: number): number {
  let pos = at
  for (;;) {
    const code = text.charCodeAt(pos)
    if (code !== 32 && !(code >= 44 && code <= 47)) return pos
    pos += 1
  }
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
