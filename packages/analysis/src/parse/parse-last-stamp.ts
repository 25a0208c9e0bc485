import { finishMessage } from './finish-message.ts'
import { levelAtHead } from './level-at-head.ts'
import { parseHeader } from './parse-header.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit, Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import type { SourceLayout } from './source-layout.ts'
import { takeStamp } from './take-stamp.ts'

const stamp = new Stamp()

const LAST_TIME =
  /\s(?:@|at|\||-|—|\[|\(|::)\s?(\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d[\w.:+-]{0,14})[\])]?$|\s@(\d{10}(?:\.\d{1,9}|\d{3})?)$/

/** `[gate-03] ERROR … @ 2026-09-09 09:09:07Z`: the clock in the last column, behind a mark of its own. */
export function parseLastStamp(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const tail = text.slice(-48)
  const match = LAST_TIME.exec(tail)
  const time = match?.[1] ?? match?.[2] ?? ''
  if (match === null || scanTimestamp(time, 0, stamp) < 0 || (stamp.kind !== 'full' && stamp.kind !== 'epoch'))
    return false
  const body = text.slice(0, text.length - tail.length + match.index).replace(/(?<!\s)\s+(?:::|\||—|-)$/, '')
  const { level } = line
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'text'
  finishMessage(body, parseHeader(body, 0, line, context, layout), line, context)
  line.level ??= level ?? levelAtHead(line.message)
  return true
}

/** `… - Time: 2025-06-20 13:14:40`: the last thing in the line. */
export function readSentenceEnd(text: string, line: ParsedLine, context: TimeContext): void {
  for (let pos = Math.max(text.length - 40, 1); pos < text.length - 15; pos += 1) {
    if (!isDigit(text.charCodeAt(pos)) || text.charCodeAt(pos - 1) !== 32) continue
    const end = scanTimestamp(text, pos, stamp)
    if (end < 0 || stamp.kind !== 'full' || text.length - end > 2) continue
    takeStamp(stamp, line, context)
    line.header = true
    return
  }
}
