import type { Stamp } from './scan-clock.ts'
import { setDate } from './scan-date-parts.ts'

/** Milliseconds stand behind the seconds in Elixir, where Erlang has none. */
const MOMENT = /\{ ?\{(\d{4}), ?(\d\d?), ?(\d\d?)\}, ?\{(\d\d?), ?(\d\d?), ?(\d\d?)(?:\.(\d{1,9})|, ?(\d{1,3}))?\} ?\}/y
/** Millions of seconds since 1970, seconds and millionths of them, from 2001 to 2033. */
const NOW = /\{(1\d{3}), ?(\d{1,6}), ?(\d{1,6})\}/y

/** `{{2024,2,20},{0,43,14}}` and `{1708,389794,123456}`, as Erlang and Elixir print a time. */
export function scanTuple(text: string, at: number, stamp: Stamp): number {
  MOMENT.lastIndex = at
  const moment = MOMENT.exec(text)
  return moment === null ? scanNow(text, at, stamp) : takeMoment(moment, at, stamp)
}

function takeMoment(match: RegExpExecArray, at: number, stamp: Stamp): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number)
  if (hour > 23 || minute > 59 || second > 60 || !setDate(stamp, year, month, day)) return -1
  const millis = Number(match[8] ?? (match[7] ?? '').slice(0, 3).padEnd(3, '0'))
  stamp.clockMs = ((hour * 60 + minute) * 60 + second) * 1000 + millis
  return at + match[0].length
}

function scanNow(text: string, at: number, stamp: Stamp): number {
  NOW.lastIndex = at
  const match = NOW.exec(text)
  if (match === null) return -1
  stamp.kind = 'epoch'
  stamp.zone = 0
  stamp.clockMs = (Number(match[1]) * 1e6 + Number(match[2])) * 1000 + Math.floor(Number(match[3]) / 1000)
  return at + match[0].length
}
