import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** Process, cord and fiber, perhaps module and place in the code, and a letter with an angle behind it. */
const HEAD = /^ \[(\d{1,10})\] ([\w-]{1,40}(?:\/\S{1,160})?) (?:([\w./:-]{1,120}) ){0,2}([FSEWCIVD!])> /
const LEVELS: Readonly<Record<string, Level>> = {
  F: 'fatal',
  S: 'fatal',
  '!': 'error',
  E: 'error',
  C: 'fatal',
  W: 'warn',
  I: 'info',
  V: 'debug',
  D: 'debug',
}
const stamp = new Stamp()

/** `2026-03-12 01:52:23.414 [4120] main/112/applier box.cc:203 W> …` of Tarantool. */
export function parseTarantool(text: string, line: ParsedLine, context: TimeContext): boolean {
  const angle = text.indexOf('> ')
  if (angle < 0 || angle > MAX_HEAD || text.charCodeAt(angle - 2) !== 32) return false
  const end = scanTimestamp(text, 0, stamp)
  const [whole, process, fiber, place, letter = ''] = end < 0 ? [] : (HEAD.exec(text.slice(end, end + MAX_HEAD)) ?? [])
  if (whole === undefined) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'tarantool'
  line.processId = process
  line.thread = fiber
  line.logger = place
  line.level = LEVELS[letter] ?? null
  setMessage(text, end + whole.length, line)
  return true
}

const MAX_HEAD = 320
