import { isDigit, Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'
import type { Unwrapped } from './unwrapped.ts'

const HEAD = /^(\d\d:\d\d:\d\d(?:\.\d{1,6})?) ([A-Za-z][\w-]{0,40})(\.\d{1,3})? {1,40}\| /

const stamp = new Stamp()

/**
 * `06:17:18 web.1    | …`, as Foreman and its like run the processes of a Procfile: a clock, which stays with the
 * process's line unless that has its own, and whose it is; what speaks of all of them has no number, and the same column.
 */
export function unwrapProcess(text: string, out: Unwrapped): void {
  if (!isClock(text)) return
  const [head, clock = '', name = '', number] = HEAD.exec(text) ?? []
  if (head === undefined) return
  if (number === undefined && !out.known.hasBar(head.length)) return
  if (number !== undefined) out.known.noteBar(head.length, name)
  const own = text.slice(head.length)
  out.text = scanTimestamp(own, 0, stamp) > 0 && stamp.kind === 'full' ? own : `${clock} ${own}`
  out.wrapped = true
  out.stream = `${name}${number ?? ''}`
  out.container = out.stream
  out.service = name
}

/** Cheap: a colon where that of a clock stands, and no date before it. */
const isClock = (text: string): boolean =>
  text.charCodeAt(2) === 58 && text.charCodeAt(5) === 58 && isDigit(text.charCodeAt(0))
