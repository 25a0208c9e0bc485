import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** A day between slashes, its clock, how grave it is where that is asked for, the daemon's protocol. */
const HEAD =
  /^(\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?) (?:(emergencies|alerts|critical|errors|warnings|notifications|informational|debugging): )?([A-Z][A-Z\d_]{1,15}): (?=\S)/
/** The id that each statement has since FRR 7.5. */
const ID = /^\[[A-Z\d]{5}-[A-Z\d]{5}\]/
const DAEMONS: ReadonlySet<string> = new Set(
  'BABEL BFD BGP EIGRP FABRICD ISIS LDP MGMTD NHRP OSPF OSPF6 PATH PBR PIM PIM6 RIP RIPNG STATIC VRRP WATCHFRR ZEBRA'.split(
    ' ',
  ),
)
const LEVELS: Readonly<Record<string, string>> = {
  emergencies: 'emerg',
  alerts: 'alert',
  errors: 'error',
  warnings: 'warning',
  notifications: 'notice',
  informational: 'info',
  debugging: 'debug',
}
const stamp = new Stamp()

/** `2022/04/11 02:13:33 OSPF: [ABCDE-12345] …` of FRR and Quagga: each protocol is a daemon of its own. */
export function parseRouting(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(4) !== 47 || text.charCodeAt(7) !== 47) return false
  const [whole, clock = '', gravity = '', daemon = ''] = HEAD.exec(text) ?? []
  if (whole === undefined || !(DAEMONS.has(daemon) || ID.test(text.slice(whole.length, whole.length + 13))))
    return false
  if (scanTimestamp(clock, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'text'
  line.service = daemon
  line.level = levelOfWord(LEVELS[gravity] ?? gravity)
  setMessage(text, whole.length, line)
  return true
}
