import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The type, a program with its process and thread, whose library it was in, and the subsystem with its category. */
const HEAD =
  / (Df|Db|In|[AIEF]) {1,2}(\p{L}[\p{L}\d_.+-]{0,60}(?: [\p{L}\d_.+-]{1,30}){0,3})\[(\d{1,7}):([\da-f]{1,10})\] (?:\([^()\n]{1,80}\) )?(?:\[(?:[\w.-]{1,100}:)?([\w.+ -]{1,60})\] )?/uy
const stamp = new Stamp()

/** A fault is a bug that a program has seen in itself, and goes on. */
const TYPES: Readonly<Record<string, Level>> = {
  Db: 'debug',
  A: 'debug',
  I: 'info',
  In: 'info',
  Df: 'info',
  E: 'error',
  F: 'error',
}

/** `2026-02-22 08:17:33.802 Df backupd[578:5080a] (TimeMachine) [com.apple.TimeMachine:Copy] …` of `log show --style compact`. */
export function parseAppleCompact(text: string, line: ParsedLine, context: TimeContext): boolean {
  const end = mayBeCompact(text) ? scanTimestamp(text, 0, stamp) : -1
  if (end < 0 || stamp.kind !== 'full') return false
  HEAD.lastIndex = end
  const [whole = '', type = '', program, process, thread, category] = HEAD.exec(text) ?? []
  if (program === undefined) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'console'
  line.level = TYPES[type] ?? null
  line.service = program
  line.processId = process
  line.thread = thread
  line.logger = category
  setMessage(text, end + whole.length, line)
  return true
}

/** Cheap: a day, a clock with a fraction, and behind them a capital with a letter or a blank. */
function mayBeCompact(text: string): boolean {
  if (text.charCodeAt(10) !== 32 || text.charCodeAt(19) !== 46) return false
  const gap = text.indexOf(' ', 20)
  return gap > 0 && TYPE.test(text.slice(gap + 1, gap + 4))
}

const TYPE = /^(?:D[fb]|In|[AIEF] ) $/
