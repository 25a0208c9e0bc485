import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The label's sum, month, day, hour, minute and year, the type, the class, and what it is about. */
const HEAD = /^([\dA-F]{8}) {1,6}(\d\d)(\d\d)(\d\d)(\d\d)(\d\d) ([IPTU]) ([HOSU]) ([\w/.-]{1,40}) {1,20}(?=\S)/
/** Behind the label's sum. */
const MIN_TIME = 8
/** Permanent, temporary, and for information; of the others nobody knows. */
const LEVELS: Readonly<Record<string, Level>> = { P: 'error', T: 'warn', I: 'info' }
const stamp = new Stamp()

/** `A6DF45AA   0507101526 I O RMCdaemon      The daemon is started.`: a row of AIX's error report. */
export function parseErrpt(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(MIN_TIME) !== 32) return false
  const [whole, id = '', month, day, hour, minute, year, type = '', , resource] = HEAD.exec(text) ?? []
  if (whole === undefined) return false
  if (scanTimestamp(`20${year}-${month}-${day} ${hour}:${minute}:00`, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'errpt'
  line.level = LEVELS[type] ?? null
  line.service = resource
  line.addField('code', id)
  setMessage(text, whole.length, line)
  return true
}
