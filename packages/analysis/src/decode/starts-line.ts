import { Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'

const stamp = new Stamp()
/** klog's head, or the pairs of one. */
const HEAD = /[IWEF]\d{4} |(?:time|level|lvl|ts)=/y

/** Whether a line of its own begins at `at`: an object, a clock, or what no sentence begins with. */
export function startsLine(text: string, at = 0): boolean {
  const code = text.charCodeAt(at)
  if (code === 123 || scanTimestamp(text, code === 91 ? at + 1 : at, stamp) >= 0) return true
  HEAD.lastIndex = at
  return HEAD.test(text)
}
