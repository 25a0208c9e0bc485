import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** Time and zone, what happened, a number, where, how bad, and the switch. */
const HEAD =
  /^(\d{4})\/(\d\d)\/(\d\d)-(\d\d:\d\d:\d\d(?:\.\d{1,6})?) \(([A-Z]{1,5}|[+-]\d\d:?\d\d)\), \[([A-Z\d]{1,8}-\d{1,5})\], (\d{1,10})(?:\/\d{1,10})?, ([^,]{0,60}), ([A-Z]{4,9}), ([\w.-]{1,64}), {0,4}/
const stamp = new Stamp()

/** `2026/03/27-09:17:31 (UTC), [FW-1425], 7353, FID 128, INFO, SAN-EDGE-07, …`: RASLog of Brocade's switches. */
export function parseRasLog(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(10) !== 45 || !text.includes('), [')) return false
  const [whole, year, month, day, clock, zone, code = '', , , word = '', host] = HEAD.exec(text) ?? []
  const level = levelOfWord(word)
  if (whole === undefined || level === null) return false
  if (scanTimestamp(`${year}-${month}-${day} ${clock} ${zone}`, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'raslog'
  line.level = level
  line.host = host
  line.addField('code', code)
  setMessage(text, whole.length, line)
  return true
}
