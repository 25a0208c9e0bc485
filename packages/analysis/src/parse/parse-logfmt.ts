import { assignByValue, assignRole } from './assign-role.ts'
import { skipMarks } from '../layout/head.ts'
import { PairScan } from './pair-scan.ts'
import { closingQuote, unescapeValue } from './quoted-value.ts'
import { roleOfField, type Role } from './role-of-field.ts'
import { isDigit, isLetter, Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

/** Index of the `=` when a `key=` starts at `at`, else -1. */
export function logfmtKeyEnd(text: string, at: number): number {
  let pos = at
  for (;;) {
    const code = text.charCodeAt(pos)
    if (code === 61) return pos > at ? pos : -1
    if (!isOfKey(code) || pos - at > 64) return -1
    pos += 1
  }
}

/** Letter of any script, digit or one of `_.-@/`; no typographic mark, as quotes and dashes are. */
const isOfKey = (code: number): boolean =>
  isLetter(code) ||
  isDigit(code) ||
  code === 95 ||
  code === 46 ||
  code === 45 ||
  code === 64 ||
  code === 47 ||
  (code > 191 && (code < 0x2000 || (code > 0x2e7f && code < 0xff00)))

const pairs = new PairScan()
const stamp = new Stamp()

/**
 * `key=value key="quoted value"`: true when the text is pairs from `at` to its end, or starts with pairs
 * that name a time, a level or a message.
 */
export function parseLogfmt(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  pairs.reset(at)
  while (takeNext(text, line, context));
  if (pairs.roles === 0 && (pairs.count < 2 || pairs.messageStart >= 0)) return false
  if (line.message === '') line.message = messageOf(text, at)
  return true
}

function messageOf(text: string, at: number): string {
  if (pairs.weak !== '') return pairs.weak
  if (pairs.messageStart >= 0) return text.slice(skipMarks(text, pairs.messageStart))
  return pairs.sentence !== '' && pairs.roles > 0 ? pairs.sentence : text.slice(at)
}

/** `msg="…", at=…`: a comma or a semicolon behind a quote, and a key behind that. */
function isPartedAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code === 44 || code === 59) && text.charCodeAt(at - 1) === 34 && logfmtKeyEnd(text, at + 2) >= 0
}

/** Takes a pair or a word; false when nothing is left to take. */
function takeNext(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (isPartedAt(text, pairs.pos)) pairs.pos += 1
  while (text.charCodeAt(pairs.pos) === 32) pairs.pos += 1
  if (pairs.pos >= text.length) return false
  const keyEnd = logfmtKeyEnd(text, pairs.pos)
  if (keyEnd < 0) return passWord(text, line)
  const key = text.slice(pairs.pos, keyEnd)
  // `level=>ERROR`
  const start = text.charCodeAt(keyEnd + 1) === 62 ? keyEnd + 2 : keyEnd + 1
  const value = readValue(text, start, key)
  pairs.count += 1
  pairs.textStart = -1
  return takeZone(key, value, line, context) || takePair(text, start, key, value, line, context)
}

/** A bare word: an unquoted message runs on, or the text is not logfmt after all. */
function passWord(text: string, line: ParsedLine): boolean {
  if (pairs.count === 0) return false
  if (pairs.textStart > 0) {
    // What follows a message without quotes is its own.
    if (pairs.textRole === 'message') line.message = text.slice(pairs.textStart)
    else pairs.weak = text.slice(pairs.textStart)
    pairs.messageStart = pairs.textStart
    return false
  }
  if (pairs.messageStart < 0) pairs.messageStart = pairs.pos
  pairs.pos = nextSpace(text, pairs.pos)
  return true
}

function nextSpace(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 ? text.length : space
}

function readValue(text: string, start: number, key: string): string {
  const code = text.charCodeAt(start)
  if (code === 34) return readQuoted(text, start + 1)
  const close = code === 39 ? closingApostrophe(text, start + 1) : -1
  if (close < 0) return readBare(text, start, key)
  pairs.pos = close + 1
  return text.slice(start + 1, close)
}

/** The one before a blank or the end: others may stand in a word. */
function closingApostrophe(text: string, at: number): number {
  const blank = text.indexOf("' ", at)
  return blank < 0 && text.endsWith("'") && text.length > at ? text.length - 1 : blank
}

function readQuoted(text: string, start: number): string {
  const close = closingQuote(text, start)
  const value = text.slice(start, close)
  pairs.pos = close + 1
  return value.includes('\\') ? unescapeValue(value) : value
}

function readBare(text: string, start: number, key: string): string {
  pairs.pos = nextSpace(text, start)
  if (mayGoOn(text, start) && roleOfField(key, 0) === 'time') pairs.pos = timeEnd(text, start)
  const last = text.charCodeAt(pairs.pos - 1)
  const isParted = (last === 44 || last === 59) && logfmtKeyEnd(text, pairs.pos + 1) >= 0
  return text.slice(start, isParted ? pairs.pos - 1 : pairs.pos)
}

/** Behind a date stands its clock, or behind a weekday the date. */
const mayGoOn = (text: string, start: number): boolean =>
  isDigit(text.charCodeAt(pairs.pos + 1)) || (isLetter(text.charCodeAt(start)) && pairs.pos - start === 3)

/** `ts=14.05.2024 08:11:03 level=…`: a date and its clock without quotes. */
function timeEnd(text: string, start: number): number {
  const end = scanTimestamp(text, start, stamp)
  return end > pairs.pos && (end === text.length || text.charCodeAt(end) === 32) ? end : pairs.pos
}

function takeZone(key: string, value: string, line: ParsedLine, context: TimeContext): boolean {
  if (!line.zoneAssumed || line.timestampMs === null || !ZONE.test(key)) return false
  const zone = OFFSET.exec(value)
  if (zone === null) return false
  const minutes = (zone[1] === '-' ? -1 : 1) * (Number(zone[2]) * 60 + Number(zone[3]))
  line.timestampMs -= (minutes - (context.zoneMinutes ?? 0)) * 60_000
  line.zoneAssumed = false
  return true
}

function takePair(
  text: string,
  start: number,
  key: string,
  value: string,
  line: ParsedLine,
  context: TimeContext,
): boolean {
  const role = roleOfField(key, 0)
  if (role === 'time' || role === 'level' || role === 'message') pairs.roles += 1
  if (role === 'weakMessage' && ZONED.test(value) && assignByValue(value, line, context)) return true
  const isQuoted = text.charCodeAt(start) === 34 || value.length < pairs.pos - start
  if (!isQuoted && isFirstText(role, line)) {
    pairs.textStart = start
    pairs.textRole = role
    // 'msg=rate=1.5 base=9.50': where the text begins with a pair, those behind it are its own.
    if (role === 'message' && INNER_PAIR.test(value)) {
      line.message = text.slice(start)
      return false
    }
  }
  if (role === 'weakMessage' && pairs.weak === '') pairs.weak = value
  else if (!takesPlace(role, value, line, context)) keepField(role, key, value, isQuoted, line, context)
  return true
}

const isFirstText = (role: Role, line: ParsedLine): boolean =>
  role === 'message' ? line.message === '' : role === 'weakMessage' && pairs.weak === ''

/** Behind the message, or its beginning, a weak name is a word of it: what was loaded from which source. */
const takesPlace = (role: Role, value: string, line: ParsedLine, context: TimeContext): boolean =>
  !(role === 'weakService' && (pairs.messageStart >= 0 || line.message !== '')) &&
  assignRole(role, value, line, context)

function keepField(
  role: Role,
  key: string,
  value: string,
  isQuoted: boolean,
  line: ParsedLine,
  context: TimeContext,
): void {
  if (role === 'none' && !OUTCOMES.test(key) && assignByValue(value, line, context)) {
    pairs.roles += 1
    return
  }
  const mayBeSentence = isQuoted && role === 'none' && value.includes(' ')
  if (mayBeSentence && value.length > pairs.sentence.length) pairs.sentence = value
  line.addField(key, value)
}

/** `evt=2024-05-03T03:04:49.868Z` is when it happened. */
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S{0,16}$/

const INNER_PAIR = /^[A-Za-z_]\w{0,30}=./

/** What became of something is no level: `result=error`. */
const OUTCOMES = /res(?:ult|ponse)?$|status|outcome|state|reason|code/i

/** `tz="+0100"` behind a date and a clock without zone. */
const ZONE = /^(?:z|tz|zone|time_?zone|(?:utc|gmt)_?off(?:set)?)$/i
const OFFSET = /^([+-])(\d\d):?(\d\d)$/
