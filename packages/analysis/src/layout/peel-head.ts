import { isPodName, workloadOf } from './pod-name.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import type { Level } from '../model/log-event.ts'
import { assignRole, roleOfField } from '../parse/assign-role.ts'
import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'
import { isAccessLine } from '../parse/is-access-line.ts'
import { parseJsonTail } from '../parse/parse-embedded.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import { resolveTimestamp, type TimeContext } from '../parse/resolve-timestamp.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { closingBracket, endOfWord, isUpper } from '../parse/scan-token.ts'

/** What stands before a message, token by token, whoever put it there: shippers, collectors, runtimes, the program. */
interface Head {
  readonly text: string
  readonly line: ParsedLine
  readonly context: TimeContext
  pos: number
  /** Behind the last token that only a header holds: a time, a level, a pod, an id, a key of that meaning. */
  end: number
  /** Names that stand before such a token, and are of the header with it. */
  names: string[]
  hasTime: boolean
  afterTime: boolean
}

const MAX_TOKENS = 12
const MAX_NAMES = 3
const MAX_HEAD = 400
const MAX_NAME = 60
/** Clocks of one line differ by their zones at most. */
const DAY_MS = 26 * 3_600_000
const stamp = new Stamp()
/** What the line said before its head was looked for. */
const before = new ParsedLine()

/** Takes off the message what still is header, and reads it; a line without a header needs a time or an object to have one. */
export function peelHead(line: ParsedLine, context: TimeContext): void {
  if (!mayHaveHead(line.message)) return
  const head: Head = {
    text: line.message,
    line,
    context,
    pos: 0,
    end: 0,
    names: [],
    hasTime: false,
    afterTime: false,
  }
  before.copyFrom(line)
  const isTimed = line.timestampMs !== null
  for (let tokens = 0; tokens < MAX_TOKENS && takeToken(head); tokens += 1);
  if (line.format === 'json' && head.end === head.text.length) return
  const isSure = line.header || head.hasTime || (!isTimed && line.timestampMs !== null)
  if (head.end === 0 || !isSure || head.end >= head.text.length) {
    line.copyFrom(before)
    return
  }
  line.header = true
  if (line.format === 'plain') line.format = 'text'
  line.message = head.text.slice(skipMarks(head.text, head.end))
}

/** Cheap: most messages begin with a word of a sentence. */
function mayHaveHead(text: string): boolean {
  const code = text.charCodeAt(0)
  if (isDigit(code)) return !isAccessLine(text)
  if (code === 91 || code === 60 || code === 123 || isUpper(code)) return true
  if (!isLetter(code) && code !== 47) return false
  const end = endOfWord(text, 0)
  return end < MAX_NAME * 2 && (!PROSE.test(text.slice(0, end)) || startsObject(text, end))
}

const PROSE = /^[A-Za-z]?[a-z]{2,}[,.!?:]?$/

function takeToken(head: Head): boolean {
  const { text } = head
  head.pos = skipMarks(text, head.pos)
  if (head.pos >= text.length || head.pos > MAX_HEAD) return false
  const code = text.charCodeAt(head.pos)
  if (code === 123 && text.charCodeAt(head.pos + 1) === 34) return takeObject(head)
  if (takeTime(head)) return true
  if (code === 91 || code === 60 || code === 40) return takeBracket(head)
  return takePair(head) || takeWord(head)
}

/** Blanks, bars, arrows and lone dashes or colons. */
function skipMarks(text: string, at: number): number {
  let pos = at
  for (;;) {
    const code = text.charCodeAt(pos)
    if (code === 32 || code === 9 || code === 124 || code === 187) pos += 1
    else if (code === 58 || code === 45 || code === 62 || code === 44 || code === 59) {
      const next = text.charCodeAt(pos + 1)
      if (next !== 32 && next !== 9 && next !== code) return pos
      pos += 1
    } else return pos
  }
}

function takeObject(head: Head): boolean {
  const { text, line, context, pos, names } = head
  if (!text.endsWith('}') || (names.length > 0 && !holdsRecord(text, pos))) return false
  if (!parseJsonTail(text, pos, line, context)) return false
  nameSpeaker(line, names, true)
  line.header = true
  head.end = text.length
  return false
}

/** What a sentence speaks of names neither a time nor a level nor a message. */
function holdsRecord(text: string, at: number): boolean {
  for (const [, key = ''] of text.slice(at, at + MAX_OBJECT).matchAll(OBJECT_KEY))
    if (RECORD.has(roleOfField(key, 0))) return true
  return false
}

const MAX_OBJECT = 2000
const OBJECT_KEY = /"([\w@.-]{1,40})"\s{0,4}:/g
const RECORD: ReadonlySet<string> = new Set(['time', 'level', 'message'])

function takeTime(head: Head): boolean {
  const { text, line, context, pos } = head
  const open = text.charCodeAt(pos) === 91 ? pos + 1 : pos
  const end = scanTimeColumn(text, open, stamp)
  if (end < 0 || stamp.kind === 'time') return false
  const atMs = resolveTimestamp(stamp, { ...context })
  if (line.timestampMs !== null && (atMs === null || Math.abs(atMs - line.timestampMs) > DAY_MS)) return false
  if (line.timestampMs === null) {
    line.timestampMs = atMs
    line.zoneAssumed = Number.isNaN(stamp.zone) && context.zoneMinutes === null
  }
  const close = text.charCodeAt(end)
  anchor(head, close === 93 || close === 58 ? end + 1 : end)
  head.afterTime = true
  head.hasTime = true
  return true
}

/** `[info]`, `<main>`, `[http-exec-3]`: a level is an anchor, a short label may be part of the header. */
function takeBracket(head: Head): boolean {
  const { text, line, pos } = head
  const close = closingBracket(text, pos)
  if (close < 0) return false
  const content = text.slice(pos + 1, close).trim()
  const isAside = text.charCodeAt(pos) === 40 && head.names.length > 0
  const level = isAside ? null : (strongLevelOfWord(content) ?? (content.length === 1 ? levelOfLetter(content) : null))
  if (level !== null && setLevel(line, level)) {
    anchor(head, close + 1)
    return true
  }
  const equals = content.indexOf('=')
  if (equals > 0 && assignPair(content.slice(0, equals), content.slice(equals + 1), head)) {
    anchor(head, close + 1)
    return true
  }
  return content.length <= MAX_NAME && passName(head, content, close + 1)
}

const MAX_KEY = 40
const PAIR = /([\w.@-]{1,40})(=|: )("[^"]*"|[^\s"]+)/y
const IDS = /(?:trace|span|request|correlation)[_.-]?id$/i
const NUMBER = /^\d+(?:\.\d+)?$/

/** `level=info`, `TraceID: 4f2c…`: with an equals sign any key of known meaning, with a colon an id, since sentences have colons, too. */
function takePair(head: Head): boolean {
  const { text, pos } = head
  if (!hasMark(text, pos)) return false
  PAIR.lastIndex = pos
  const [pair, key = '', mark, value = ''] = PAIR.exec(text) ?? []
  if (pair === undefined || (mark !== '=' && !(IDS.test(key) && head.names.every(isCoded)))) return false
  if (!assignPair(key, value.replaceAll(/^"|"$|(?<![,;|])[,;|]+$/g, ''), head)) return false
  anchor(head, pos + pair.length)
  return true
}

/** Cheap: most words have neither behind them. */
function hasMark(text: string, at: number): boolean {
  let pos = at
  for (; pos <= at + MAX_KEY; pos += 1) {
    const code = text.charCodeAt(pos)
    if (!isLetter(code) && !isDigit(code) && code !== 95 && code !== 46 && code !== 64 && code !== 45) break
  }
  const mark = text.charCodeAt(pos)
  return mark === 61 || mark === 58
}

const NO_HEAD: ReadonlySet<string> = new Set(['none', 'message', 'weakMessage', 'status', 'latency', 'path', 'method'])

/** 'rid=002' counts. */
const MIN_ID = 5

/** No word of a sentence. */
const isCoded = (name: string): boolean => /[\d./@#_-]/.test(name)

function assignPair(key: string, value: string, { line, context, names }: Head): boolean {
  const role = roleOfField(key, 0)
  if (NO_HEAD.has(role)) return false
  if (role === 'level') return strongLevelOfWord(value) !== null && setLevel(line, strongLevelOfWord(value)!)
  if (role === 'time' && line.timestampMs !== null) return false
  if (role === 'weakService' && names.length > 0) return false
  if (role === 'requestId' && value.length < MIN_ID) return false
  return value === '' || value === '-' || assignRole(role, NUMBER.test(value) ? Number(value) : value, line, context)
}

function takeWord(head: Head): boolean {
  const { text, line, pos } = head
  let end = endOfWord(text, pos)
  let bare = text.slice(pos, end)
  const hasBrace = bare.includes('{')
  const object = hasBrace ? bare.indexOf('{"') : -1
  if (object > 0) {
    bare = bare.slice(0, object)
    end = pos + object
  }
  if (line.level !== null && line.header && isOfCode(bare) && !hasPlace(line)) {
    line.logger ??= bare.replace(/:$/, '')
    anchor(head, end)
    return true
  }
  const span = line.level === null || !hasBrace ? null : SPAN.exec(text.slice(pos, pos + MAX_HEAD))
  if (span !== null) {
    anchor(head, pos + span[0].length)
    return true
  }
  const word = ENDING.has(bare.charAt(bare.length - 1)) ? bare.slice(0, -1) : bare
  const level = wordLevel(head, word)
  if (level !== null && setLevel(line, level)) {
    anchor(head, end)
    return true
  }
  if (line.header && head.names.length === 0 && UUID.test(word)) {
    line.requestId ??= word
    anchor(head, end)
    return true
  }
  if (isPodName(word)) {
    line.pod ??= word.slice(word.indexOf('/') + 1)
    line.service ??= workloadOf(line.pod)
    anchor(head, end)
    return true
  }
  return passName(head, word, end)
}

const ENDING = new Set([':', '|', ',', ';'])

/** In capitals, or a letter alone behind a time or a name in capitals; a line that has its level gets no second one. */
function wordLevel(head: Head, word: string): Level | null {
  const { line, afterTime, names } = head
  if (line.level !== null) return null
  const isFirst = afterTime && names.length === 0
  if (word.length === 1)
    return isFirst || (line.header && names.length === 1 && CAPITALS.test(names[0]!)) ? levelOfLetter(word) : null
  if (word.includes(',') && TOPICS.test(word))
    return (
      word
        .split(',')
        .map(strongLevelOfWord)
        .find((level) => level !== null) ?? null
    )
  return word === word.toUpperCase() || (isFirst && head.text[head.pos + word.length] === ':')
    ? strongLevelOfWord(word)
    : null
}

/** `route,ospf,error` of routers. */
const TOPICS = /^[a-z-]{2,20}(?:,[a-z-]{2,20}){1,4}$/

/** `store.rs:118` in a column of its own, `depot_core::store:`: places in the code that logged. */
const isOfCode = (word: string): boolean => word.includes(':') && (CALLER.test(word) || MODULE.test(word))
/** A column of its own says it already. */
const hasPlace = ({ format, fields }: ParsedLine): boolean =>
  format === 'columns' && Object.values(fields ?? {}).some((value) => CALLER.test(value))
const CALLER = /^[\w./@$-]+\.[a-z]{1,4}:\d+:?$/
const MODULE = /^[a-z_]\w*(?:::\w+)+:$/
/** `http{method=GET id=7}:` names what the line is a part of. */
const SPAN = /^[\w-]{1,60}\{[^{}]{0,200}\}:/

const CAPITALS = /^[A-Z0-9_]{2,12}$/

/** A header has one level; a second one that says the same is header, too. */
function setLevel(line: ParsedLine, level: Level): boolean {
  if (line.level !== null && line.level !== level) return false
  line.level = level
  return true
}

/** Steps over what may be a name of the header; what no anchor follows stays with the message. */
function passName(head: Head, name: string, end: number): boolean {
  if (head.names.length >= MAX_NAMES || name.length > MAX_NAME || name === '') return false
  if (!NAME.test(name) || (PROSE.test(name) && head.names.length > 0 && !startsObject(head.text, end))) return false
  head.names.push(name)
  head.pos = end
  return true
}

const startsObject = (text: string, at: number): boolean => text.startsWith('{"', skipMarks(text, at))

const NAME = /^[\w/@.$#:[\]()*-]+$/

/** All names up to here are of the header. */
function anchor(head: Head, end: number): void {
  nameSpeaker(head.line, head.names, !head.line.header)
  head.names = []
  head.pos = end
  head.end = end
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const IDENTIFIER = /^(?:[0-9a-f]{8,}|\d+)$/i

/** The first name tells who speaks, where nothing else did; behind it stand loggers and ids. */
function nameSpeaker(line: ParsedLine, names: readonly string[], isSpeaker: boolean): void {
  for (const name of names) {
    if (IDENTIFIER.test(name) || UUID.test(name)) {
      if (name.length >= 16) line.requestId ??= name
      else line.processId ??= name
    } else if (line.service === undefined && line.thread === undefined && line.pod === undefined) {
      const speaker = /^[A-Za-z/][\w./-]*/.exec(name)?.[0]
      if (speaker === undefined || !isSpeaker) line.thread = name
      else
        line.service = isPodName(speaker) ? workloadOf(speaker) : speaker.slice(speaker.lastIndexOf('/') + 1) || speaker
    } else line.logger ??= name
  }
}
