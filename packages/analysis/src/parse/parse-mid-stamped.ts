import { finishMessage } from './finish-message.ts'
import { levelAtHead } from './level-at-head.ts'
import { levelOfLetter, levelOfStatus, levelOfWord, strongLevelOfWord } from './level-of-word.ts'
import { parseAccess, parseGin } from './parse-access.ts'
import { parseHeader } from './parse-header.ts'
import { parseRedisMark } from './parse-redis.ts'
import type { ParsedLine } from './parsed-line.ts'
import { readBracket } from './read-bracket.ts'
import { readInner } from './read-inner.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { scanAhead } from './scan-ahead.ts'
import { isDigit, Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { closingBracket, isUpper, skipBlanks } from './scan-token.ts'
import { setMessage } from './set-message.ts'
import type { SourceLayout } from './source-layout.ts'
import { takePodPath } from './take-pod-path.ts'
import { takeStamp } from './take-stamp.ts'

const stamp = new Stamp()
const last = new Stamp()
const REDIS = /^(?:\d+:)?[a-zA-Z-]+ ?\(?$|^\[\d+\] $/
/** `460903 node-70 unix.hw net.niff.up 1083805960 1 …`: an event's number and columns of names before its epoch. */
const EVENT_ROW = /^\d+ (?:[\w.:-]+ ){2,4}$/
const UWSGI = /^(\S+) (\S+) => generated \d+ bytes in (\d+) (msecs|micros|secs) \(HTTP\/[\d.]+ (\d{3})\)/

const LAST_TIME =
  /\s(?:@|at|\||-|—|\[|\(|::)\s?(\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d[\w.:+-]{0,14})[\])]?$|\s@(\d{10}(?:\.\d{1,9}|\d{3})?)$/

/** `[gate-03] ERROR … @ 2026-09-09 09:09:07Z`: the clock in the last column, behind a mark of its own. */
function parseLastStamp(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const tail = text.slice(-48)
  const match = LAST_TIME.exec(tail)
  const time = match?.[1] ?? match?.[2] ?? ''
  if (match === null || scanTimestamp(time, 0, last) < 0 || (last.kind !== 'full' && last.kind !== 'epoch'))
    return false
  const body = text.slice(0, text.length - tail.length + match.index).replace(/(?<!\s)\s+(?:::|\||—|-)$/, '')
  const { level } = line
  takeStamp(last, line, context)
  line.header = true
  line.format = 'text'
  finishMessage(body, parseHeader(body, 0, line, context, layout), line, context)
  line.level ??= level ?? levelAtHead(line.message)
  return true
}

/** `host - user [date] "request"`, `1:M 29 Aug 2023 …`, `INFO | jvm 1 | 2015/04/28 … | …`, `… - Time: 2025-06-20 13:14:40` */
export function parseMidStamped(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  const at = scanAhead(text, 1, stamp)
  const isLast = at < 0 || stamp.kind === 'time' || stamp.end >= text.length - 1
  if (isLast && parseLastStamp(text, line, context, layout)) return
  if (at < 0) {
    readSentenceEnd(text, line, context)
    return
  }
  const end = stamp.end
  const prefix = text.slice(0, at)
  const enclosed = text.charCodeAt(at - 1) === 91 && text.charCodeAt(end) === 93
  const closed = enclosed || (text.charCodeAt(at - 1) === 40 && text.charCodeAt(end) === 41)
  const body = skipBlanks(text, closed ? end + 1 : end)
  const quoted = text.charCodeAt(body) === 34
  const isRow = stamp.kind === 'epoch' && !closed && EVENT_ROW.test(prefix)
  takeStamp(stamp, line, context)
  if (isRow) {
    layout.midStamps = Math.min(layout.midStamps + 1, 1000)
    line.header = true
    line.format = 'text'
    readPrefix(prefix, line, context)
    setMessage(text, body, line)
    return
  }
  if (parseBracketed(text, at, end, line, context, layout)) return
  if (!(enclosed && quoted) && !isHeaderPrefix(prefix, enclosed)) {
    line.header = text.startsWith('=====') || (layout.headStamps === 0 && !/[.!?]\s/.test(prefix))
    return
  }
  layout.midStamps = Math.min(layout.midStamps + 1, 1000)
  line.header = true
  line.format = 'text'
  if (quoted && parseAccess(text, body, line)) {
    line.format = 'access'
    line.addField('client', /\S+/.exec(prefix)?.[0] ?? '')
    setMessage(text, body, line)
    return
  }
  if (text.charCodeAt(body) === 124 && parseGin(text.slice(body), line)) {
    setMessage(text, body, line)
    return
  }
  if (REDIS.test(prefix) && parseRedisMark(text, body, line)) {
    line.processId = /\d+/.exec(prefix)?.[0]
    return
  }
  if (prefix.startsWith('[pid: ') && prefix.includes('|app: ')) {
    line.format = 'uwsgi'
    readUwsgi(text.slice(body), line)
    setMessage(text, body, line)
    return
  }
  readPrefix(prefix, line, context)
  const { level } = line
  const message = parseHeader(text, nestedEnd(text, closed ? end + 1 : end, body, line, context), line, context, layout)
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
  layout.midStamps = Math.min(layout.midStamps + 1, 1000)
  line.header = true
  line.format = 'text'
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

/** The prefix is header, not a sentence: few short words, no prose. */
function isHeaderPrefix(prefix: string, enclosed: boolean): boolean {
  const words = prefix.trim().split(/[\s|]+/)
  if (words.length > (enclosed ? 14 : 6)) return false
  let prose = 0
  for (const word of words) if (/^[a-z]{2,}[,.]?$/.test(word) && levelOfWord(word) === null) prose += 1
  return prose <= (enclosed ? 4 : 1)
}

function readPrefix(prefix: string, line: ParsedLine, context: TimeContext): void {
  line.level ??= levelOfLetter(LETTER.exec(prefix)?.[1] ?? '')
  for (const word of prefix.split(/[\s|[\](),]+|:+(?=\s|$|:|[A-Z])/)) {
    if (word === '') continue
    const level = line.level === null ? strongLevelOfWord(word) : null
    if (level !== null && isUpper(word.charCodeAt(0))) line.level = level
    else if (ENVIRONMENT.test(word)) line.addField('environment', word)
    else if (word.includes('=')) readBracket(word, line, context)
    else if (/^\d+$/.test(word)) line.processId ??= word
    else if (word.includes('/') && takePodPath(word, line)) continue
    else if (LOG_GROUP.test(word)) line.service ??= word.slice(word.lastIndexOf('/') + 1)
    else if (word.length > 1 && /[A-Za-z]/.test(word)) line.logger ??= word
  }
}

/** `[W] ` */
const LETTER = /^\[([A-Z])\]\s{0,4}$/

/** Where a program runs is not who speaks. */
const ENVIRONMENT = /^(?:prod|production|staging|stage|dev|qa|uat)$/

/** `/aws/lambda/resize`: a cloud's name of a stream ends with that of the program. */
const LOG_GROUP = /^\/(?:[\w.-]+\/)+[\w.-]+$/

function readUwsgi(text: string, line: ParsedLine): void {
  const match = UWSGI.exec(text)
  if (match === null) return
  line.method = match[1]
  line.path = match[2]
  line.latencyMs = Number(match[3]) * (match[4] === 'msecs' ? 1 : match[4] === 'secs' ? 1000 : 0.001)
  line.status = Number(match[5])
  line.level = levelOfStatus(line.status)
}

/** `… - Time: 2025-06-20 13:14:40`: the last thing in the line. */
function readSentenceEnd(text: string, line: ParsedLine, context: TimeContext): void {
  for (let pos = Math.max(text.length - 40, 1); pos < text.length - 15; pos += 1) {
    if (!isDigit(text.charCodeAt(pos)) || text.charCodeAt(pos - 1) !== 32) continue
    const end = scanTimestamp(text, pos, stamp)
    if (end < 0 || stamp.kind !== 'full' || text.length - end > 2) continue
    takeStamp(stamp, line, context)
    line.header = true
    return
  }
}
