import { indexOfProtocol } from './index-behind.ts'
import { levelAtHead } from './level-at-head.ts'
import { parseAccess, parseHaproxy } from './parse-access.ts'
import { parseJsonTail } from './parse-embedded.ts'
import { parseWorld, skipEsxGrade } from './parse-esx.ts'
import { parseLambda } from './parse-lambda.ts'
import type { ParsedLine } from './parsed-line.ts'
import { parseStructuredTail, parseSyslogTail, readTag } from './parse-syslog.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { setMessage } from './set-message.ts'
import { skipMailLabel } from './skip-mail-label.ts'

const NAMED = /^[A-Za-z][\w.-]{1,60}: /

/** `host program[pid]: message` behind a timestamp, in any of the dialects of syslog. `at` is behind the stamp. */
export function parseSyslogRecord(
  text: string,
  at: number,
  stampStart: number,
  stamp: Stamp,
  line: ParsedLine,
  context: TimeContext,
): boolean {
  if (!mayStartHost(text.charCodeAt(at)) || (stamp.kind !== 'full' && stamp.kind !== 'yearless')) return false
  const classic = isClassic(text, stampStart, stamp)
  const iso = isIso(text, stampStart, stamp)
  const announced = line.format === 'syslog'
  if (!classic && !iso && !announced) return false
  if (iso && (parseLambda(text, at, line) || parseWorld(text, at, line))) return true
  const { level } = line
  const message = readHead(text, at, { classic, iso, announced }, line)
  if (message < 0) return false
  line.level ??= level
  line.format = 'syslog'
  readMessage(text, classic ? skipMailLabel(text, message, line) : message, line, context)
  return true
}

interface Dialect {
  readonly classic: boolean
  readonly iso: boolean
  /** Behind a priority. */
  readonly announced: boolean
}

/** Host and program; answers where the message starts. */
function readHead(text: string, at: number, { classic, iso, announced }: Dialect, line: ParsedLine): number {
  const program = iso ? skipEsxGrade(text, at, line) : -1
  if (program > 0) return readTag(text, program, line)
  let message = iso || announced ? parseStructuredTail(text, at, line, announced) : -1
  if (message < 0 && announced) message = readAnnouncedTag(text, at, line)
  return message < 0 ? parseSyslogTail(text, at, !classic, line) : message
}

const mayStartHost = (code: number): boolean =>
  isLetter(code) || isDigit(code) || code === 45 || code === 60 || code === 91

/** 'Mar 12 10:15:30', 'Mar 12 2024 10:15:30', '2024 Mar 12 10:15:30', 'Tue 2024-03-12 10:15:30 UTC'; ctime's 'Tue Mar 12 …' is none. */
function isClassic(text: string, at: number, stamp: Stamp): boolean {
  if (stamp.twelveHour) return false
  if (text.charCodeAt(at + 4) === 32 && isLetter(text.charCodeAt(at + 5))) return true
  if (!isLetter(text.charCodeAt(at))) return false
  // A blank fills up a day of one digit.
  const day = text.charCodeAt(at + 3) === 32 && text.charCodeAt(at + 4) === 32 ? at + 5 : at + 4
  return stamp.kind === 'yearless' || isDigit(text.charCodeAt(day))
}

/** `2024-03-12T10:15:30Z` */
const isIso = (text: string, at: number, stamp: Stamp): boolean =>
  stamp.kind === 'full' && !Number.isNaN(stamp.zone) && text.charCodeAt(at + 10) === 84

/** Behind a priority a name with a colon is the program's, whatever the clock looks like. */
const readAnnouncedTag = (text: string, at: number, line: ParsedLine): number =>
  NAMED.test(text.slice(at, at + 64)) ? readTag(text, at, line) : -1

function readMessage(text: string, message: number, line: ParsedLine, context: TimeContext): void {
  if (text.charCodeAt(message) === 123 && parseJsonTail(text, message, line, context)) return
  if (line.service === 'vmkernel' && parseWorld(text, message, line)) return
  setMessage(text, message, line)
  if (line.service === 'haproxy') parseHaproxy(line.message, line)
  else if (indexOfProtocol(line.message) >= 0) parseAccess(line.message, 0, line)
  if (line.service !== 'kernel') line.level ??= levelAtHead(line.message)
}
