import type { Level } from '../model/log-event.ts'
import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The nanoseconds since the start, the event, and the place in the code. */
const HEAD = /\(\d{1,16}\)\|([A-Z][A-Z_]{2,60})(?:\|(?:\[(?:\d+|EXTERNAL)\](?:\||$))?|$)/y
const LABEL = /^([A-Z]{4,6})\|/
const LEVELS: Readonly<Record<string, Level>> = { EXCEPTION_THROWN: 'error', FATAL_ERROR: 'fatal' }
const stamp = new Stamp()

/** `10:13:25.416 (317998335)|USER_DEBUG|[42]|DEBUG|…`: Salesforce's log of a transaction, whose clock may show less of the second. */
export function parseApex(text: string, line: ParsedLine, context: TimeContext): boolean {
  const at = text.charCodeAt(8) === 46 ? text.indexOf(' ', 8) : -1
  if (at < 10 || at > 12 || text.charCodeAt(at + 1) !== 40) return false
  HEAD.lastIndex = at + 1
  const [whole, event = ''] = HEAD.exec(text) ?? []
  if (whole === undefined || scanTimestamp(text, 0, stamp) !== at) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'transaction'
  line.level = LEVELS[event] ?? null
  line.addField('event', event)
  setMessage(text, at + 1 + whole.length, line)
  if (line.message === '') line.message = event
  if (event === 'USER_DEBUG') takeLabel(line)
  return true
}

/** What a program says of itself, at a level that it names. */
function takeLabel(line: ParsedLine): void {
  const [label = '', word = ''] = LABEL.exec(line.message) ?? []
  const level = levelOfWord(word)
  if (level === null) return
  line.level = level
  line.message = line.message.slice(label.length)
}
