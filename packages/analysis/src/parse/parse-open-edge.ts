import { levelOfLetter } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** Day and clock, the process, the thread, the level, who speaks, its user's number, and that of the message. */
const HEAD =
  /^\[(\d{4})\/(\d\d)\/(\d\d)@(\d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d{4})\] P-(\d{1,10}) {1,12}T-([\dA-Fa-f]{1,16}) {1,12}([A-Z]) ([A-Z]\w{0,20}) {1,12}(?:\d{1,8}|-): (?:\((\d{1,6}|-{2,6})\) {1,6})?/
const MARK = 11
const stamp = new Stamp()

/** `[2026/05/07@10:15:30.250+0000] P-4711       T-1200  I SRV     3: (452)   …`: the log of an OpenEdge database. */
export function parseOpenEdge(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(MARK) !== 64) return false
  const [whole, year, month, day, clock, process, thread, letter = '', name, code] = HEAD.exec(text) ?? []
  if (whole === undefined || scanTimestamp(`${year}-${month}-${day} ${clock}`, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'openedge'
  line.processId = process
  line.thread = thread
  line.level = levelOfLetter(letter)
  line.service = name
  if (code !== undefined) line.addField('code', code)
  setMessage(text, whole.length, line)
  return true
}
