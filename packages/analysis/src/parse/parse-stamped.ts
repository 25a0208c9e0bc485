import { finishMessage } from './finish-message.ts'
import { levelAtHead } from './level-at-head.ts'
import { levelOfWord } from './level-of-word.ts'
import { parseAccess, parseBareAccess, parseSquid } from './parse-access.ts'
import { parseCsv } from './parse-csv.ts'
import { parseJsonTail, parsePairs } from './parse-embedded.ts'
import { parseHeader } from './parse-header.ts'
import { parseLogcatTag } from './parse-logcat.ts'
import { parseNamedPairs } from './parse-named-pairs.ts'
import { parseRedisMark } from './parse-redis.ts'
import { parseSyslogRecord } from './parse-syslog-record.ts'
import { parseFacilityTail, parseSyslogTail, readTag } from './parse-syslog.ts'
import type { ParsedLine } from './parsed-line.ts'
import { readInner } from './read-inner.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit, isLetter, Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { closingBracket, skipBlanks } from './scan-token.ts'
import { readSecondStamp } from './second-stamp.ts'
import { setMessage } from './set-message.ts'
import type { SourceLayout } from './source-layout.ts'
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
  const open = skipOpeners(text, at)
  const first = text.charCodeAt(open)
  if (!isDigit(first) && !isLetter(first) && first !== 64 && first < 192) return false
  const end = scanTimestamp(text, open, stamp)
  if (end < 0) return false
  const next = text.charCodeAt(end)
  // '2024-01-15-backup.tar' and '1117838570x' are names.
  if (isLetter(next) || isDigit(next) || (next === 45 && text.charCodeAt(end + 1) !== 32) || next === 47) return false
  if (stamp.kind === 'date' && (next === 46 || next === 40)) return false
  takeStamp(stamp, line, context)
  line.header = true
  if (line.format === 'plain') line.format = 'text'
  parseAfterStamp(text, open, end, line, context, layout)
  return true
}

function skipOpeners(text: string, at: number): number {
  let pos = at
  const code = text.charCodeAt(pos)
  if (code === 91 || code === 40 || code === 34 || code === 39 || code === 123) {
    pos += 1
    while (text.charCodeAt(pos) === 32) pos += 1
  } else if (code === 35) {
    if (text.startsWith('# Time: ', pos)) pos += 8
    else if (text.charCodeAt(pos + 1) === 43 || text.charCodeAt(pos + 1) === 32) pos += 2
  } else if (code === 45 || code === 42) {
    if (text.charCodeAt(pos + 1) === 32) pos += 2
    else if (code === 42 && isLetter(text.charCodeAt(pos + 1))) pos += 1
  } else if (code === 60) pos += text.charCodeAt(pos + 1) === 32 ? 2 : 1
  return pos
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
  const code = text.charCodeAt(body)
  if (code === 44 && parseCsv(text, pos, line)) {
    line.format = 'csv'
    return
  }
  if (code === 123 && parseJsonTail(text, body, line, context)) return
  if (code === 91 && parseGameServer(text, body, line)) return
  if (code > 0x3000 && parseSigned(text, body, line)) return
  if (text.charCodeAt(open) === 64) {
    // daemontools names a program behind its clock, if anything.
    const message = readTag(text, body, line)
    if (message > 0) {
      finishMessage(text, message, line, context)
      line.level ??= levelAtHead(line.message)
      return
    }
  }
  if (parseFacility(text, body, line)) return
  if (parseNamedPairs(text, body, line, context)) return
  if (parseDoubleStamped(text, body, line, context, layout)) return
  if (parseSyslogRecord(text, body, open, stamp, line, context)) return
  if (code === 34 && parseAccess(text, body, line)) {
    line.format = 'access'
    setMessage(text, body, line)
    return
  }
  if (code !== 124 && parsePairs(text, body, line, context)) return
  if (parseColumnsOfAccess(text, body, line)) return
  if (parseLogcatTag(text, body, line)) return
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
  message.length < 120 ? levelOfWord(NAMED_LEVEL.exec(message)?.[1] ?? '') : null

const GAME_SERVER = /^\[\s{0,2}\d{1,3}\](Log\w{1,60}): (?:(Fatal|Error|Warning|Display|Log|Verbose|VeryVerbose): )?/

/** `[ 37]LogNet: Warning: …`: the frame, the category and, where it is not 'Log', the verbosity of the Unreal engine. */
function parseGameServer(text: string, at: number, line: ParsedLine): boolean {
  const match = GAME_SERVER.exec(text.slice(at, at + 100))
  if (match === null) return false
  line.logger = match[1]
  line.level = levelOfWord(match[2]?.replace('VeryVerbose', 'Verbose') ?? '') ?? 'info'
  setMessage(text, at + match[0].length, line)
  return true
}

const SIGNED =
  /^[【〔［]([^】〕］\s]{1,8})[】〕］]\s{0,2}(?:([^\s:：【〔［[]{1,30})(?:\[(\d{1,9})\])?(?:：|: ?)|[【〔［]([^】〕］\s]{1,30})[】〕］]\s{0,2}(?:[[【〔［]([^\]】〕］\s]{1,30})[\]】〕］]\s{0,2})?)?/

/** `【警告】 帳票出力：…`, `【错误】【支付网关】[线程-4] …`: level, speaker and thread between the marks of Japanese and Chinese. */
function parseSigned(text: string, at: number, line: ParsedLine): boolean {
  const match = SIGNED.exec(text.slice(at, at + 120))
  const level = match === null ? null : levelOfWord(match[1] ?? '')
  if (match === null || level === null) return false
  line.level = level
  line.service ??= match[2] ?? match[4]
  line.processId ??= match[3]
  line.thread ??= match[5]
  setMessage(text, at + match[0].length, line)
  return true
}

/** Behind the bracket or quote that the stamp stood in; -1 when the bracket held header fields and all is read. */
function closeOpener(
  text: string,
  open: number,
  stampEnd: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): number {
  const opener = open > 0 ? text.charCodeAt(open - 1) : 0
  const angle = text.charCodeAt(stampEnd) === 32 ? stampEnd + 1 : stampEnd
  if (opener !== 0 && text.charCodeAt(angle) === 62) return angle + 1
  if (opener === 42 && text.charCodeAt(stampEnd) === 58) return stampEnd + 1
  if (opener !== 91 && opener !== 40 && opener !== 34 && opener !== 39 && opener !== 32) return stampEnd
  const code = text.charCodeAt(stampEnd)
  if (code === 93 || code === 41 || code === 34 || code === 39)
    return text.charCodeAt(stampEnd + 1) === 58 ? stampEnd + 2 : stampEnd + 1
  if (opener !== 91) return stampEnd
  // '[2014-01-17 7F03 verbose opID=1] message': the rest of the bracket is header too.
  const close = closingBracket(text, open - 1, 400)
  if (close < 0) return stampEnd
  readInner(text.slice(stampEnd, close), line, context)
  const inner = line.level
  const message = parseHeader(text, close + 1, line, context, layout)
  line.level = inner ?? line.level
  finishMessage(text, message, line, context)
  return -1
}

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
const ADDRESSES = /^\d+\.\d+\.\d+\.\d+|^\S+ \d+\.\d+\.\d+\.\d+|^\S+ \S+ \d+\.\d+\.\d+\.\d+/

/** Access lines with the stamp first: a balancer's columns, then the request. */
function parseColumnsOfAccess(text: string, at: number, line: ParsedLine): boolean {
  const squid = stamp.kind === 'epoch' && parseSquid(text.slice(at, at + 400), line)
  if (squid || (isDigit(text.charCodeAt(at)) && parseBareAccess(text.slice(at, at + 400), line))) {
    line.format = 'access'
    setMessage(text, at, line)
    return true
  }
  const request = text.indexOf(' HTTP/', at)
  if (request < 0) return false
  const quote = text.lastIndexOf('"', request)
  // Addresses come before the request of a balancer's access log; prose does not start with one.
  if (quote <= at || !ADDRESSES.test(text.slice(at, at + 80))) return false
  if (!parseAccess(text, at, line)) return false
  line.format = 'access'
  setMessage(text, at, line)
  return true
}
