import { levelOfMessageCode } from '../layout/level-in-column.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { takeStamp } from './take-stamp.ts'

/** `20.24.02 JOB04710  PAY0955E …`: a clock with dots, the job, and a message whose code ends with how bad it is. */
const HEAD = /(\d\d)\.(\d\d)\.(\d\d) ((?:JOB|STC|TSU)\d{5,7}) {1,2}(?=(?:[+*@-])?(\S{1,20}))/y
/** `---- WEDNESDAY, 17 JUN 2026 ----` */
const DAY = /^-{4} [A-Z]{6,9}, {1,2}(\d{1,2} [A-Z]{3} \d{4}) -{4}/
const stamp = new Stamp()

/** A line of the log that JES keeps of each job on z/OS. */
export function parseJes(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(at + 2) !== 46) return false
  HEAD.lastIndex = at
  const [whole, hour, minute, second, job, code = ''] = HEAD.exec(text) ?? []
  if (whole === undefined || job === undefined) return false
  const message = text.slice(at + whole.length)
  const day = DAY.exec(message)?.[1]
  const clock = `${hour}:${minute}:${second}`
  if (scanTimestamp(day === undefined ? clock : `${day} ${clock}`, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'text'
  line.processId = job
  line.level = levelOfMessageCode(code)
  line.message = message
  return true
}
