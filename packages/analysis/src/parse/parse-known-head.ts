import { levelOfWord } from './level-of-word.ts'
import { parseStamped } from './parse-stamped.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'
import { isUpper } from './scan-token.ts'
import type { SourceLayout } from './source-layout.ts'

/** The prefix that PostgreSQL comes with, and Debian's, which names user and database. */
const POSTGRES =
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{3})? [A-Z]{2,5} \[\d{1,10}\] {1,2}(?:[^\s@]{1,120}@[^\s@]{1,120} )?[A-Z]{3,9}\d?: {2}/
/** PgBouncer has one blank behind its level, and no colon. */
const PGBOUNCER =
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [A-Z]{2,5} \[\d{1,10}\] (LOG|NOISE|DEBUG|WARNING|ERROR|FATAL) /
/** What AWS's load balancers begin a request with: its protocol, before the clock and the balancer. */
const BALANCER = /^(?:https?|h2|grpcs|wss?) (?=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z app\/)/

/** `g`, `h` and `w` */
const OPENS_PROTOCOL: ReadonlySet<number> = new Set([103, 104, 119])

/** Cheap: behind the seconds, or three digits of them, the zone begins with a capital. */
const namesZone = (text: string): boolean => isUpper(text.charCodeAt(text.charCodeAt(19) === 46 ? 24 : 20))

/** Heads that the grammar of clocks reads well, and behind which columns of a source would be words of its messages. */
export function parseKnownHead(
  text: string,
  code: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  if (!isDigit(code)) {
    if (!OPENS_PROTOCOL.has(code)) return false
    const protocol = BALANCER.exec(text)?.[0]
    if (protocol === undefined || !parseStamped(text, protocol.length, line, context, layout)) return false
    line.logger = protocol.trimEnd()
    return true
  }
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(10) !== 32 || !namesZone(text)) return false
  const bouncer = PGBOUNCER.exec(text)
  if (bouncer === null && !POSTGRES.test(text)) return false
  if (!parseStamped(text, 0, line, context, layout)) return false
  if (bouncer !== null) {
    line.level = levelOfWord(bouncer[1] ?? '')
    line.message = text.slice(bouncer[0].length).trimEnd()
  }
  return true
}
