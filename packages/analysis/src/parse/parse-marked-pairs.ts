import { assignRole } from './assign-role.ts'
import { levelOfStatus } from './level-of-word.ts'
import { roleOfField, type Role } from './role-of-field.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { isDigit, isLetter, Stamp } from './scan-clock.ts'

/** `ts=…|sev=info|…`, `when:…, sev:INF, …`, `time => …; level => …`: what stands in a pair, and what parts pairs. */
/** `ts:1761330783775 lvl:E svc:billing`: blanks part pairs whose keys a colon ends. */
const KEYS = /^ [a-z]{2,12}:\S/
const MAX_PAIRS = 40
const stamp = new Stamp()

export interface Pair {
  readonly key: string
  value: string
}

/** `2022-10-14 11:33:19 +02:00;SEV=MINOR;PROC=rrmd;TXT=…`: behind a clock the same mark stands before each pair. */
export function parsePairsBehindMark(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  const start = at + 1
  const keyEnd = isMark(text.charCodeAt(at)) ? endOfKey(text, start) : -1
  if (keyEnd < 0 || text.charCodeAt(keyEnd) !== 61) return false
  const pairs = splitPairs(text.slice(start), '=', text.charAt(at))
  const roles = pairs.map(({ key }) => roleOfField(key, 0))
  if (pairs.length < MIN_PAIRS || !roles.includes('level') || !roles.some((role) => MESSAGES.has(role))) return false
  takePairs(pairs, roles, text.slice(start), line, context)
  return true
}

const MIN_PAIRS = 3

/** Pairs that a mark parts, not a blank; one of them holds the time. */
export function parseMarkedPairs(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  const keyEnd = endOfKey(text, at)
  const start = keyEnd < 0 ? -1 : endOfSign(text, keyEnd)
  if (start < 0) return false
  const sign = text.slice(keyEnd, start)
  const end = endOfFirst(text, start)
  const isBare = end > 0 && text.charCodeAt(end) === 32 && sign === ':' && KEYS.test(text.slice(end, end + 40))
  const mark = isBare
    ? ' '
    : markBehind(text, end < 0 ? start : end, Math.min(text.length, Math.max(start, end) + MAX_FIRST))
  if (mark === undefined) return false
  const pairs = splitPairs(text.slice(at), sign, mark)
  const roles = pairs.map(({ key }) => roleOfField(key, 0))
  if (pairs.length < 2 || !pairs.some((pair, index) => isTime(roles[index] ?? 'none', pair, index))) return false
  takePairs(pairs, roles, text.slice(at), line, context)
  return true
}

export function takePairs(
  pairs: readonly Pair[],
  roles: readonly Role[],
  text: string,
  line: ParsedLine,
  context: TimeContext,
): void {
  line.message = ''
  const weak = assignPairs(pairs, roles, line, context)
  if (line.message === '') line.message = weak
  if (line.message === '') line.message = requestOf(line) ?? text
  line.format = 'logfmt'
  line.header = true
}

/** Where a time or a text in quotes ends, or -1. */
function endOfFirst(text: string, at: number): number {
  const code = text.charCodeAt(at)
  const close = code === 34 || code === 39 ? text.indexOf(text.charAt(at), at + 1) : -1
  return close > 0 ? close + 1 : scanTimestamp(text, at, stamp)
}

/** As other lines of access have it; its status says how bad it is. */
function requestOf(line: ParsedLine): string | null {
  const { method, path, status } = line
  if (method === undefined || path === undefined || status === undefined) return null
  line.level ??= levelOfStatus(status)
  return `${method} ${path} ${status}`
}

const MAX_KEY = 40
const MAX_FIRST = 80
const MAX_VALUE = 60

/** Where the key ends that starts at `at`, or -1. */
function endOfKey(text: string, at: number): number {
  if (isDigit(text.charCodeAt(at))) return -1
  let pos = at
  while (pos - at <= MAX_KEY && isOfKey(text.charCodeAt(pos))) pos += 1
  return pos === at || pos - at > MAX_KEY ? -1 : pos
}

/** Letter, digit, or one of `_.@-`. */
const isOfKey = (code: number): boolean =>
  isLetter(code) || isDigit(code) || code === 95 || code === 46 || code === 64 || code === 45

const ARROW = 0x21_92
/** Behind `=`, `=>`, ` ->`, `→` or a colon and the blanks around it, or -1. */
function endOfSign(text: string, at: number): number {
  let pos = text.charCodeAt(at) === 32 ? at + 1 : at
  const sign = text.charCodeAt(pos)
  const isArrow = text.charCodeAt(pos + 1) === 62 && (sign === 61 || (sign === 45 && pos > at))
  if (sign !== 61 && sign !== 58 && sign !== ARROW && !isArrow) return -1
  pos += isArrow ? 2 : 1
  return text.charCodeAt(pos) === 32 ? pos + 1 : pos
}

/** What parts the first pair from the next one, with a blank before it behind a quote. */
function markBehind(text: string, from: number, limit: number): string | undefined {
  let pos = from
  while (pos < limit && pos - from < MAX_VALUE && !isMark(text.charCodeAt(pos)) && text.charCodeAt(pos) !== 34) pos += 1
  if (pos < limit && text.charCodeAt(pos) === 34) pos += 1
  const end = text.charCodeAt(pos) === 32 ? pos + 1 : pos
  return end < limit && isMark(text.charCodeAt(end)) ? text.slice(pos, end + 1) : undefined
}

/** Bar, semicolon, comma, tab. */
const isMark = (code: number): boolean => code === 124 || code === 59 || code === 44 || code === 9

/** A field of which nobody knows what it is for holds a time, too, when it looks like one: `evt:2024-05-03T03:04:49Z`. */
const isTime = (role: Role, { key, value }: Pair, index: number): boolean =>
  role === 'time' ||
  (index === 0 && role === 'none' && value.length >= MIN_STAMP && isStamp(value)) ||
  (role === 'weakMessage' && value.length < 40 && scanTimestamp(value, 0, stamp) >= 19) ||
  ((role === 'none' || role === 'level') && isWhen(key, value))

const isWhen = (key: string, value: string): boolean => WHEN.test(key) && isStamp(value)

/** The first key may be any; a clock and nothing else tells what it is for. */
const MIN_STAMP = 13
const isStamp = (value: string): boolean =>
  value.length < 40 && scanTimestamp(value.trim(), 0, stamp) === value.trim().length

/** Words for when that are too short to mean it everywhere. */
const WHEN = /^(?:at|when|on|_?t|stamp|utc|clock|dt|epoch)$/i

function assignPairs(pairs: readonly Pair[], roles: readonly Role[], line: ParsedLine, context: TimeContext): string {
  let weak = ''
  for (const [index, { key, value }] of pairs.entries()) {
    const told = key === 'req' ? 'requestLine' : (roles[index] ?? 'none')
    const role = isTime(told, { key, value }, index) ? 'time' : told
    if (value === '' || value === '-') continue
    if (role === 'weakMessage' && weak === '') weak = value
    else if (!assignRole(role, value, line, context)) line.addField(key, value)
  }
  return weak
}

/** Behind the beginning of the message. */
const tellsMore = (key: string, value: string): boolean => isKnown(key) || isWhen(key, value)

/** The message may hold the mark, and even pairs: from it on only known keys count. */
function splitPairs(text: string, sign: string, mark: string): Pair[] {
  const pairs: Pair[] = []
  let isText = false
  for (const part of partsOf(text, mark)) {
    const at = part.indexOf(sign)
    const key = at < 0 ? '' : part.slice(0, at).trim()
    const last = pairs.at(-1)
    if (!isText && !isKey(key, sign) && pairs.length > 1 && last !== undefined && isWhole(last, part)) {
      // `sev: INFO | what happened`, `from: cart | what happened`
      pairs.push({ key: 'message', value: part })
      isText = true
      continue
    }
    const isPair = isKey(key, sign) && isSpaced(part, at, sign)
    if (last !== undefined && !(isPair && (!isText || tellsMore(key, part.slice(at + sign.length))))) {
      last.value += mark + part
      continue
    }
    pairs.push({ key, value: part.slice(at + sign.length) })
    isText ||= opensText(key, part.charCodeAt(at + sign.length))
  }
  for (const pair of pairs) pair.value = withoutQuotes(pair.value.trim())
  return pairs
}

/** Its key, or one word before several, tells that the value ends here. */
const isWhole = ({ key, value }: Pair, next: string): boolean =>
  isKnown(key) || (!value.trim().includes(' ') && next.trim().includes(' '))

/** What the mark parts; within quotes it parts nothing: `note:"paper jam lv:2 …"`. */
function partsOf(text: string, mark: string): string[] {
  const parts: string[] = []
  for (const part of text.split(mark, MAX_PAIRS)) {
    const last = parts.at(-1)
    if (last !== undefined && isOpen(last)) parts[parts.length - 1] = last + mark + part
    else parts.push(part)
  }
  return parts
}

const QUOTE = /^ ?[\w.@-]{1,40} ?(?:=>?|:) ?"(?:[^"\\]|\\.)*$/
const APOSTROPHE = /^ ?[\w.@-]{1,40} ?(?:=>?|:) ?'/
/** One before a letter stands within a word. */
const CLOSING = /'(?!\w)/

function isOpen(part: string): boolean {
  if (QUOTE.test(part)) return true
  const opened = APOSTROPHE.exec(part)?.[0].length ?? 0
  return opened > 0 && !CLOSING.test(part.slice(opened))
}

const isQuoted = (text: string): boolean =>
  (text.startsWith('"') && text.endsWith('"')) ||
  (text.startsWith("'") && text.endsWith("'") && !CLOSING.test(text.slice(1, -1)))
const withoutQuotes = (text: string): string => (text.length > 1 && isQuoted(text) ? text.slice(1, -1) : text)

const KEY = /^[\w.@-]{1,40}$/
const isKey = (key: string, sign: string): boolean => KEY.test(key) || (sign === ': ' && WORDS.test(key))
/** `said by: cart` */
const WORDS =
  /^(?:(?:said|sent|told|logged|written|reported|emitted|raised) by|how (?:bad|grave|severe)|(?:log|event|severity|service|app|program) (?:time|level|name|text))$/i

/** A message without quotes, which would say where it ends. */
const opensText = (key: string, first: number): boolean =>
  MESSAGES.has(roleOfField(key, 0)) && first !== 34 && first !== 39

/** `errors: 0` is no pair among `key:value`. */
const isSpaced = (part: string, at: number, sign: string): boolean =>
  sign.endsWith(' ') || part.charCodeAt(at + sign.length) !== 32

const MESSAGES: ReadonlySet<Role> = new Set(['message', 'weakMessage'])
const isKnown = (key: string): boolean => !PARTS.has(roleOfField(key, 0))
const PARTS: ReadonlySet<Role> = new Set([
  'none',
  'status',
  'path',
  'method',
  'latency',
  'latencySeconds',
  'weakMessage',
  'weakService',
  'weakLevel',
])
