import { roleOfField } from '../parse/assign-role.ts'
import type { Role } from '../parse/assign-role.ts'
import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { closingBracket } from '../parse/scan-token.ts'
import { isPodName } from './pod-name.ts'
import { scanTimeColumn } from './scan-time-column.ts'

/** A time, a level, a pod's name, or any other value. */
export type ValueType = 'T' | 'L' | 'P' | 'v'

export interface SplitValue {
  /** The literal before it, without blanks, or a blank alone. */
  before: string
  readonly kind: 'time' | 'word' | 'text'
  readonly type: ValueType
  readonly start: number
  readonly end: number
}

/** A line's head, taken apart as far as it looks like columns. */
export interface SplitLine {
  readonly text: string
  readonly delimiter: string | null
  readonly values: readonly SplitValue[]
  /** The literal behind the last value. */
  readonly rest: string
}

const MAX_VALUES = 20
const MAX_HEAD = 420
const MAX_TEXT = 120
const DELIMITERS = ['\t', '|', ';', '~', '^', '—', '¦', '›', '»', '::', '***']
const stamp = new Stamp()

/** Keys that name a column: whatever stands behind them in a header, its role is known. */
const KEYED = new Set<Role>([
  'time',
  'level',
  'service',
  'host',
  'pod',
  'container',
  'namespace',
  'logger',
  'thread',
  'processId',
  'traceId',
  'spanId',
  'requestId',
])

export function splitLine(text: string): SplitLine {
  const delimiter = delimiterOf(text)
  return delimiter === null ? splitWords(text) : splitFields(text, delimiter)
}

/** The mark that parts a line's fields: one of the first is a time or a level and nothing else. */
function delimiterOf(text: string): string | null {
  const head = text.slice(0, MAX_HEAD)
  const quoted = splitsQuotes(head)
  if (quoted !== null) return quoted
  for (const mark of DELIMITERS) {
    const first = head.indexOf(mark)
    if (first < 0 || head.indexOf(mark, first + 1) < 0) continue
    let from = 0
    for (let index = 0; index < 5; index += 1) {
      let start = skip(head, from)
      const key = mark === '\t' ? 0 : keyLength(head, start)
      if (key > 0) start = skip(head, start + key)
      const end = scanTimeColumn(head, start, stamp)
      const next = head.indexOf(mark, Math.max(from, end))
      if (next < 0) break
      if (end > 0 ? skip(head, end) === next : strongLevelOfWord(head.slice(start, next).trim()) !== null) return mark
      from = next + mark.length
    }
  }
  return partsByCommas(head) ? ',' : null
}

/** A clock and a level between commas, among the first fields. */
function partsByCommas(head: string): boolean {
  const fields = head.split(',', MAX_COMMAS + 1).slice(0, -1)
  let from = 0
  let isTimed = false
  for (const [index, field] of fields.entries()) {
    const end = isTimed || index > 2 ? -1 : scanTimeColumn(head, from, stamp)
    if (end > 0) {
      if (head.charCodeAt(end) !== 44) return false
      isTimed = true
    } else if (isTimed && strongLevelOfWord(field.trim()) !== null) return true
    from += field.length + 1
  }
  return false
}

const MAX_COMMAS = 6

/** The mark between the quotes of `"a","b","c"`, `"a";"b";"c"` and `["a","b","c"]`. */
function splitsQuotes(head: string): string | null {
  if (head.charCodeAt(0) !== 34 && !head.startsWith('["')) return null
  return QUOTED_MARKS.find((mark) => head.split(`"${mark}"`, 4).length === 4) ?? null
}

const QUOTED_MARKS = [',', ';', '|', '\t']

function skip(text: string, at: number): number {
  let pos = at
  while (text.charCodeAt(pos) === 32) pos += 1
  return pos
}

const KEY = /([A-Za-z_@][\w.@-]{0,30})(=|: ?)(?=\S)/y

/** Length of `key=` or `Key: ` when the key names a column's role, else 0. */
export function keyLength(text: string, at: number): number {
  if (!isLetter(text.charCodeAt(at))) return 0
  KEY.lastIndex = at
  const match = KEY.exec(text)
  if (match === null) return 0
  const [whole, key = '', mark = ''] = match
  if (mark !== '=' && (key.length < 3 || strongLevelOfWord(key) !== null || text.charCodeAt(at + whole.length) === 47))
    return 0
  return KEYED.has(roleOfField(key, 0)) ? whole.length : 0
}

/** Dash, colon, equals sign; `›»→•·—–`: they part fields where blanks stand around them. */
const isLone = (code: number): boolean => code === 45 || code === 58 || code === 61 || LONE.has(code)
const LONE = new Set([0x203a, 0xbb, 0x2192, 0x2022, 0xb7, 0x2014, 0x2013])

const isOpener = (code: number): boolean => code === 91 || code === 40 || code === 60 || code === 123
const isCloser = (code: number): boolean => code === 93 || code === 41 || code === 62 || code === 125
/** Quote, `#`, `*`, comma, bar, semicolon, tilde. */
const isMark = (code: number): boolean =>
  code === 34 || code === 35 || code === 42 || code === 44 || code === 124 || code === 59 || code === 126

/** `key=` of a known role, or the line's first before a clock. 'allocate server: error: …' is a sentence. */
function headKey(text: string, at: number, isFirst: boolean, prose: number): number {
  const known = keyLength(text, at)
  if (known > 0) return prose === 0 || text.charCodeAt(at + known - 1) === 61 ? known : 0
  ANY_KEY.lastIndex = at
  const key = isFirst ? (ANY_KEY.exec(text)?.[0].length ?? 0) : 0
  return key > 0 && scanTimeColumn(text, at + key, stamp) > 0 ? key : 0
}

const ANY_KEY = /[A-Za-z_@][\w.@-]{0,30}=(?=\d)/y

function splitWords(text: string): SplitLine {
  const values: SplitValue[] = []
  const limit = Math.min(text.length, MAX_HEAD)
  let pos = 0
  let literal = ''
  let leveled = false
  let prose = 0
  let blank = false
  while (pos < limit && values.length < MAX_VALUES) {
    const code = text.charCodeAt(pos)
    if (code === 32 || code === 9) {
      blank = true
      pos += 1
      continue
    }
    const lone = isLone(code) && (isBlankAt(text, pos + 1) || text.startsWith('--', pos) || text.startsWith(':: ', pos))
    if ((code === 45 || code === 61) && text.charCodeAt(pos + 1) === 62 && isBlankAt(text, pos + 2)) {
      literal += text.slice(pos, pos + 2)
      pos += 2
      continue
    }
    const glued = code === 58 && !blank && values.length > 0 && scanTimeColumn(text, pos + 1, stamp) > 0
    if (isMark(code) || isCloser(code) || lone || glued || (code === 58 && literal !== '')) {
      literal += text[pos] ?? ''
      pos += 1
      continue
    }
    const opened = isOpener(code)
    if (opened) {
      const inner = skip(text, pos + 1)
      if (isOpener(text.charCodeAt(inner)) || scanTimeColumn(text, inner, stamp) > 0 || keyLength(text, inner) > 0) {
        literal += text[pos] ?? ''
        pos += 1
        continue
      }
      const close = closingBracket(text, pos, MAX_TEXT)
      if (close < 0) break
      literal += text[pos] ?? ''
      let stop = close
      while (stop > inner && text.charCodeAt(stop - 1) === 32) stop -= 1
      pos = close
      if (stop <= inner) continue
      const content = text.slice(inner, stop)
      // A level in the last column is none of the header.
      const isLast = values.length > 1 && close + 1 === text.length
      const level: boolean =
        !leveled && !isLast && (strongLevelOfWord(content) !== null || isLetterLevel(content, values))
      leveled ||= level
      values.push({
        before: literal,
        kind: INNER.test(content) ? 'text' : 'word',
        type: level ? 'L' : isPodName(content) ? 'P' : 'v',
        start: inner,
        end: stop,
      })
      literal = ''
      blank = false
      prose = 0
      continue
    }
    const before = literal === '' ? (values.length === 0 ? '' : blank ? ' ' : '') : literal
    const time = scanTimeColumn(text, pos, stamp)
    if (time > 0) {
      values.push({ before, kind: 'time', type: 'T', start: pos, end: time })
      pos = time
      literal = ''
      blank = false
      prose = 0
      continue
    }
    // 'allocate server: error: …' is a sentence.
    const key = headKey(text, pos, values.length === 0, prose)
    if (key > 0) {
      literal += text.slice(pos, pos + key).trimEnd()
      pos += key
      continue
    }
    const end = wordEnd(text, pos, limit)
    if (end === pos) break
    const word = text.slice(pos, end)
    if (PROSE.test(word) && (before === ' ' || before === '')) {
      // Behind several blanks another column starts.
      prose = isPadded(text, pos) ? 1 : prose + 1
      if (prose > 1 && !leadsToTime(text, end)) {
        const first = values.pop()
        return { text, delimiter: null, values, rest: first?.before ?? '' }
      }
    } else prose = 0
    const isFirst = before.trim() === '' && (values.length === 0 || values.at(-1)?.type === 'T')
    const mayPart = !leveled && prose === 0
    const slash = mayPart && isFirst ? levelBefore(word) : 0
    const dot = mayPart && slash === 0 && values.at(-1)?.type === 'T' && end < text.length ? leveledName(word) : 0
    if (slash + dot > 0) {
      const cut = pos + slash + dot
      leveled = true
      values.push({ before, kind: 'word', type: slash > 0 ? 'L' : 'v', start: pos, end: cut })
      values.push({ before: text.charAt(cut), kind: 'word', type: slash > 0 ? 'v' : 'L', start: cut + 1, end })
      literal = ''
      blank = false
      pos = end
      continue
    }
    const level: boolean =
      !leveled &&
      strongLevelOfWord(word) !== null &&
      !(end === text.length && values.length > 1) &&
      standsAsLevel(word, before, values, text.charCodeAt(end) === 58)
    leveled ||= level
    values.push({ before, kind: 'word', type: level ? 'L' : isPodName(word) ? 'P' : 'v', start: pos, end })
    literal = ''
    blank = false
    pos = end
  }
  return { text, delimiter: null, values, rest: literal === '' && blank ? ' ' : literal }
}

/** What ends with the bracket alone. */
const INNER = /[ [({<]/

/** `INFO/checkout`: where the level ends, or 0. */
function levelBefore(word: string): number {
  const slash = word.indexOf('/')
  return slash > 2 && slash < word.length - 1 && strongLevelOfWord(word.slice(0, slash)) !== null ? slash : 0
}

/** `doorctl.debug`, `daemon.info`: where the name ends that a level follows, or 0. */
function leveledName(word: string): number {
  const dot = word.lastIndexOf('.')
  return dot > 0 && LEVELED.test(word) && strongLevelOfWord(word.slice(dot + 1)) !== null ? dot : 0
}

const LEVELED = /^[A-Za-z][\w-]{0,40}\.[a-z]{3,8}$/

/** `[E]`, first of all or right behind a time. */
const isLetterLevel = (word: string, values: readonly SplitValue[]): boolean =>
  word.length === 1 && levelOfLetter(word) !== null && (values.length === 0 || values.at(-1)?.type === 'T')

/** `collector billing 2026-05-07T10:15:30Z`: names, where a sentence would go on. */
function leadsToTime(text: string, at: number): boolean {
  const next = skip(text, at)
  return isDigit(text.charCodeAt(next)) && scanTimeColumn(text, next, stamp) >= next + MIN_STAMP
}

const MIN_STAMP = 19

const isPadded = (text: string, at: number): boolean =>
  at > 1 && isBlankAt(text, at - 1) && (text.charCodeAt(at - 1) === 9 || isBlankAt(text, at - 2))

/** A plain word of a sentence. */
const PROSE = /^[a-z]{2,}[,.!?]?$/

/** In capitals anywhere; in other cases behind a time or a mark. */
function standsAsLevel(word: string, before: string, values: readonly SplitValue[], isColoned: boolean): boolean {
  if (word === word.toUpperCase()) return true
  const mark = before.at(-1) ?? ''
  return (mark !== ' ' && mark !== '' && (mark !== ':' || isColoned)) || values.at(-1)?.type === 'T'
}

const isBlankAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code === 32 || code === 9 || Number.isNaN(code)
}

function wordEnd(text: string, at: number, limit: number): number {
  let pos = at
  while (pos < limit) {
    const code = text.charCodeAt(pos)
    if (code === 32 || code === 9 || isOpener(code) || isCloser(code)) return pos
    if (code === 34 || code === 44 || code === 124 || code === 59 || code === 126) return pos
    if (code === 58 && (isBlankAt(text, pos + 1) || scanTimeColumn(text, pos + 1, stamp) > 0)) return pos
    pos += 1
  }
  return pos
}

/** Fields between one mark: what stands in them is taken whole. */
function splitFields(text: string, mark: string): SplitLine {
  const values: SplitValue[] = []
  let pos = 0
  let literal = ''
  let leveled = false
  while (pos < text.length && values.length < MAX_VALUES && pos < MAX_HEAD) {
    pos = skip(text, pos)
    const code = text.charCodeAt(pos)
    if (text.startsWith(mark, pos) && literal === mark && mark !== ',' && values.length > 0) {
      // Nothing stands in this field.
      values.push({ before: literal, kind: 'word', type: 'v', start: pos, end: pos })
      literal = ''
      continue
    }
    if (text.startsWith(mark, pos)) {
      literal += mark
      pos += mark.length
      continue
    }
    if (code === 34 && literal.endsWith(`${mark}"`) && text.startsWith(mark, pos + 1)) {
      // Nor between these quotes.
      values.push({ before: literal, kind: 'word', type: 'v', start: pos, end: pos })
      literal = ''
    }
    if (code === 34 || isOpener(code) || isCloser(code)) {
      literal += text[pos] ?? ''
      pos += 1
      continue
    }
    const key = keyLength(text, pos)
    if (key > 0) {
      literal += text.slice(pos, pos + key).trimEnd()
      pos += key
      continue
    }
    const time = scanTimeColumn(text, pos, stamp)
    const quoted = literal.endsWith('"')
    let end = time > 0 ? time : text.indexOf(quoted ? '"' : mark, pos)
    if (end < 0) break
    const next = end
    if (time < 0) {
      if (isOpener(literal.charCodeAt(literal.length - 1)) && isCloser(text.charCodeAt(end - 1))) end -= 1
      while (end > pos && text.charCodeAt(end - 1) === 32) end -= 1
    }
    if (end <= pos) break
    const word = text.slice(pos, end)
    const level: boolean = time < 0 && !leveled && strongLevelOfWord(word) !== null
    leveled ||= level
    values.push({
      before: literal,
      kind: time > 0 ? 'time' : word.includes(' ') ? 'text' : 'word',
      type: time > 0 ? 'T' : level ? 'L' : isPodName(word) ? 'P' : 'v',
      start: pos,
      end,
    })
    literal = ''
    pos = time > 0 || end < next ? end : next
  }
  return { text, delimiter: mark, values, rest: literal }
}

export const hasDigit = (text: string): boolean => {
  for (let pos = 0; pos < text.length; pos += 1) if (isDigit(text.charCodeAt(pos))) return true
  return false
}
