import { monthOfName } from './calendar.ts'
import { isDigit, isLetter, twoDigits } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { setDate } from './scan-date-parts.ts'

/** By the letter of the zone, from 12 hours east at M to 12 hours west at Y; J is whatever is local. */
const EAST = ' ABCDEFGHIKLM'
const WEST = ' NOPQRSTUVWXY'
const YEAR_AT = 10

/** `252117ZJUL24`: day, hour and minute, zone, month and year, as shipping, aviation and forces write them. */
export function scanDateTimeGroup(text: string, at: number, stamp: Stamp): number {
  const month = monthOfName(text.slice(at + 7, at + YEAR_AT))
  const year = twoDigits(text, at + YEAR_AT)
  const end = at + YEAR_AT + 2
  const [hour, minute] = [twoDigits(text, at + 2), twoDigits(text, at + 4)]
  const zone = zoneOfLetter(text.charAt(at + 6))
  if (month === 0 || zone === null || year < 0 || hour < 0 || hour > 23 || minute < 0 || minute > 59) return -1
  if (isDigit(text.charCodeAt(end)) || isLetter(text.charCodeAt(end))) return -1
  if (!setDate(stamp, 2000 + year, month, twoDigits(text, at))) return -1
  stamp.clockMs = (hour * 60 + minute) * 60_000
  stamp.zone = zone
  return end
}

function zoneOfLetter(letter: string): number | null {
  if (letter === 'Z') return 0
  const [east, west] = [EAST.indexOf(letter), WEST.indexOf(letter)]
  return east > 0 ? east * 60 : west > 0 ? -west * 60 : null
}
