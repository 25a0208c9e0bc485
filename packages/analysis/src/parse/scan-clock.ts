import { zoneOffsetOfName } from './zone-offsets.ts'

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
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

export function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

/** Two digits (the first may be a blank when `padded`), or -1. */
export function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

/** `H:MM`, `HH:MM:SS`, fraction after `.`, `,` or `:`, AM/PM. Sets clockMs; answers the end, or -1. */
export function scanClock(text: string, at: number, stamp: Stamp, separator = 58): number {
  let pos = at
  let hour = twoDigits(text, pos)
  if (hour >= 0) pos += 2
  else {
    hour = text.charCodeAt(pos) - 48
    if (!(hour >= 0 && hour <= 9)) return -1
    pos += 1
  }
  if (hour > 24 || text.charCodeAt(pos) !== separator) return -1
  const minute = twoDigits(text, pos + 1)
  if (minute < 0 || minute > 59) return -1
  pos += 3
  let ms = hour * 3_600_000 + minute * 60_000
  if (text.charCodeAt(pos) === separator) {
    const second = twoDigits(text, pos + 1)
    if (second < 0 || second > 60) return -1
    pos += 3
    ms += second * 1000
    const mark = text.charCodeAt(pos)
    if (mark === 46 || mark === 44 || mark === 58) {
      let index = pos + 1
      let scale = 100
      let fraction = 0
      let digit = text.charCodeAt(index) - 48
      while (digit >= 0 && digit <= 9 && index - pos <= 12) {
        fraction += digit * scale
        scale /= 10
        index += 1
        digit = text.charCodeAt(index) - 48
      }
      // A number of ten digits in the next column is no fraction.
      if (mark === 44 && index - pos > MAX_FRACTION) index = pos
      // 'HH:MM:SS:' before anything but a long fraction is a separator, not a fraction.
      if (index - pos > (mark === 58 ? 3 : 1)) {
        ms += Math.floor(fraction + 1e-6)
        pos = index
      } else if (mark === 58 && index > pos + 1 && text.charCodeAt(index) === 124) {
        // '22:15:29:7|': milliseconds, counted and not padded.
        ms += Number(text.slice(pos + 1, index))
        pos = index
      }
    }
  } else if (isDigit(text.charCodeAt(pos)) || text.charCodeAt(pos) === 46) return -1
  if (isDigit(text.charCodeAt(pos))) return -1
  stamp.twelveHour = false
  const half = text.charCodeAt(pos) === 32 ? pos + 1 : pos
  const letter = text.charCodeAt(half) | 32
  if (
    (letter === 97 || letter === 112) &&
    (text.charCodeAt(half + 1) | 32) === 109 &&
    !isLetter(text.charCodeAt(half + 2)) &&
    hour <= 12
  ) {
    ms += ((letter === 112 ? 12 : 0) + (hour === 12 ? -12 : 0)) * 3_600_000
    pos = half + 2
    stamp.twelveHour = true
  }
  const spelled = hour <= 12 && text.charCodeAt(half + 1) === 46 ? HALF.exec(text.slice(half, half + 6)) : null
  if (spelled !== null) {
    ms += ((letter === 112 ? 12 : 0) + (hour === 12 ? -12 : 0)) * 3_600_000
    pos = half + spelled[0].length
    stamp.twelveHour = true
  }
  stamp.clockMs = ms
  return pos
}

/** A comma and nine digits. */
const MAX_FRACTION = 10

/** `p. m.` as Spanish writes it, `p.m.` */
const HALF = /^[ap]\.[ \u00a0\u202f]?m\./i

/** `Z`, `+02:00`, ` +0200`, ` CEST`, `[Europe/Berlin]`. Sets zone (NaN when there is none); answers the end. */
export function scanZone(text: string, at: number, stamp: Stamp): number {
  stamp.zone = Number.NaN
  let pos = at
  let code = text.charCodeAt(pos)
  const spaced = code === 32
  if (spaced) code = text.charCodeAt((pos += 1))
  if (code === 43 || code === 45 || code === 8722) {
    const hours = twoDigits(text, pos + 1)
    if (hours < 0 || hours > 14) return at
    if (!spaced && isDigit(text.charCodeAt(pos + 3)) && !isDigit(text.charCodeAt(pos + 4))) {
      // Db2 counts minutes: '2024-03-12-10.15.30.123456+060'.
      stamp.zone = (code === 43 ? 1 : -1) * Number(text.slice(pos + 1, pos + 4))
      return pos + 4
    }
    const colon = text.charCodeAt(pos + 3) === 58
    const minutes = twoDigits(text, pos + (colon ? 4 : 3))
    const end = minutes < 0 ? pos + 3 : pos + (colon ? 6 : 5)
    if (isDigit(text.charCodeAt(end)) || (minutes < 0 && (spaced ? code !== 43 : colon))) return at
    stamp.zone = (code === 43 ? 1 : -1) * (hours * 60 + Math.max(minutes, 0))
    return skipZoneName(text, end)
  }
  if (code === 90 || code === 122) {
    if (isLetter(text.charCodeAt(pos + 1)) || (spaced && code === 122)) return at
    stamp.zone = 0
    return pos + 1
  }
  if (code < 65 || code > 90) return at
  let end = pos
  while (end - pos < 5 && text.charCodeAt(end) >= 65 && text.charCodeAt(end) <= 90) end += 1
  if (end - pos < 3 || isLetter(text.charCodeAt(end)) || isDigit(text.charCodeAt(end))) return at
  const offset = zoneOffsetOfName(text.slice(pos, end))
  if (Number.isNaN(offset)) return at
  stamp.zone = offset
  const sign = text.charCodeAt(end)
  const hours = sign === 43 || sign === 45 ? twoDigits(text, end + 1) : -1
  if (offset === 0 && hours >= 0 && hours <= 14) {
    const colon = text.charCodeAt(end + 3) === 58 ? 4 : 3
    const minutes = twoDigits(text, end + colon)
    stamp.zone = (sign === 43 ? 1 : -1) * (hours * 60 + Math.max(minutes, 0))
    return minutes < 0 ? end + 3 : end + colon + 2
  }
  return end
}

function skipZoneName(text: string, at: number): number {
  if (text.charCodeAt(at) !== 91 || !isLetter(text.charCodeAt(at + 1))) return at
  const close = text.indexOf(']', at)
  return close > 0 && close - at < 40 && text.lastIndexOf('/', close) > at ? close + 1 : at
}
