import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The event, its kind, how bad it is, and the request. */
const HEAD = /^([A-Za-z]\w{1,60})\t([A-Za-z]\w{1,60})\t([0-5])\t([0-9a-f]{8,40}:\d{1,6})\t(?=\d{4}-)/
const LEVELS: readonly Level[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace']
const stamp = new Stamp()

/** `GenericLog<tab>GenericError<tab>1<tab>3aede1cb9a66f7ea:0<tab>2025-12-26 17:47:00<tab>…` of Siebel's components; `tab` is the first one's place. */
export function parseSiebel(text: string, tab: number, line: ParsedLine, context: TimeContext): boolean {
  const second = text.indexOf('\t', tab + 1)
  if (second < 0 || text.charCodeAt(second + 2) !== 9) return false
  const [whole, event, kind = '', grade = '', request] = HEAD.exec(text) ?? []
  if (whole === undefined) return false
  const end = scanTimestamp(text, whole.length, stamp)
  if (end < 0 || text.charCodeAt(end) !== 9) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'graded'
  line.level = LEVELS[Number(grade)] ?? null
  line.service = event
  line.requestId = request
  line.addField('kind', kind)
  setMessage(text, end + 1, line)
  return true
}
