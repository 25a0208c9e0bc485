import { levelAtHead } from './level-at-head.ts'
import { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { takeStamp } from './take-stamp.ts'

const TASK = /^\*([A-Za-z][\w.-]{1,60}): /
const stamp = new Stamp()

/** `*spamApTask3: Mar 06 16:21:40.503: %CAPWAP-4-DISCOVERY_DUP: …` of Cisco's wireless controllers: a task, its clock, and its own code. */
export function takeTask(line: ParsedLine, context: TimeContext): void {
  const { message } = line
  const [head, task] = message.charCodeAt(0) === 42 ? (TASK.exec(message) ?? []) : []
  if (head === undefined) return
  const end = scanTimestamp(message, head.length, stamp)
  if (end < 0 || stamp.kind === 'time' || !message.startsWith(': ', end)) return
  const inner = new ParsedLine()
  takeStamp(stamp, inner, context)
  inner.thread = task
  inner.message = message.slice(end + 2)
  inner.level = levelAtHead(inner.message)
  line.adopt(inner)
}
