import { halfLength, isDigitAt, scanFraction, twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { setDate } from './scan-date-parts.ts'
import { scanRegion } from './scan-region.ts'
import { scanZone } from './scan-zone.ts'

const LENGTH = 19

/**
 * `2024-03-12T10:15:30`, `2024-03-12 10:15:30,123`: as most lines of most sources write it, at once what the scanners
 * of years, dates and clocks find one after the other. -1 where anything differs: theirs is the verdict then.
 */
export function scanIso(text: string, at: number, stamp: Stamp): number {
  if (at + LENGTH > text.length || !hasMarks(text, at)) return -1
  const year = twoDigits(text, at) * 100 + twoDigits(text, at + 2)
  const hour = twoDigits(text, at + 11)
  const minute = twoDigits(text, at + 14)
  const second = twoDigits(text, at + 17)
  if (!isYear(year) || !isClock(hour, minute, second)) return -1
  if (!setDate(stamp, year, twoDigits(text, at + 5), twoDigits(text, at + 8))) return -1
  const end = scanFraction(text, at + LENGTH, stamp)
  if (isDigitAt(text, end) || (hour <= 12 && halfLength(text, end) > 0)) return -1
  stamp.twelveHour = false
  stamp.clockMs = ((hour * 60 + minute) * 60 + second) * 1000 + stamp.fractionMs
  return scanRegion(text, scanZone(text, end, stamp), stamp)
}

function hasMarks(text: string, at: number): boolean {
  const between = text.charCodeAt(at + 10)
  return (
    text.charCodeAt(at + 4) === 45 &&
    text.charCodeAt(at + 13) === 58 &&
    text.charCodeAt(at + 7) === 45 &&
    text.charCodeAt(at + 16) === 58 &&
    (between === 84 || between === 32)
  )
}

const isYear = (year: number): boolean => year >= 1970 && year <= 2100

const isClock = (hour: number, minute: number, second: number): boolean =>
  hour >= 0 && hour <= 24 && minute >= 0 && minute <= 59 && second >= 0 && second <= 60
