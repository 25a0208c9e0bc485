import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

const HEADER =
  /^\[(?:(\d+):(\d+):)?(\d\d)(\d\d)\/(\d\d)(\d\d)(\d\d(?:\.\d{1,6})?):(?:([A-Z]+)\d?|VERBOSE\d):([\w./-]+\(\d+\))\] /
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const stamp = new Stamp()

/** `[4242:4250:0312/101530.123456:ERROR:gpu_init.cc(446)] message` of Chromium, Electron and their children. */
export function parseChromium(text: string, line: ParsedLine, context: TimeContext): boolean {
  const match = HEADER.exec(text.slice(0, 200))
  if (match === null) return false
  const [header, process, thread, month, day, hour, minute, second, word, caller] = match
  if (scanTimestamp(`${MONTHS[Number(month) - 1]} ${day} ${hour}:${minute}:${second}`, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'chromium'
  line.level = word === undefined ? 'trace' : levelOfWord(word)
  line.processId = process
  line.thread = thread
  line.addField('caller', caller ?? '')
  setMessage(text, header.length, line)
  return true
}
