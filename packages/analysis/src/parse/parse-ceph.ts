import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** A clock with its zone. */
const MIN_STAMP = 28
const MAX_STAMP = 34
/** A daemon's thread, how detailed the line is, and before what it tells the cluster its name, its map and the channel. */
const DAEMON =
  / ([0-9a-f]{8,16}) {1,2}(-1|[ \d]?\d) (?:(?:(\w{1,20}\.[\w.-]{1,60}) \d{1,9} )?log_channel\(\w{1,20}\) log \[(DBG|INF|WRN|ERR|SEC)\] : )?/y
const stamp = new Stamp()

/** `2026-02-13T08:21:35.835+0000 7f6482d0db36  0 log_channel(cluster) log [WRN] : …` of Ceph's daemons. */
export function parseCeph(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(10) !== 84 || text.charCodeAt(19) !== 46) return false
  const end = text.indexOf(' ')
  if (end < MIN_STAMP || end > MAX_STAMP) return false
  DAEMON.lastIndex = end
  const daemon = DAEMON.exec(text)
  if (daemon === null || scanTimestamp(text, 0, stamp) !== end) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'ceph'
  takeDaemon(daemon, line)
  setMessage(text, end + daemon[0].length, line)
  return true
}

/** -1 is how a daemon marks its errors. */
function takeDaemon([, thread, detail, name, level]: RegExpExecArray, line: ParsedLine): void {
  line.thread = thread
  line.logger = name
  if (level !== undefined) line.level = levelOfWord(level)
  else if (detail === '-1') line.level = 'error'
}
