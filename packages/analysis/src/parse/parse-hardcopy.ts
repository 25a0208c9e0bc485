import { levelOfMessageCode } from '../layout/level-in-column.ts'
import { levelOfMessageCode as levelOfCode } from './level-at-head.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The kind of the record, where it was sent to, the system, a day of the year, a clock, a job where there is one, and flags. */
const HEAD =
  /^[NMWOX][ CRI][\dA-F]{7} ([A-Z\d@#$]{1,8}) {1,8}((?:\d\d)?\d{5}) (\d\d:\d\d:\d\d\.\d\d) ([A-Z][A-Z\d@#$]{0,7})? {1,9}[\dA-F]{8} {1,2}(?=[+*@-]{0,2}(\S{1,20}))/
/** Of a year with two digits. */
const SHORT_DAY = 5
const stamp = new Stamp()

/** `NC4000000 SYS2     2026231 21:00:02.72 JOB01014 00000290  $HASP395 …`: the hard-copy log of z/OS. */
export function parseHardcopy(text: string, line: ParsedLine, context: TimeContext): boolean {
  // Behind the kind and its route.
  if (text.charCodeAt(9) !== 32) return false
  const [whole, system, day = '', clock = '', job, code = ''] = HEAD.exec(text) ?? []
  if (whole === undefined) return false
  const date = day.length === SHORT_DAY ? `20${day}` : day
  if (scanTimestamp(`${date} ${clock}`, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'hardcopy'
  line.host = system
  line.processId = job
  line.level = levelOfCode(`${code} `) ?? levelOfMessageCode(code)
  setMessage(text, whole.length, line)
  return true
}
