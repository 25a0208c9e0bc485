import { assignByValue, assignRole, roleOfField } from './assign-role.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

/** Index of the `=` when a `key=` starts at `at`, else -1. */
export function logfmtKeyEnd(text: string, at: number): number {
  let pos = at
  for (;;) {
    const code = text.charCodeAt(pos)
    if (code === 61) return pos > at ? pos : -1
    const ok =
      (code >= 97 && code <= 122) ||
      (code >= 65 && code <= 90) ||
      (code >= 48 && code <= 57) ||
      code === 95 ||
      code === 46 ||
      code === 45 ||
      code === 64 ||
      code === 47
    if (!ok || pos - at > 64) return -1
    pos += 1
  }
}

/**
 * `key=value key="quoted value"`: true when the text is pairs from `at` to its end, or starts with pairs
 * that name a time, a level or a message.
 */
export function parseLogfmt(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  let pos = at
  let pairs = 0
  let roles = 0
  let messageStart = -1
  /** Where the value of a message starts that stands in no quotes, and the role that it has. */
  let textStart = -1
  let textRole = ''
  let weak = ''
  /** The longest text in quotes, where no key names a message. */
  let sentence = ''
  while (pos < text.length) {
    while (text.charCodeAt(pos) === 32) pos += 1
    if (pos >= text.length) break
    const keyEnd = logfmtKeyEnd(text, pos)
    // `level=>ERROR`
    const equals = text.charCodeAt(keyEnd + 1) === 62 ? keyEnd + 1 : keyEnd
    if (keyEnd < 0) {
      // A bare word: an unquoted message runs on, or the text is not logfmt after all.
      if (pairs === 0) return false
      if (textStart > 0) {
        // What follows a message without quotes is its own.
        if (textRole === 'message') line.message = text.slice(textStart)
        else weak = text.slice(textStart)
        messageStart = textStart
        break
      }
      if (messageStart < 0) messageStart = pos
      const space = text.indexOf(' ', pos)
      pos = space < 0 ? text.length : space
      continue
    }
    const key = text.slice(pos, keyEnd)
    let value: string
    if (text.charCodeAt(equals + 1) === 34) {
      const close = closingQuote(text, equals + 2)
      value = text.slice(equals + 2, close)
      if (value.includes('\\')) value = unescape(value)
      pos = close + 1
    } else {
      const space = text.indexOf(' ', equals + 1)
      const end = space < 0 ? text.length : space
      value = text.slice(equals + 1, end)
      pos = end
    }
    pairs += 1
    textStart = -1
    if (key === 'date' && DATE.test(value)) {
      // FortiGate and its like part date and time.
      const clock = CLOCK.exec(text.slice(pos, pos + 24))
      if (clock !== null) {
        value += `T${clock[1]}`
        pos += clock[0].length
      }
    }
    if (ZONE.test(key) && line.zoneAssumed && line.timestampMs !== null) {
      const zone = OFFSET.exec(value)
      if (zone !== null) {
        const minutes = (zone[1] === '-' ? -1 : 1) * (Number(zone[2]) * 60 + Number(zone[3]))
        line.timestampMs -= (minutes - (context.zoneMinutes ?? 0)) * 60_000
        line.zoneAssumed = false
        continue
      }
    }
    const role = roleOfField(key, 0)
    if (role === 'time' || role === 'level' || role === 'message') roles += 1
    const isFirst = role === 'message' ? line.message === '' : role === 'weakMessage' && weak === ''
    const isTime = role === 'weakMessage' && ZONED.test(value) && assignByValue(value, line, context)
    if (isTime) continue
    if (isFirst && text.charCodeAt(equals + 1) !== 34) {
      textStart = equals + 1
      textRole = role
      // 'msg=rate=1.5 base=9.50': where the text begins with a pair, those behind it are its own.
      if (role === 'message' && INNER_PAIR.test(value)) {
        line.message = text.slice(textStart)
        break
      }
    }
    if (role === 'weakMessage' && weak === '') weak = value
    else if ((role === 'weakService' && messageStart >= 0) || !assignRole(role, value, line, context)) {
      if (role === 'none' && !OUTCOMES.test(key) && assignByValue(value, line, context)) roles += 1
      else {
        if (
          text.charCodeAt(equals + 1) === 34 &&
          role === 'none' &&
          value.includes(' ') &&
          value.length > sentence.length
        )
          sentence = value
        line.addField(key, value)
      }
    }
  }
  if (roles === 0 && (pairs < 2 || messageStart >= 0)) return false
  if (line.message === '')
    line.message =
      weak !== ''
        ? weak
        : messageStart >= 0
          ? text.slice(messageStart)
          : sentence !== '' && roles > 0
            ? sentence
            : text.slice(at)
  return true
}

/** `evt=2024-05-03T03:04:49.868Z` is when it happened. */
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S{0,16}$/

const INNER_PAIR = /^[A-Za-z_]\w{0,30}=./

/** What became of something is no level: `result=error`. */
const OUTCOMES = /res(?:ult|ponse)?$|status|outcome|state|reason|code/i

/** `tz="+0100"` behind a date and a clock without zone. */
const ZONE = /^(?:tz|timezone)$/i
const OFFSET = /^([+-])(\d\d):?(\d\d)$/
const DATE = /^\d{4}-\d\d-\d\d$/
const CLOCK = /^ time="?(\d\d:\d\d:\d\d(?:\.\d+)?)"?(?= |$)/

function closingQuote(text: string, at: number): number {
  let pos = text.indexOf('"', at)
  while (pos > 0 && text.charCodeAt(pos - 1) === 92) {
    let slashes = 1
    while (text.charCodeAt(pos - 1 - slashes) === 92) slashes += 1
    if (slashes % 2 === 0) break
    pos = text.indexOf('"', pos + 1)
  }
  // A quote within the value is followed by more of it.
  while (pos > 0 && GOES_ON.test(text.slice(pos + 1, pos + 2))) pos = text.indexOf('"', pos + 1)
  return pos < 0 ? text.length : pos
}

const GOES_ON = /[\w"]/

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** What no escape stands before: 'C:\\ProgramData'. */
const LITERAL = /[A-Za-z0-9._ -]/

function unescape(value: string): string {
  return value.replaceAll(
    /\\(.)/gs,
    (whole, character: string) => ESCAPES[character] ?? (LITERAL.test(character) ? whole : character),
  )
}
