import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** Month first, milliseconds behind a colon, the process, how grave it is, and the kind of event. */
const HEAD = /^(\d\d\/\d\d\/\d\d)-(\d\d:\d\d:\d\d):(\d{3}) \((\d{1,10})\) (-1|[0-3]) (?:\[([\w.%-]{1,60})\] ?)?/
const LEVELS: readonly Level[] = ['info', 'warn', 'error', 'fatal']
const stamp = new Stamp()

/** `03/18/26-14:17:42:271 (1189) 0 [Generic.Event] …` of InterSystems' messages.log and cconsole.log. */
export function parseIris(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(8) !== 45 || text.charCodeAt(17) !== 58) return false
  const [whole, day = '', clock = '', millis = '', process, severity = '', kind] = HEAD.exec(text) ?? []
  if (whole === undefined) return false
  const [month, date, year] = day.split('/')
  if (scanTimestamp(`20${year}-${month}-${date} ${clock}.${millis}`, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'iris'
  line.processId = process
  line.level = LEVELS[Number(severity)] ?? 'debug'
  line.logger = kind
  setMessage(text, whole.length, line)
  return true
}
