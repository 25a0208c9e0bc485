import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The clock of the device, a counter, the unit, the application and its context, where the session stands, and the level. */
const HEAD =
  / {1,12}\d{1,10}(?:\.\d{4})? \d{3} ([\w-]{1,4}) ([\w-]{1,4}) ([\w-]{1,4}) \d{1,10} log (fatal|error|warn|info|debug|verbose) (?:verbose|non-verbose|V|N) \d{1,3} \[/y
const MIN_TIME = 26
const MAX_INDEX = 10
const stamp = new Stamp()

/** Also with its index before the clock: `2026/05/07 10:15:30.120123  53.2825 044 ECU1 LIFT ROPE 8849 log warn verbose 1 [rope is slack]`: a vehicle's trace, as its viewer prints it. */
export function parseDlt(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(text.length - 1) !== 93) return false
  const blank = text.indexOf(' ')
  const start = blank > 0 && blank < MAX_INDEX ? blank + 1 : 0
  const end = start + MIN_TIME
  if (text.charCodeAt(end) !== 32 || text.charCodeAt(start + 4) !== 47) return false
  HEAD.lastIndex = end
  const [whole, unit, application, part, level = ''] = HEAD.exec(text) ?? []
  if (whole === undefined || scanTimestamp(text, start, stamp) !== end) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'dlt'
  line.level = levelOfWord(level)
  line.host = unit
  line.service = application?.replace(/(?<!-)-{1,3}$/, '')
  line.logger = part
  setMessage(text.slice(0, -1), end + whole.length, line)
  return true
}
