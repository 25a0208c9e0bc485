import { levelOfLetter } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit, Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

const HEADER =
  /^[IWEF](\d{4}|\d\d)?(\d\d)(\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?) +(\d+) (?:\d+@)?([\w.<>/-]+):\d+(?:\] ?| ⋮ ?|(?= \[))/
const stamp = new Stamp()

/** `I0517 15:04:22.619632 1952452992 file.cc:253] message` of glog and Kubernetes; CockroachDB writes the year before. */
export function parseKlog(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  const letter = text.charCodeAt(at)
  if (letter !== 73 && letter !== 87 && letter !== 69 && letter !== 70) return false
  if (!isDigit(text.charCodeAt(at + 1))) return false
  const match = HEADER.exec(at === 0 ? text : text.slice(at))
  if (match === null) return false
  const year = match[1]
  const day = `${(year ?? '00').padStart(4, '20')}-${match[2]}-${match[3]}`
  // Joined, as a text put together by `+` is of another kind to V8: all scanners slow down that meet it.
  if (scanTimestamp([day, match[4]].join(' '), 0, stamp) < 0) return false
  if (year === undefined) {
    stamp.kind = 'yearless'
    stamp.year = -1
  }
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'klog'
  line.level = levelOfLetter(text[at] ?? '')
  line.thread = match[5]
  line.logger = match[6]
  const rest = at + match[0].length
  const tagged = /^\[[^\]]{0,80}\] {1,2}\d+ +/.exec(text.slice(rest, rest + 120))
  setMessage(text, rest + (match[0].includes('⋮') ? (tagged?.[0].length ?? 0) : 0), line)
  return true
}
