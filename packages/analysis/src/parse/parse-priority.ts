import { levelOfSyslogSeverity } from './level-of-word.ts'
import { parseStamped } from './parse-stamped.ts'
import { readTag, scanPriority, skipUptime } from './parse-syslog.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'
import { skipBlanks } from './scan-token.ts'
import { setMessage } from './set-message.ts'
import type { SourceLayout } from './source-layout.ts'

/** `<34>Oct 11 22:14:15 host su: …`, `<165>1 2003-08-24T05:14:15Z …`, `<6>[    0.000000] …` */
export function parsePriority(
  text: string,
  at: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  const priority = scanPriority(text, at)
  if (priority === null) return false
  const level = levelOfSyslogSeverity(priority.severity)
  line.level = level
  line.header = true
  line.format = 'syslog'
  let pos = skipBlanks(text, priority.end)
  if (isDigit(text.charCodeAt(pos)) && text.charCodeAt(pos + 1) === 32) pos += 2
  if (parseStamped(text, pos, line, context, layout)) {
    // An object within says more than the priority that the relay gave it.
    if (line.format !== 'json' || line.level === null) line.level = level
    // Behind a priority stands the tag.
    if (text.includes('\t') && line.host === undefined) line.service ??= line.logger
    return true
  }
  const message = readTag(text, pos, line)
  setMessage(text, message < 0 ? skipUptime(text, pos) : message, line)
  return true
}
