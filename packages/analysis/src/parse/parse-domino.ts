import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The process, its two threads, and what the clock begins with. */
const HEAD = /^\[(\d{1,8}):([\dA-F]{1,8}-[\dA-F]{1,16})\] (?=\d\d[./-]\d\d[./-]\d{4} )/
/** `Router: `, `Admin Process: `, `Database compactor: `: a task of the server's, in one word, or in several that say what it does. */
const TASK =
  /(?:([A-Z][A-Za-z\d]{2,20})|([A-Z][A-Za-z\d]{2,20}(?: [A-Za-z\d]{2,20}){0,2} (?:[Ss]erver|[Mm]anager|[Pp]rocess|[Cc]ompactor|[Mm]onitor|[Cc]onnector|[Rr]eplicator|[Cc]ollector|[Ff]ixup|[Ii]ndexer|[Cc]onsole|[Cc]ataloger|[Tt]ask))): (?=\S)/y
const stamp = new Stamp()

/** `[1840:0002-0B2C] 05/07/2026 10:15:30 AM  Router: …`: the console of HCL's Domino. */
export function parseDomino(text: string, line: ParsedLine, context: TimeContext): boolean {
  const [head, process, thread] = HEAD.exec(text) ?? []
  if (head === undefined) return false
  const end = scanTimestamp(text, head.length, stamp)
  if (end < 0 || !text.startsWith('  ', end)) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'domino'
  line.processId = process
  line.thread = thread
  setMessage(text, takeTask(text, end + 2, line), line)
  line.level = levelOfWord(LABEL.exec(line.message)?.[1] ?? '')
  return true
}

/** `Warning: …` */
const LABEL = /^([A-Z][a-z]{4,8}): /

/** Where what it says begins. */
function takeTask(text: string, at: number, line: ParsedLine): number {
  TASK.lastIndex = at
  const [whole = '', word, words] = TASK.exec(text) ?? []
  const task = words ?? word
  if (task === undefined || levelOfWord(task) !== null) return at
  line.service = task
  return at + whole.length
}
