import { levelAtHead } from './level-at-head.ts'
import { strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** A program with its process and thread, and the category, perhaps behind its subsystem. */
const HEAD =
  / (\p{L}[\p{L}\d_.+-]{0,60}(?: [\p{L}\d_.+-]{1,30}){0,3})\[(\d{1,7}):(\d{1,10})\] (?:\[(?:[\w.-]{1,80}:)?([\w.+ -]{1,60})\] )?/uy
const stamp = new Stamp()
/** `2025-03-02 02:31:06.634805` and the zone, which is all that Apple's console shows. */
const MIN_LENGTH = 23
const MAX_LENGTH = 31

/** `2025-03-02 02:31:06.634805+0000 Papertrail[7000:508221] [sync] …` of Xcode's console and NSLog. */
export function parseAppleConsole(text: string, line: ParsedLine, context: TimeContext): boolean {
  const end = mayBeConsole(text) ? scanTimestamp(text, 0, stamp) : -1
  if (end < MIN_LENGTH || end > MAX_LENGTH || stamp.kind !== 'full') return false
  HEAD.lastIndex = end
  const [whole = '', program, process, thread, category = ''] = HEAD.exec(text) ?? []
  const at = end + whole.length
  if (program === undefined || (category === '' && LABEL.test(text.slice(at, at + MAX_LABEL)))) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'console'
  line.service = program
  line.processId = process
  line.thread = thread
  setMessage(text, at, line)
  takeCategory(category, line)
  return true
}

/** Its category may be a level; CoreData puts its warnings into that of errors. */
function takeCategory(category: string, line: ParsedLine): void {
  const level = strongLevelOfWord(category)
  if (level === null && category !== '') line.logger = category
  line.level = levelAtHead(line.message) ?? level
}

/** Cheap: a day, a clock with a fraction, and a process with its thread before the first bracket's end. */
function mayBeConsole(text: string): boolean {
  if (text.charCodeAt(10) !== 32 || text.charCodeAt(19) !== 46) return false
  const bracket = text.indexOf(']', MIN_LENGTH)
  return bracket > 0 && PROCESS.test(text.slice(bracket - 20, bracket + 2))
}

/** `unbound[12:0] info: …` */
const LABEL = /^[a-z]{3,9}: /
const MAX_LABEL = 12
const PROCESS = /\[\d{1,7}:\d{1,10}\] $/
