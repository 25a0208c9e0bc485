import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

const HEAD = '####<'
const PARTS = '> <'
const MIN_FIELDS = 10
const MAX_HEAD = 1_200
const MESSAGE_ID = /^[A-Z]{2,10}-\d{4,7}$/
const stamp = new Stamp()

/** `####<date> <severity> <subsystem> <machine> <server> <thread> <user> … <id> <message>` of WebLogic. */
export function parseWebLogic(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (!text.startsWith(HEAD)) return false
  const fields = text.slice(HEAD.length, MAX_HEAD).split(PARTS)
  const [date = '', severity = '', subsystem = '', machine = '', server = '', thread = ''] = fields
  const id = fields.findIndex((field, index) => index >= MIN_FIELDS - 2 && MESSAGE_ID.test(field))
  const level = levelOfWord(severity)
  if (id < 0 || level === null || scanTimestamp(date, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'weblogic'
  line.level = level
  if (machine !== '') line.host = machine
  if (server !== '') line.service = server
  line.logger = subsystem
  if (thread !== '') line.thread = thread
  line.addField('messageId', fields[id] ?? '')
  const at = HEAD.length + fields.slice(0, id + 1).join(PARTS).length + PARTS.length
  setMessage(text, at, line)
  line.message = line.message.replace(/>$/, '').trimEnd()
  return true
}
