import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The process and its thread, how bad it is, and who speaks, unless the file's name tells that. */
const HEAD = /\[(\d{1,10})(?:\.(\d{1,10}))?\] <(1|2|4|8|16|32)> (?:([a-z][\w.-]{1,40}) )?(?=[\w~:.]{2,80}: )/y
const LEVELS: Readonly<Record<string, Level>> = {
  1: 'debug',
  2: 'debug',
  4: 'info',
  8: 'warn',
  16: 'error',
  32: 'fatal',
}

const stamp = new Stamp()
/** `10:13:00.824` */
const CLOCK_LENGTH = 12

/** `10:13:00.824 [20936.13413] <8> bptm io_open: …` of NetBackup's daemons. */
export function parseNetBackup(text: string, line: ParsedLine, context: TimeContext): boolean {
  const at = CLOCK_LENGTH + 1
  if (text.charCodeAt(at) !== 91 || text.charCodeAt(8) !== 46) return false
  HEAD.lastIndex = at
  const [whole, process, thread, grade = '', program] = HEAD.exec(text) ?? []
  if (whole === undefined || scanTimestamp(text, 0, stamp) !== CLOCK_LENGTH) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'graded'
  line.level = LEVELS[grade] ?? null
  if (program !== undefined) line.service = program
  line.processId = process
  if (thread !== undefined) line.thread = thread
  setMessage(text, at + whole.length, line)
  return true
}
