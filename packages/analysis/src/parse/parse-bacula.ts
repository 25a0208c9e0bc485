import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { skipBlanks } from './scan-token.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** A day and its month, a year where the site wants one, a clock that mostly shows no seconds, the daemon, and the job that it speaks of. */
const HEAD = /^(\d\d)-([A-Z][a-z]{2})((?:-\d{4})?) (\d\d:\d\d(?::\d\d)?) ([A-Za-z][\w.-]{0,60})(?: JobId (\d{1,12}))?: /
const LABEL = /^(?:(Info)|(Warning)|(?:Error|ERROR)|(Fatal error|Security Alert|Security violation|ABORTING)): /
const stamp = new Stamp()

/** `25-Mar 12:06 bck1-sd JobId 3416: Error: …` of Bacula and Bareos. */
export function parseBacula(text: string, line: ParsedLine, context: TimeContext): boolean {
  const next = text.charCodeAt(6)
  if (text.charCodeAt(2) !== 45 || (next !== 32 && next !== 45)) return false
  const [whole, day, month, year = '', clock = '', daemon, job] = HEAD.exec(text) ?? []
  // Others write a whole date so, too.
  if (whole === undefined || (year !== '' && job === undefined)) return false
  const full = clock.length === 5 ? `${clock}:00` : clock
  if (scanTimestamp(`${day} ${month}${year.replace('-', ' ')} ${full}`, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'job'
  line.service = daemon
  if (job !== undefined) line.addField('jobId', job)
  setMessage(text, skipBlanks(text, whole.length), line)
  line.level = levelOfLabel(line.message)
  return true
}

function levelOfLabel(message: string): Level | null {
  const label = LABEL.exec(message)
  if (label === null) return null
  if (label[1] !== undefined) return 'info'
  if (label[2] !== undefined) return 'warn'
  return label[3] === undefined ? 'error' : 'fatal'
}
