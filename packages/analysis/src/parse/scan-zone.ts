import { isDigit, isLetter, twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { mayNameZone, zoneOffsetOfName } from './zone-offsets.ts'

/** `Z`, `+02:00`, ` +0200`, ` CEST`, `[Europe/Berlin]`. Sets zone (NaN when there is none); answers the end. */
export function scanZone(text: string, at: number, stamp: Stamp): number {
  stamp.zone = Number.NaN
  if (at >= text.length) return at
  const spaced = text.charCodeAt(at) === 32
  const pos = spaced ? at + 1 : at
  const code = text.charCodeAt(pos)
  const end = scanZoneAt(text, pos, code, spaced, stamp)
  return end < 0 ? at : end
}

function scanZoneAt(text: string, pos: number, code: number, spaced: boolean, stamp: Stamp): number {
  if (code === 43 || code === 45 || code === 8722) return scanOffset(text, pos, code === 43, spaced, stamp)
  if (code === 90 || code === 122) {
    if (isLetter(text.charCodeAt(pos + 1)) || (spaced && code === 122)) return -1
    stamp.zone = 0
    return pos + 1
  }
  return isCapital(code) ? scanZoneName(text, pos, stamp) : -1
}

/** `+02:00`, `-0800`, `+01`; answers the end, or -1. */
function scanOffset(text: string, pos: number, isEast: boolean, spaced: boolean, stamp: Stamp): number {
  const hours = twoDigits(text, pos + 1)
  if (hours < 0 || hours > 14) return -1
  if (!spaced && isDigit(text.charCodeAt(pos + 3)) && !isDigit(text.charCodeAt(pos + 4))) {
    // Db2 counts minutes: '2024-03-12-10.15.30.123456+060'.
    stamp.zone = (isEast ? 1 : -1) * Number(text.slice(pos + 1, pos + 4))
    return pos + 4
  }
  const colon = text.charCodeAt(pos + 3) === 58
  const minutes = twoDigits(text, pos + (colon ? 4 : 3))
  const end = minutes < 0 ? pos + 3 : pos + (colon ? 6 : 5)
  if (isDigit(text.charCodeAt(end)) || (minutes < 0 && (spaced ? !isEast : colon))) return -1
  stamp.zone = (isEast ? 1 : -1) * (hours * 60 + Math.max(minutes, 0))
  return skipZoneName(text, end)
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90

/** `CEST`, `GMT+2`, `UTC-03:00`; answers the end, or -1. */
function scanZoneName(text: string, pos: number, stamp: Stamp): number {
  let end = pos
  while (end - pos < 5 && isCapital(text.charCodeAt(end))) end += 1
  if (end - pos < 3 || !mayNameZone(text.charCodeAt(pos), text.charCodeAt(end - 1))) return -1
  if (goesOn(text, end)) return -1
  const offset = zoneOffsetOfName(text.slice(pos, end))
  if (Number.isNaN(offset)) return -1
  stamp.zone = offset
  return offset === 0 ? scanNamedOffset(text, end, stamp) : end
}

/** `ADT_IN`, `EST-gateway`, `IST->MSK`, `ART.worker`: no zone, but the beginning of a name. */
function goesOn(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (isLetter(code) || isDigit(code) || code === 95) return true
  const next = text.charCodeAt(at + 1)
  return (code === 45 && next === 62) || (isJoint(code) && isLetter(next))
}

/** Dash, dot, at sign or number sign. */
const isJoint = (code: number): boolean => code === 45 || code === 46 || code === 64 || code === 35

/** Behind GMT or UTC an offset may stand, be its hours one digit, and a blank before its sign: `GMT +1`, `UTC+5:30`. */
function scanNamedOffset(text: string, at: number, stamp: Stamp): number {
  const signAt = text.charCodeAt(at) === 32 ? at + 1 : at
  const sign = text.charCodeAt(signAt)
  if (sign !== 43 && sign !== 45 && sign !== 8722) return at
  const long = twoDigits(text, signAt + 1)
  const hours = long < 0 ? text.charCodeAt(signAt + 1) - 48 : long
  let end = signAt + (long < 0 ? 2 : 3)
  // A dash between blanks, and a number that is no offset, stand in the next column.
  if (!(hours >= 0 && hours <= 14)) return at
  const minutesAt = text.charCodeAt(end) === 58 ? end + 1 : end
  const minutes = twoDigits(text, minutesAt)
  if (minutes >= 0) end = minutesAt + 2
  if (isDigit(text.charCodeAt(end)) || (signAt > at && !isOffsetEnd(text.charCodeAt(end)))) return at
  stamp.zone = (sign === 43 ? 1 : -1) * (hours * 60 + Math.max(minutes, 0))
  return end
}

/** Blank, tab, bracket, comma, bar or the line's end. */
const isOffsetEnd = (code: number): boolean =>
  Number.isNaN(code) || code === 32 || code === 9 || code === 93 || code === 41 || code === 44 || code === 124

const NAMED = / ([A-Z]{3,4})(?![\w-])/y

/** `+0000 UTC` of Go, `+02:00[Europe/Berlin]` of Java. */
function skipZoneName(text: string, at: number): number {
  if (text.charCodeAt(at) === 32 && isCapital(text.charCodeAt(at + 1))) {
    NAMED.lastIndex = at
    const name = NAMED.exec(text)?.[1]
    return name === undefined || Number.isNaN(zoneOffsetOfName(name)) ? at : at + 1 + name.length
  }
  if (text.charCodeAt(at) !== 91 || !isLetter(text.charCodeAt(at + 1))) return at
  const close = text.indexOf(']', at)
  return close > 0 && close - at < 40 && text.lastIndexOf('/', close) > at ? close + 1 : at
}
