import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** Thread, type, activity, process, how long it is kept, the program, the library that speaks, subsystem and category. */
const HEAD =
  / 0x[\da-f]{1,16} {1,12}(Default|Info|Debug|Error|Fault) {1,12}0x[\da-f]{1,16} {1,24}(\d{1,8}) {1,8}\d{1,6} {1,8}([^:[\]]{1,80}): (?:\(([^()]{1,80})\) )?(?:\[([\w.-]{1,100}:[^\]]{1,80})\] )?/y
const LEVELS: Readonly<Record<string, Level>> = {
  Default: 'info',
  Info: 'info',
  Debug: 'debug',
  Error: 'error',
  Fault: 'fatal',
}
/** `2025-03-02 02:31:06.634805+0000` */
const STAMP_LENGTH = 31
const stamp = new Stamp()

/** `2025-03-02 02:31:06.634805+0000 0x4af Error 0x0 181 0 lift: (Ropes) [com.example.lift:rope] rope is slack`, as macOS' `log show` prints it. */
export function parseAppleShow(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (!text.startsWith(' 0x', STAMP_LENGTH) || text.charCodeAt(19) !== 46) return false
  HEAD.lastIndex = STAMP_LENGTH
  const [whole, type = '', process, program, library, category] = HEAD.exec(text) ?? []
  if (whole === undefined || scanTimestamp(text, 0, stamp) !== STAMP_LENGTH) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'console'
  line.level = LEVELS[type] ?? null
  line.service = program
  line.processId = process
  line.logger = category ?? library
  setMessage(text, STAMP_LENGTH + whole.length, line)
  return true
}
