import type { RegionClock } from './region-clock.ts'

/** The parts of a timestamp as one scan found them: reused, so that scanning makes no garbage. */
export class Stamp {
  /** Index after the last character of the timestamp. */
  end = 0
  kind: 'full' | 'yearless' | 'time' | 'epoch' | 'date' = 'full'
  year = 0
  month = 0
  day = 0
  /** Milliseconds since midnight, or since 1970 when `kind` is 'epoch'. */
  clockMs = 0
  /** Of the second, which `clockMs` counts in. */
  fractionMs = 0
  /** Minutes east of UTC; NaN when the text names no zone. */
  zone = Number.NaN
  /** 3/12/2024 may be either: day and month can change places. */
  swappable = false
  /** 03/12/24 is read year first; it may also be the twelfth of March. */
  shortYear = false
  /** What 25/12/2024 or 12/25/2024 shows of the order; null where the date does not show it. */
  dayFirst: boolean | null = null
  /** 'Jan 5, 2024 4:12:33 PM': the layout of java.util.logging, whose message stands on the next line. */
  twelveHour = false
  /** The one that was last named: the next line names it, too. */
  region: RegionClock | null = null
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

export function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

/** Two digits (the first may be a blank when `padded`), or -1. */
export function twoDigits(text: string, at: number): number {
  // To ask for a character behind the end is slow, and makes V8 ask slowly for good.
  if (at + 1 >= text.length) return -1
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

/** `H:MM`, `HH:MM:SS`, fraction after `.`, `,` or `:`, AM/PM. Sets clockMs; answers the end, or -1. */
export function scanClock(text: string, at: number, stamp: Stamp, separator = 58): number {
  const long = twoDigits(text, at)
  const hour = long < 0 ? oneDigit(text, at) : long
  let pos = long < 0 ? at + 1 : at + 2
  if (hour < 0 || hour > 24 || !isAt(text, pos, separator)) return -1
  const minute = twoDigits(text, pos + 1)
  if (minute < 0 || minute > 59) return -1
  pos += 3
  let ms = hour * 3_600_000 + minute * 60_000
  if (text.charCodeAt(pos) === separator) {
    const second = twoDigits(text, pos + 1)
    if (second < 0 || second > 60) return -1
    pos = scanFraction(text, pos + 3, stamp)
    ms += second * 1000 + stamp.fractionMs
  } else if (text.charCodeAt(pos) === 46) return -1
  if (isDigitAt(text, pos)) return -1
  stamp.clockMs = ms
  return scanHalf(text, pos, hour, stamp)
}

/** AM or PM behind a clock; answers where it ends, or `at`. */
export function scanHalf(text: string, at: number, hour: number, stamp: Stamp): number {
  const half = hour > 12 ? 0 : halfLength(text, at)
  stamp.twelveHour = half > 0
  stamp.clockMs += halfMs(text, at, half, hour)
  return at + half
}

const isAt = (text: string, at: number, code: number): boolean => at < text.length && text.charCodeAt(at) === code

export const isDigitAt = (text: string, at: number): boolean => at < text.length && isDigit(text.charCodeAt(at))

function oneDigit(text: string, at: number): number {
  const digit = text.charCodeAt(at) - 48
  return digit >= 0 && digit <= 9 ? digit : -1
}

/** A comma and nine digits. */
const MAX_FRACTION = 10

/** Sets fractionMs; answers the fraction's end, or `at` where none stands. */
export function scanFraction(text: string, at: number, stamp: Stamp): number {
  stamp.fractionMs = 0
  if (at >= text.length) return at
  const mark = text.charCodeAt(at)
  if (mark !== 46 && mark !== 44 && mark !== 58) return at
  let end = at + 1
  let scale = 100
  let fraction = 0
  let digit = text.charCodeAt(end) - 48
  while (digit >= 0 && digit <= 9 && end - at <= 12) {
    fraction += digit * scale
    scale /= 10
    end += 1
    digit = end < text.length ? text.charCodeAt(end) - 48 : -1
  }
  if (mark === 58) return takeColonFraction(text, at, end, fraction, stamp)
  // A number of ten digits in the next column is no fraction.
  if (end - at < 2 || (mark === 44 && end - at > MAX_FRACTION)) return at
  stamp.fractionMs = Math.floor(fraction + 1e-6)
  return end
}

/** 'HH:MM:SS:' before anything but a long fraction is a separator, not a fraction. */
function takeColonFraction(text: string, at: number, end: number, fraction: number, stamp: Stamp): number {
  if (end - at > 3) stamp.fractionMs = Math.floor(fraction + 1e-6)
  // '22:15:29:7|': milliseconds, counted and not padded.
  else if (end > at + 1 && text.charCodeAt(end) === 124) stamp.fractionMs = Number(text.slice(at + 1, end))
  else return at
  return end
}

/** `p. m.` as Spanish writes it, `p.m.` */
const HALF = /^[ap]\.[ \u00a0\u202f]?m\./i

/** Where the letter of AM or PM would stand. */
const halfStart = (text: string, at: number): number => (text.charCodeAt(at) === 32 ? at + 1 : at)

/** How long AM or PM is with the blank before it; 0 where none stands. */
export function halfLength(text: string, at: number): number {
  if (at + 1 >= text.length) return 0
  const start = halfStart(text, at)
  const letter = text.charCodeAt(start) | 32
  if (letter !== 97 && letter !== 112) return 0
  const next = text.charCodeAt(start + 1)
  if ((next | 32) === 109 && !isLetter(text.charCodeAt(start + 2))) return start + 2 - at
  const spelled = next === 46 ? HALF.exec(text.slice(start, start + 6)) : null
  return spelled === null ? 0 : start + spelled[0].length - at
}

/** 12 AM is midnight, and 12 PM noon. */
function halfMs(text: string, at: number, length: number, hour: number): number {
  if (length === 0) return 0
  const isAfternoon = (text.charCodeAt(halfStart(text, at)) | 32) === 112
  return ((isAfternoon ? 12 : 0) + (hour === 12 ? -12 : 0)) * 3_600_000
}
