import { scanTimeColumn } from './scan-time-column.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'
import { isAccessLine } from '../parse/is-access-line.ts'
import { parseJsonTail } from '../parse/parse-embedded.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { resolveTimestamp, type TimeContext } from '../parse/resolve-timestamp.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { closingBracket, endOfWord, isUpper } from '../parse/scan-token.ts'
import {
  anchor,
  isProse,
  keep,
  MAX_NAME,
  nameSpeaker,
  passName,
  setLevel,
  skipMarks,
  startsObject,
  type Head,
} from './head.ts'
import { assignPairs, takePair } from './peel-pair.ts'
import { takeWord } from './peel-word.ts'

const MAX_TOKENS = 12
const MAX_HEAD = 400
/** Clocks of one line differ by their zones at most. */
const DAY_MS = 26 * 3_600_000
/** More than the bracket that ends the header. */
const SAYS_MORE = /[^\s)\]}>]/
const stamp = new Stamp()

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
    kept: null,
  }
  const isTimed = line.timestampMs !== null
  for (let tokens = 0; tokens < MAX_TOKENS && takeToken(head); tokens += 1);
  if (line.format === 'json' && head.end === head.text.length) return
  const isSure = line.header || head.hasTime || (!isTimed && line.timestampMs !== null)
  const message = head.end === 0 || !isSure ? '' : head.text.slice(skipMarks(head.text, head.end))
  if (message === '' || !SAYS_MORE.test(message)) {
    if (head.kept !== null) line.copyFrom(head.kept)
    return
  }
  line.header = true
  if (line.format === 'plain') line.format = 'text'
  line.message = message
}

/** Cheap: most messages begin with a word of a sentence. */
function mayHaveHead(text: string): boolean {
  const code = text.charCodeAt(0)
  if (isDigit(code)) return !isAccessLine(text)
  if (code === 91 || code === 60 || code === 123 || isUpper(code)) return true
  if (!isLetter(code) && code !== 47) return false
  const end = endOfWord(text, 0)
  return end < MAX_NAME * 2 && (!isProse(text, 0, end) || text.startsWith(' | ', end) || startsObject(text, end))
}

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

function takeObject(head: Head): boolean {
  const { text, line, context, pos, names } = head
  if (!text.endsWith('}') || (names.length > 0 && !holdsRecord(text, pos))) return false
  keep(head)
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
  if (end < 0 || stamp.kind === 'time' || (line.level !== null && LEVELED.test(text.slice(end, end + 9)))) return false
  const atMs = resolveTimestamp(stamp, { ...context })
  if (line.timestampMs !== null && (atMs === null || Math.abs(atMs - line.timestampMs) > DAY_MS)) return false
  keep(head)
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

/** `INFO - 2024-04-02 03:00:59 WARN loader - …`: a level of its own makes it a line of another program. */
const LEVELED = /^ (?:DEBUG|INFO|WARN|ERROR|FATAL)/

/** `[info]`, `<main>`, `[http-exec-3]`: a level is an anchor, a short label may be part of the header. */
function takeBracket(head: Head): boolean {
  const { text, line, pos } = head
  const close = closingBracket(text, pos)
  if (close < 0) return false
  const content = text.slice(pos + 1, close).trim()
  const isAside = text.charCodeAt(pos) === 40 && head.names.length > 0
  const level = isAside ? null : (strongLevelOfWord(content) ?? (content.length === 1 ? levelOfLetter(content) : null))
  keep(head)
  if (level !== null && setLevel(line, level)) {
    anchor(head, close + 1)
    return true
  }
  if (assignPairs(content, head)) {
    anchor(head, close + 1)
    return true
  }
  return content.length <= MAX_NAME && passName(head, content, close + 1)
}
