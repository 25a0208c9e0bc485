import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { isDigit, Stamp } from '../parse/scan-clock.ts'
import { FieldSplitter } from './field-splitter.ts'
import { isCloser, isOpener } from './head-marks.ts'
import { closingBracket, skipSpaces } from '../parse/scan-token.ts'
import { splitAtWords } from './split-at-words.ts'
import { keyLength } from './key-length.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { MAX_HEAD, type SplitLine } from './split-head.ts'

const DELIMITERS = ['\t', '|', ';', '~', '^', '—', '¦', '›', '»', '::', '***']
const stamp = new Stamp()

/** `mark` is what parts the fields of the source's lines, where a line alone does not show it. */
export function splitLine(text: string, mark: string | null = null): SplitLine {
  const delimiter = delimiterOf(text) ?? (mark !== null && text.includes(mark) ? mark : null)
  return delimiter === null ? splitAtWords(text) : new FieldSplitter(text, delimiter).split()
}

/** The mark that parts a line's fields: one of the first is a time or a level and nothing else. */
export function delimiterOf(text: string): string | null {
  const head = text.slice(0, MAX_HEAD)
  const quoted = splitsQuotes(head)
  if (quoted !== null) return quoted
  for (const mark of DELIMITERS) {
    const first = head.indexOf(mark)
    if (first < 0 || head.indexOf(mark, first + 1) < 0 || isWithinBracket(head, first, mark)) continue
    let from = 0
    for (let index = 0; index < 5; index += 1) {
      let start = skipSpaces(head, from)
      const key = mark === '\t' ? 0 : keyLength(head, start)
      if (key > 0) start = skipSpaces(head, start + key)
      const end = endOfTime(head, start)
      const next = head.indexOf(mark, Math.max(from, end))
      if (next < 0) break
      if (end > 0 ? skipSpaces(head, end) === next : isLevel(head.slice(start, next).trim())) return mark
      from = next + mark.length
    }
    if (endsInTime(text, mark)) return mark
  }
  return partsByCommas(head) ? ',' : null
}

/** `W ~ ledger ~ … ~ 1771135253461498249`: behind the last mark, and two before it, all that is left is a moment. */
function endsInTime(text: string, mark: string): boolean {
  const last = text.lastIndexOf(mark)
  if (last < 0 || text.split(mark, MIN_FIELDS).length < MIN_FIELDS) return false
  const end = scanTimeColumn(text, skipSpaces(text, last + mark.length), stamp)
  return end > 0 && stamp.kind !== 'time' && skipSpaces(text, end) === text.length
}

const MIN_FIELDS = 4

/** Behind a time, and behind the bracket or the quotes that it fills; or -1. */
function endOfTime(head: string, start: number): number {
  const isQuoted = head.charCodeAt(start) === 34
  const opened = isQuoted || isOpener(head.charCodeAt(start)) ? skipSpaces(head, start + 1) : start
  const end = scanTimeColumn(head, opened, stamp)
  if (end < 0 || opened === start) return end
  const close = skipSpaces(head, end)
  return (isQuoted ? head.charCodeAt(close) === 34 : isCloser(head.charCodeAt(close))) ? close + 1 : -1
}

const isLevel = (field: string): boolean => strongLevelOfWord(ENCLOSED.exec(field)?.[1] ?? field) !== null
const ENCLOSED = /^[[(<{] {0,4}([\p{L}\p{M}]{1,24}(?: [\p{L}\p{M}]{1,24})?) {0,8}[\])>}]$/u

/** `<2024-03-12T10:15:30Z|INFO|cart> …`: the mark parts what one bracket holds. */
function isWithinBracket(head: string, at: number, mark: string): boolean {
  const close = '[({<'.includes(head.charAt(0)) ? closingBracket(head, 0) : -1
  return close > at && !head.startsWith(mark, skipSpaces(head, close + 1))
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

export const hasDigit = (text: string): boolean => {
  for (let pos = 0; pos < text.length; pos += 1) if (isDigit(text.charCodeAt(pos))) return true
  return false
}

/** One bracket around all of it. */
export function closesLine(text: string): boolean {
  const close = '[({<'.includes(text.charAt(0)) ? closingBracket(text, 0, text.length) : -1
  return close === text.length - 1 && close > 0
}
