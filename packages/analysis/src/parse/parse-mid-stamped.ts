import { finishMessage } from './finish-message.ts'
import { isOfOtherTimes } from './is-of-other-times.ts'
import { levelAtHead } from './level-at-head.ts'
import { levelOfLetter, levelOfWord } from './level-of-word.ts'
import { parseAccess, parseGin } from './parse-access.ts'
import { parseHeader } from './parse-header.ts'
import { parseLastStamp, readSentenceEnd } from './parse-last-stamp.ts'
import { parseRedisMark } from './parse-redis.ts'
import { parseUwsgi } from './parse-uwsgi.ts'
import type { ParsedLine } from './parsed-line.ts'
import { readInner } from './read-inner.ts'
import { isHeaderPrefix, readPrefix } from './read-prefix.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { scanAhead } from './scan-ahead.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { closingBracket, skipBlanks } from './scan-token.ts'
import { setMessage } from './set-message.ts'
import type { SourceLayout } from './source-layout.ts'
import { takeStamp } from './take-stamp.ts'

const stamp = new Stamp()
const REDIS = /^(?:\d+:)?[a-zA-Z-]+ ?\(?$|^\[\d+\] $/
/** `460903 node-70 unix.hw net.niff.up 1083805960 1 …`: an event's number and columns of names before its epoch. */
const EVENT_ROW = /^\d+ (?:[\w.:-]+ ){2,4}$/

/** `host - user [date] "request"`, `1:M 29 Aug 2023 …`, `INFO | jvm 1 | 2015/04/28 … | …`, `… - Time: 2025-06-20 13:14:40` */
export function parseMidStamped(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  const found = scanAhead(text, 1, stamp)
  const at = found < 0 || isOfOtherTimes(stamp, context, layout) ? -1 : found
  const isLast = at < 0 || stamp.kind === 'time' || stamp.end >= text.length - 1
  if (isLast && parseLastStamp(text, line, context, layout)) return
  if (at < 0) {
    readSentenceEnd(text, line, context)
    return
  }
  const end = stamp.end
  const prefix = text.slice(0, at)
  const enclosed = isBetween(text, at, end, 91, 93)
  const closed = enclosed || isBetween(text, at, end, 40, 41)
  const isRow = stamp.kind === 'epoch' && !closed && EVENT_ROW.test(prefix)
  takeStamp(stamp, line, context)
  if (isRow) readRow(text, prefix, skipBlanks(text, end), line, context, layout)
  else if (!parseBracketed(text, at, end, line, context, layout))
    parseBehind(text, prefix, closed ? end + 1 : end, enclosed, line, context, layout)
}

const isBetween = (text: string, at: number, end: number, opener: number, closer: number): boolean =>
  text.charCodeAt(at - 1) === opener && text.charCodeAt(end) === closer

function startHeader(line: ParsedLine, layout: SourceLayout): void {
  layout.midStamps = Math.min(layout.midStamps + 1, 1000)
  line.header = true
  line.format = 'text'
}

function readRow(
  text: string,
  prefix: string,
  body: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): void {
  startHeader(line, layout)
  readPrefix(prefix, line, context)
  setMessage(text, body, line)
}

/** What stands behind the timestamp and the bracket that it stood in: a request, a notation of its own, or a header. */
function parseBehind(
  text: string,
  prefix: string,
  from: number,
  enclosed: boolean,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): void {
  const body = skipBlanks(text, from)
  const isRequest = enclosed && text.charCodeAt(body) === 34
  if (!isRequest && !isHeaderPrefix(prefix, enclosed)) {
    line.header = text.startsWith('=====') || (layout.headStamps === 0 && !/[.!?]\s/.test(prefix))
    return
  }
  startHeader(line, layout)
  if (!parseNotation(text, prefix, body, line)) parseRest(text, prefix, from, body, line, context, layout)
}

/** The lines of servers whose words behind the timestamp have places of their own. */
function parseNotation(text: string, prefix: string, body: number, line: ParsedLine): boolean {
  const code = text.charCodeAt(body)
  if (code === 34 && parseAccess(text, body, line)) {
    line.format = 'access'
    line.addField('client', /\S+/.exec(prefix)?.[0] ?? '')
    setMessage(text, body, line)
    return true
  }
  if (code === 124 && parseGin(text.slice(body), line)) {
    setMessage(text, body, line)
    return true
  }
  if (REDIS.test(prefix) && parseRedisMark(text, body, line)) {
    line.processId = /\d+/.exec(prefix)?.[0]
    return true
  }
  return parseUwsgi(prefix, text, body, line)
}

function parseRest(
  text: string,
  prefix: string,
  from: number,
  body: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): void {
  readPrefix(prefix, line, context)
  const { level } = line
  const message = parseHeader(text, nestedEnd(text, from, body, line, context), line, context, layout)
  line.level ??= level
  finishMessage(text, message, line, context)
  line.level ??= levelAtHead(line.message)
  line.awaitsBody = line.level === null && (line.message === '' || line.message.startsWith('Thread['))
}

const BRACKET = /^\[\s*([A-Za-z]+)[\s|]\s*$/

/** `[I 2024-03-12 10:15:30.123 ServerApp] message`, `[DEBUG 2015-05-20 12:22:19 main] message` */
function parseBracketed(
  text: string,
  at: number,
  end: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  const word = at < 20 ? BRACKET.exec(text.slice(0, at))?.[1] : undefined
  const close = word === undefined ? -1 : closingBracket(text, 0)
  if (word === undefined || close < end) return false
  const level = word.length === 1 ? levelOfLetter(word) : levelOfWord(word)
  if (level === null) return false
  startHeader(line, layout)
  line.level = level
  readInner(text.slice(end, close), line, context)
  finishMessage(text, skipBlanks(text, close + 1), line, context)
  return true
}

/** The program's own timestamp behind a wrapper's: `INFO | jvm 1 | 2015/04/28 18:40:00 | 2015-04-28 18:40:00,077 …` */
function nestedEnd(text: string, at: number, body: number, line: ParsedLine, context: TimeContext): number {
  const from = text.charCodeAt(body) === 124 ? skipBlanks(text, body + 1) : body
  const end = scanTimestamp(text, from, stamp)
  if (end < 0 || stamp.kind !== 'full') return at
  takeStamp(stamp, line, context)
  return end
}
