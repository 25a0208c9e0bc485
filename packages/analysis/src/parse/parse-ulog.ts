import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** A clock of six digits, the machine, the program, its process, thread and context. */
const HEAD = /^(\d\d)(\d\d)(\d\d)\.([A-Za-z][\w.-]{0,60})!([\w?.-]{1,60})\.(\d{1,10})\.\d{1,20}\.-?\d{1,10}: /
/** The catalogue's number may stand before the level. */
const LABEL = /^((?:[A-Z][A-Z_]*_CAT:\d+: )?)([A-Z]{4,8}): /
const stamp = new Stamp()

/** `115906.bankapp1!WSH.3799.1.0: WSNAT_CAT:1196: WARN: …` of Tuxedo's ULOG. */
export function parseUlog(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(6) !== 46 || !text.includes('!')) return false
  const [whole, hour, minute, second, machine, program, process] = HEAD.exec(text) ?? []
  if (whole === undefined || scanTimestamp(`${hour}:${minute}:${second}`, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'ulog'
  line.host = machine
  line.service = program
  line.processId = process
  setMessage(text, whole.length, line)
  const [label = '', code = '', word = ''] = LABEL.exec(line.message) ?? []
  const level = levelOfWord(word)
  if (level === null) return true
  line.level = level
  line.message = code + line.message.slice(label.length)
  return true
}
