import { isDigit, isLetter } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { digitRun, millisOf } from './scan-date-parts.ts'

export function scanEpoch(text: string, at: number, run: number, stamp: Stamp): number {
  // The first thirteen digits are milliseconds; more are beyond what a number holds.
  const ms = run === 10 ? Number(text.slice(at, at + 10)) * 1000 : Number(text.slice(at, at + 13))
  if (ms < 800_000_000_000 || ms > 4_102_444_800_000) return -1
  let end = at + run
  stamp.clockMs = ms
  if (run === 10 && (text.charCodeAt(end) === 46 || isCommaOfMillis(text, end))) {
    const fraction = digitRun(text, end + 1)
    if (!isDigit(text.charCodeAt(end + 1)) || fraction > 9) return -1
    stamp.clockMs += millisOf(text, end + 1, fraction)
    end += fraction + 1
  }
  const next = text.charCodeAt(end)
  if (isLetter(next) || next === 45 || next === 95 || next === 46 || next === 64) return -1
  stamp.kind = 'epoch'
  stamp.zone = 0
  return end
}

/** `1710238530,123 `: between fields a comma would go on. */
const isCommaOfMillis = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 44 && digitRun(text, at + 1) === 3 && text.charCodeAt(at + 4) === 32

/** Ten million ticks a second: since the year 1 as .NET counts them, since 1601 as Windows does. */
export function scanTicks(text: string, at: number, stamp: Stamp): number {
  const ticks = Number(text.slice(at, at + 18))
  const ms = Math.floor((ticks - (ticks > 6e17 ? 621_355_968e9 : 116_444_736e9)) / 10_000)
  const next = text.charCodeAt(at + 18)
  if (ms < 1_262_304_000_000 || ms > 2_208_988_800_000 || isLetter(next) || next === 46) return -1
  stamp.kind = 'epoch'
  stamp.zone = 0
  stamp.clockMs = ms
  return at + 18
}

/** `1.710238530123e+09` */
export function scanExponent(text: string, at: number, stamp: Stamp): number {
  const match = /^[1-3]\.\d{5,17}e\+?0?9(?=\s|$)/.exec(text.slice(at, at + 30))
  if (match === null) return -1
  stamp.kind = 'epoch'
  stamp.zone = 0
  stamp.clockMs = Math.floor(Number(match[0]) * 1000 + 1e-4)
  return at + match[0].length
}

/** `6a073615.353c0c0a`: seconds and nanoseconds in hexadecimal, between 2004 and 2038. */
export function scanHexEpoch(text: string, at: number, stamp: Stamp): number {
  HEX.lastIndex = at
  const match = HEX.exec(text)
  const nanos = Number.parseInt(match?.[2] ?? 'f', 16)
  if (match === null || nanos >= 1e9) return -1
  stamp.kind = 'epoch'
  stamp.zone = 0
  stamp.clockMs = Number.parseInt(match[1] ?? '', 16) * 1000 + Math.floor(nanos / 1e6)
  return at + match[0].length
}

const HEX = /([4-7][\da-f]{7})\.([0-3][\da-f]{7})(?![\w.-])/y

/** `@400000004332258...`: eight bytes of TAI seconds and four of nanoseconds, in hexadecimal. */
export function scanTai64(text: string, at: number, stamp: Stamp): number {
  let end = at + 1
  while (end - at < 26 && /[0-9a-f]/.test(text[end] ?? '')) end += 1
  if (end - at !== 25 && end - at !== 17) return -1
  if (text.slice(at + 1, at + 3) !== '40') return -1
  const seconds = Number.parseInt(text.slice(at + 3, at + 17), 16) - 10
  const nanos = end - at === 25 ? Number.parseInt(text.slice(at + 17, at + 25), 16) : 0
  stamp.kind = 'epoch'
  stamp.zone = 0
  stamp.clockMs = seconds * 1000 + Math.floor(nanos / 1_000_000)
  return end
}
