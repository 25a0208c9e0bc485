import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** The process, the kind of worker, what it is busy with, the module, and the function. */
const HEAD =
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})? #(\d{1,10})\((\w{1,40})\) (?:<([^\s<>]{1,40})>; )?([\w-]{1,40}); ([\w.:~-]{1,80}): /
const MIN_TIME = 19
const MAX_TIME = 26
const stamp = new Stamp()

/** `2026-05-07 10:15:30 #4711(normal) <6f2b1c>; task; rspamd_task_timeout: …`: a worker of rspamd. */
export function parseRspamd(text: string, line: ParsedLine, context: TimeContext): boolean {
  const mark = text.indexOf(' #', MIN_TIME)
  if (mark < 0 || mark > MAX_TIME || text.charCodeAt(10) !== 32) return false
  const [whole, process, worker, tag, part, caller = ''] = HEAD.exec(text) ?? []
  if (whole === undefined || scanTimestamp(text, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'rspamd'
  line.processId = process
  line.service = worker
  line.logger = part
  if (tag !== undefined) line.addField('tag', tag)
  line.addField('caller', caller)
  setMessage(text, whole.length, line)
  return true
}
