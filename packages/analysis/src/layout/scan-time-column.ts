import { isDigit, isLetter, scanClock, Stamp } from '../parse/scan-clock.ts'
import { scanZone } from '../parse/scan-zone.ts'
import { setDate } from '../parse/scan-date-parts.ts'
import { isBlankAt } from './head-marks.ts'
import { isUpper, skipSpaces } from '../parse/scan-token.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'

const clock = new Stamp()

/** A timestamp, or a date and a clock in neighbouring columns; answers its end, or -1. A date alone is none. */
export function scanTimeColumn(text: string, at: number, stamp: Stamp): number {
  const code = text.charCodeAt(at)
  if (!isDigit(code) && !isLetter(code) && code !== 64 && code !== 123) return -1
  const end = scanTimestamp(text, at, stamp)
  if (end > 0 && stamp.kind !== 'date') return isBorder(text.charCodeAt(end)) || isParted(text, end) ? end : -1
  if (!isDigit(code)) return -1
  const dateEnd = end > 0 ? end : scanDateAlone(text, at, stamp)
  return dateEnd < 0 ? -1 : scanNextColumn(text, dateEnd, stamp)
}

/** The clock in the column behind a date's. */
function scanNextColumn(text: string, dateEnd: number, stamp: Stamp): number {
  const mark = skipSpaces(text, dateEnd)
  if (!isMark(text.charCodeAt(mark))) return -1
  const clockEnd = scanJoinedClock(text, skipSpaces(text, mark + 1))
  if (clockEnd < 0 || !isBorder(text.charCodeAt(clockEnd))) return -1
  stamp.kind = 'full'
  stamp.clockMs = clock.clockMs
  stamp.zone = clock.zone
  stamp.twelveHour = false
  return clockEnd
}

/** What parts columns: semicolon, bar, colon, comma, tilde, tab, `#`, `^`. */
const isMark = (code: number): boolean =>
  code === 59 || code === 124 || code === 58 || code === 44 || code === 126 || code === 9 || code === 35 || code === 94

/** `2025-12-02T10:10:12Z/E/`, `3:56:53 AM EST/ `: nothing of a time comes behind its zone, or before a blank. */
const isParted = (text: string, end: number): boolean =>
  text.charCodeAt(end) === 47 && (isUpper(text.charCodeAt(end - 1)) || isBlankAt(text, end + 1))

const isBorder = (code: number): boolean => !isDigit(code) && !isLetter(code) && code !== 47 && code !== 95

/** `20240312`, `12.03.2024` or `12.03.24`, whatever comes after. */
function scanDateAlone(text: string, at: number, stamp: Stamp): number {
  let run = 0
  while (run < 9 && isDigit(text.charCodeAt(at + run))) run += 1
  if (run === 8) {
    const year = Number(text.slice(at, at + 4))
    const isYear = year >= 1970 && year <= 2100
    if (isYear && setDate(stamp, year, Number(text.slice(at + 4, at + 6)), Number(text.slice(at + 6, at + 8))))
      return at + 8
    return -1
  }
  if (run === 0 || run > 2) return -1
  // The clock is what the scanner of dates asks for: one that stands nowhere decides nothing.
  const tail = /^\d{1,2}(?:\.\d{1,2}\.|\/\d{1,2}\/|-\d{1,2}-)(?:\d{4}|\d\d(?!\d))/.exec(text.slice(at, at + 11))?.[0]
  if (tail === undefined) return -1
  return scanTimestamp([tail, '00:00:00'].join(' '), 0, stamp) > 0 ? at + tail.length : -1
}

/** `101530123` */
const MILLIS = /^\d{3}(?!\d)/

/** `10:15:30.123` or `101530.123`, and a zone. Fills `clock`. */
function scanJoinedClock(text: string, at: number): number {
  const plain = scanClock(text, at, clock)
  if (plain > 0) return plain - at < 7 ? -1 : scanZone(text, plain, clock)
  for (let pos = at; pos < at + 6; pos += 1) if (!isDigit(text.charCodeAt(pos))) return -1
  const millis = MILLIS.exec(text.slice(at + 6, at + 10))?.[0].length ?? 0
  const fraction = text.charCodeAt(at + 6) === 46 || text.charCodeAt(at + 6) === 44
  let end = at + 6
  if (fraction) {
    end += 1
    while (isDigit(text.charCodeAt(end)) && end - at < 17) end += 1
  }
  if (millis > 0) {
    const spelled = `${text.slice(at, at + 2)}:${text.slice(at + 2, at + 4)}:${text.slice(at + 4, at + 6)}.${text.slice(at + 6, at + 9)}`
    return scanClock(spelled, 0, clock) === spelled.length ? scanZone(text, at + 9, clock) : -1
  }
  const spelled = `${text.slice(at, at + 2)}:${text.slice(at + 2, at + 4)}:${text.slice(at + 4, end)}`
  const spelledEnd = scanClock(spelled, 0, clock)
  return spelledEnd === spelled.length ? scanZone(text, end, clock) : -1
}
