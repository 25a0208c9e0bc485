import { ParsedLine } from './parsed-line.ts'
import { resolveTimestamp } from './resolve-timestamp.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'

const stamp = new Stamp()

/** Milliseconds of a field's value: a timestamp text or an epoch number of any unit; null when it is none. */
export function timeOfValue(value: string | number, context: TimeContext, line: ParsedLine): number | null {
  if (typeof value === 'number') return timeOfNumber(value)
  const first = value.charCodeAt(0)
  const ticks = first === 47 ? OF_NET.exec(value)?.[1] : undefined
  if (ticks !== undefined) return Number(ticks)
  const text = (first === 91 ? ENCLOSED.exec(value)?.[1] : undefined) ?? value
  const end = scanTimestamp(text, 0, stamp)
  if (end < 0 || text.length - end > 8) return null
  line.zoneAssumed = Number.isNaN(stamp.zone)
  return resolveTimestamp(stamp, context)
}

/** Seconds, milli-, micro- or nanoseconds since 1970. */
function timeOfNumber(value: number): number | null {
  if (value > 8e8 && value < 4.2e9) return Math.floor(value * 1000 + 1e-4)
  if (value > 8e11 && value < 4.2e12) return Math.floor(value)
  if (value > 8e14 && value < 4.2e15) return Math.floor(value / 1000)
  // Of so many nanoseconds a number holds every 256th.
  return value > 8e17 && value < 4.2e18 ? Math.floor(value / 1e6 + 3e-4) : null
}

/** `time:[01/Sep/2024:16:49:03 +0900]`: labels keep the bracket that an access log has its time in. */
const ENCLOSED = /^\[([^[\]]{8,60})\]$/

/** `/Date(1718168451539+0200)/`: the offset is for show. */
const OF_NET = /^\/Date\((\d{12,14})(?:[+-]\d{4})?\)\/$/

/** Milliseconds of what a field of an unknown key holds; null when that is no time. */
export function timeOfText(text: string, context: TimeContext): number | null {
  if (text.length < 10 || text.length > 40 || !STARTS_TIME.test(text)) return null
  const number = Number(text)
  return timeOfValue(Number.isNaN(number) ? text : number, context, new ParsedLine())
}

const STARTS_TIME = /^\/Date\(|^\d{4}[-/.]|^\d{1,2}[-/. ]|^\d{10}|^\p{Lu}\p{L}{2},? /u
