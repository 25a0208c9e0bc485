import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** Time, level, host, thread, task, and the part that speaks. */
const HEAD =
  /^\[ {0,4}(\d{8}T\d\d:\d\d:\d\d(?:\.\d{1,6})?Z?)\| {0,4}([a-z]{4,6})\|([^|\]]{0,80})\|([^|\]]{0,80})\|([^|\]]{0,120})\|([\w.-]{1,60}) {0,20}\] ?/
const stamp = new Stamp()

/** `[20260305T20:18:03.123Z|debug|xen1|78 INET :::80|VM.start D:1f94|xapi] …` of the XenServer toolstack. */
export function parseXapi(text: string, line: ParsedLine, context: TimeContext): boolean {
  const [whole, time = '', word = '', host = '', thread = '', task = '', part] = HEAD.exec(text) ?? []
  if (whole === undefined) return false
  const [day = '', clock = ''] = time.split('T')
  const dated = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${clock}`
  if (scanTimestamp(dated, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'xapi'
  line.level = levelOfWord(word)
  line.host = host.trim() || undefined
  line.thread = thread.trim() || undefined
  if (task.trim() !== '') line.addField('task', task.trim())
  line.service = part
  setMessage(text, whole.length, line)
  return true
}
