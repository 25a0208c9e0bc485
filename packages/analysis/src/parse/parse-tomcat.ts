import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

const STAMP_LENGTH = 24
/** The level, the thread, and the class with the method that logs. */
const HEAD =
  /^ (SEVERE|WARNING|INFO|CONFIG|FINE|FINER|FINEST) \[([^\][]{1,120})\] ([A-Za-z_$][\w$]{0,80}(?:\.[\w$<>]{1,80}){1,16}) /
const stamp = new Stamp()

/** `12-Mar-2024 10:15:30.123 SEVERE [main] org.apache.catalina.core.StandardService.startInternal …` of Tomcat's one-line formatter. */
export function parseTomcat(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(2) !== 45 || text.charCodeAt(6) !== 45 || text.charCodeAt(20) !== 46) return false
  const [head = '', level = '', thread, logger] = HEAD.exec(text.slice(STAMP_LENGTH)) ?? []
  if (head === '' || scanTimestamp(text, 0, stamp) !== STAMP_LENGTH) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'juli'
  line.level = levelOfWord(level)
  line.thread = thread
  line.logger = logger
  setMessage(text, STAMP_LENGTH + head.length, line)
  return true
}
