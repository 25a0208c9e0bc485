import type { Level } from '../model/log-event.ts'
import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit, Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The source, the event's number, its category, and the text, which may go on in the lines below. */
const FIELDS = /,"?([^",\n]{1,100})"?,(\d{1,6}),"?([^",\n]{0,100})"?,/y
const MAX_LEVEL = 24
const AUDITED: Readonly<Record<string, Level>> = { 'Audit Success': 'info', 'Audit Failure': 'warn' }
const stamp = new Stamp()

/** `Error,2/22/2026 7:26:37 PM,Schannel,36874,None,"…"`: a row that Windows' event viewer exports. */
export function parseEventRow(text: string, line: ParsedLine, context: TimeContext): boolean {
  const comma = text.indexOf(',')
  if (comma < 4 || comma > MAX_LEVEL || !isDigit(text.charCodeAt(comma + 1))) return false
  const word = text.slice(0, comma)
  const level = AUDITED[word] ?? levelOfWord(word)
  const end = level === null ? -1 : scanTimestamp(text, comma + 1, stamp)
  if (end < 0 || stamp.kind !== 'full') return false
  FIELDS.lastIndex = end
  const [whole = '', source, id = '', category = ''] = FIELDS.exec(text) ?? []
  if (source === undefined) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'windows-event'
  line.level = level
  line.service = source
  line.addField('event_id', id)
  if (category !== '' && category !== 'None') line.addField('category', category)
  setMessage(text, end + whole.length, line)
  unquote(line)
  return true
}

/** The quote closes in this line, or in the last of those below it. */
function unquote(line: ParsedLine): void {
  const { message } = line
  if (!message.startsWith('"')) return
  const isClosed = message.length > 1 && message.endsWith('"')
  line.message = message.slice(1, isClosed ? -1 : undefined).replaceAll('""', '"')
}
