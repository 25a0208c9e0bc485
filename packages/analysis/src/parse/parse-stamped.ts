import { finishMessage } from './finish-message.ts'
import { levelAtHead } from './level-at-head.ts'
import { levelOfWord } from './level-of-word.ts'
import { parseAccess } from './parse-access.ts'
import { parseAccessColumns } from './parse-access-columns.ts'
import { parseBusinessWorks } from './parse-business-works.ts'
import { parseCsv } from './parse-csv.ts'
import { parseJsonTail, parsePairs } from './parse-embedded.ts'
import { parseGameServer } from './parse-game-server.ts'
import { parseHeader } from './parse-header.ts'
import { parseLogcatTag } from './parse-logcat.ts'
import { parsePairsBehindMark } from './parse-marked-pairs.ts'
import { parseNamedPairs } from './parse-named-pairs.ts'
import { parseRedisMark } from './parse-redis.ts'
import { parseSigned } from './parse-signed.ts'
import { parseSyslogRecord } from './parse-syslog-record.ts'
import { parseFacilityTail, parseSyslogTail, readTag } from './parse-syslog.ts'
import { parseTaggedObject } from './parse-tagged-object.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit, isLetter, Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { skipBlanks } from './scan-token.ts'
import { readSecondStamp } from './second-stamp.ts'
import { setMessage } from './set-message.ts'
import type { SourceLayout } from './source-layout.ts'
import { closeOpener, skipOpener } from './stamp-opener.ts'
import { parseWebSphere } from './parse-websphere.ts'
import { takeLastLevel } from './take-last-level.ts'
import { takeStamp } from './take-stamp.ts'

const stamp = new Stamp()

/** A line whose timestamp stands at `at`, bare or behind a bracket, a quote or a comment mark. */
export function parseStamped(
  text: string,
  at: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  let open = skipOpener(text, at)
  const first = text.charCodeAt(open)
  if (!isDigit(first) && !isLetter(first) && first !== 64 && first !== 123 && first < 192) return false
  let end = scanTimestamp(text, open, stamp)
  // Before all but daemontools' clock the sign is a mere mark.
  if (end < 0 && first === 64) end = scanTimestamp(text, (open += 1), stamp)
  if (end < 0) return false
  if (goesOn(text, end)) return false
  takeStamp(stamp, line, context)
  line.header = true
  if (line.format === 'plain') line.format = 'text'
  parseAfterStamp(text, open, end, line, context, layout)
  return true
}

/** '2024-01-15-backup.tar' and '1117838570x' are names. */
function goesOn(text: string, end: number): boolean {
  const next = text.charCodeAt(end)
  if (isLetter(next) || isDigit(next) || (next === 45 && text.charCodeAt(end + 1) !== 32) || next === 47) return true
  return stamp.kind === 'date' && (next === 46 || next === 40)
}

function parseAfterStamp(
  text: string,
  open: number,
  stampEnd: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): void {
  const pos = closeOpener(text, open, stampEnd, line, context, layout)
  if (pos < 0) return
  const body = skipBlanks(text, pos)
  if (parseByMark(text, pos, body, line, context) || parseByStamp(text, open, body, line, context)) return
  if (parseFacility(text, body, line) || parseNamedPairs(text, body, line, context)) return
  if (parseDoubleStamped(text, body, line, context, layout)) return
  if (parseSyslogRecord(text, body, open, stamp, line, context)) return
  if (parseByShape(text, body, line, context)) return
  parseByHeader(text, pos, line, context, layout)
}

/** By what the timestamp looks like: its bracket, its sign, its zone, its order. */
function parseByStamp(text: string, open: number, body: number, line: ParsedLine, context: TimeContext): boolean {
  if (open > 0 && text.charCodeAt(open - 1) === 91 && parseWebSphere(text, body, line)) return true
  if (text.charCodeAt(open) === 64 && parseDaemontools(text, body, line, context)) return true
  if (!Number.isNaN(stamp.zone) && parseTaggedObject(text, body, line, context)) return true
  return isYearBeforeMonth(text, open) && parseBusinessWorks(text, body, line)
}

/** `2025 Sep 17 …` */
const isYearBeforeMonth = (text: string, at: number): boolean =>
  text.charCodeAt(at + 4) === 32 && isLetter(text.charCodeAt(at + 5))

/** By the first mark behind the timestamp: a comma, a brace, a bracket of its own. */
function parseByMark(text: string, pos: number, body: number, line: ParsedLine, context: TimeContext): boolean {
  const code = text.charCodeAt(body)
  if (code === 44 && parseCsv(text, pos, line)) {
    line.format = 'csv'
    return true
  }
  if (parsePairsBehindMark(text, body, line, context)) return true
  if (code === 123) return parseJsonTail(text, body, line, context)
  if (code === 91 && text.charCodeAt(body + 1) < 0x3000) return parseGameServer(text, body, line)
  return (code === 91 || code > 0x3000) && parseSigned(text, body, line)
}

/** daemontools names a program behind its clock, if anything. */
function parseDaemontools(text: string, body: number, line: ParsedLine, context: TimeContext): boolean {
  const message = readTag(text, body, line)
  if (message <= 0) return false
  finishMessage(text, message, line, context)
  line.level ??= levelAtHead(line.message)
  return true
}

/** A request, pairs, or columns that are of one kind of log. */
function parseByShape(text: string, body: number, line: ParsedLine, context: TimeContext): boolean {
  const code = text.charCodeAt(body)
  if (code === 34 && parseAccess(text, body, line)) {
    line.format = 'access'
    setMessage(text, body, line)
    return true
  }
  if (code !== 124 && parsePairs(text, body, line, context)) return true
  return parseAccessColumns(text, body, stamp, line) || parseLogcatTag(text, body, line)
}

function parseByHeader(text: string, pos: number, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  const { kind, twelveHour } = stamp
  const message = parseHeader(text, pos, line, context, layout)
  finishMessage(text, message, line, context)
  if (line.level !== null) return
  if (kind === 'full') line.awaitsBody = twelveHour || line.message === '' || line.message.startsWith('Thread[')
  takeLastLevel(line)
  line.level ??= levelAtHead(line.message) ?? levelAtEnd(line.message)
  if (line.level !== null && line.message !== '') line.awaitsBody = false
}

function parseFacility(text: string, at: number, line: ParsedLine): boolean {
  const message = isLetter(text.charCodeAt(at)) ? parseFacilityTail(text, at, line) : -1
  if (message < 0) return false
  line.format = 'syslog'
  setMessage(text, message, line)
  return true
}

const NAMED_LEVEL = /(?<! ) {2,}LEVEL ?: ([A-Z][a-z]+)$/

/** 'E1234E456           LEVEL: Severe': Db2 names the level in the last column of a record's first line. */
const levelAtEnd = (message: string): ParsedLine['level'] =>
  message.length < 120 && message.includes('LEVEL') ? levelOfWord(NAMED_LEVEL.exec(message)?.[1] ?? '') : null

/** A shipper's timestamp in front of the line's own. */
function parseDoubleStamped(
  text: string,
  body: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  const next = readSecondStamp(text, body, stamp, line, context)
  if (next < 0) return false
  const from = skipBlanks(text, next)
  if (REDIS.test(text.slice(body, body + 12)) && parseRedisMark(text, from, line)) return true
  if (text.charCodeAt(from) === 123 && parseJsonTail(text, from, line, context)) return true
  const tail = parseSyslogTail(text, next, true, line)
  if (tail > 0) {
    line.format = 'syslog'
    setMessage(text, tail, line)
  } else finishMessage(text, parseHeader(text, next, line, context, layout), line, context)
  line.level ??= levelAtHead(line.message)
  return true
}

/** `1:M ` before Redis' own date. */
const REDIS = /^\d+:[A-Z] \d/
