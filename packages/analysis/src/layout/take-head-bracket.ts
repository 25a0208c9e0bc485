import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { closingBracket, skipSpaces } from '../parse/scan-token.ts'
import { keyBetween } from './head-key.ts'
import { isMark, isOpener } from './head-marks.ts'
import { typeOf, type HeadScan } from './head-scan.ts'
import { levelBefore } from './head-word.ts'
import { keyLength } from './key-length.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const MAX_TEXT = 120
const MIN_NAME = 2
const MAX_PARTS = 3
const MIN_STAMP = 12
const stamp = new Stamp()

export function takeBracket(scan: HeadScan): boolean {
  const text = scan.text
  const inner = skipSpaces(text, scan.pos + 1)
  if (isOpener(text.charCodeAt(inner)) || scanTimeColumn(text, inner, stamp) > 0 || keyLength(text, inner) > 0)
    return scan.pass(1)
  const close = closingBracket(text, scan.pos, MAX_TEXT)
  if (close < 0) return false
  const key = keyBetween(text, inner, close)
  if (key > 0) return scan.pass(inner + key - scan.pos)
  if (holdsTime(text, inner, close)) {
    scan.close = close
    return scan.pass(1)
  }
  scan.literal += text.charAt(scan.pos)
  const end = trimmedEnd(text, inner, close)
  scan.pos = close
  if (end > inner) takeEnclosed(scan, inner, end, close)
  return true
}

/** `[ns_server:warn,2026-09-13T17:48:59.959Z,…]`: behind a comma, a bar or a blank stands a time. */
function holdsTime(text: string, from: number, close: number): boolean {
  let parts = 0
  for (let pos = from; pos < close && parts < MAX_PARTS; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code !== 44 && code !== 124 && code !== 32) continue
    parts += 1
    const end = scanTimeColumn(text, pos + 1, stamp)
    if (end > pos + MIN_STAMP && end <= close) return true
  }
  return false
}

/** What else the bracket holds, level and time being told. */
export function takeInner(scan: HeadScan): boolean {
  const text = scan.text
  let start = scan.pos
  while (start < scan.close && isMark(text.charCodeAt(start))) start += 1
  scan.literal += text.slice(scan.pos, start).trim()
  scan.pos = scan.close
  if (start < scan.close)
    scan.push({ before: scan.before(), kind: 'text', type: 'v', start, end: scan.close, isInner: true }, scan.close)
  scan.close = 0
  return true
}

/** What stands between a bracket, or a mark and its twin. */
export function takeEnclosed(scan: HeadScan, start: number, end: number, close: number): void {
  const content = scan.text.slice(start, end)
  if (takeLeveledInner(scan, content, start, end, close)) return
  // A level in the last column is none of the header.
  const isLast = scan.values.length > 1 && close + 1 === scan.text.length
  const isLevel = !scan.leveled && !isLast && (strongLevelOfWord(content) !== null || isLetterLevel(scan, content))
  scan.leveled ||= isLevel
  const kind = INNER.test(content) ? 'text' : 'word'
  scan.push({ before: scan.literal, kind, type: typeOf(content, isLevel), start, end }, close)
  scan.prose = 0
}

/** What ends with the bracket alone. */
const INNER = /[ [({<]/

/** `[ERROR/door-ctl]` */
function takeLeveledInner(scan: HeadScan, content: string, start: number, end: number, close: number): boolean {
  if (scan.leveled) return false
  const slash = content.includes(' ') ? 0 : levelBefore(content)
  if (slash === 0) return takeNamedLevel(scan, content, start, end, close)
  const cut = start + slash
  scan.leveled = true
  scan.push({ before: scan.literal, kind: 'word', type: 'L', start, end: cut }, cut)
  scan.push({ before: '/', kind: 'word', type: 'v', start: cut + 1, end }, close)
  return true
}

/** `[checkout/ERROR]` behind the time, and `[checkout:error]` before all else. */
function takeNamedLevel(scan: HeadScan, content: string, start: number, end: number, close: number): boolean {
  const isFirst = scan.values.length === 0 && scan.literal === '['
  const slash = isFirst ? content.lastIndexOf(':') : content.lastIndexOf('/')
  if (slash < MIN_NAME || !(isFirst || scan.isBehindTime()) || strongLevelOfWord(content.slice(slash + 1)) === null)
    return false
  const cut = start + slash
  const nameEnd = trimmedEnd(scan.text, start, cut)
  const kind = INNER.test(scan.text.slice(start, nameEnd)) ? 'text' : 'part'
  scan.leveled = true
  scan.push({ before: scan.literal, kind, type: 'v', start, end: nameEnd }, cut)
  scan.push({ before: scan.text.charAt(cut), kind: 'word', type: 'L', start: cut + 1, end }, close)
  return true
}

/** `[E]`, first of all or right behind a time, and `*E*` anywhere. */
function isLetterLevel(scan: HeadScan, word: string): boolean {
  if (word.length !== 1 || levelOfLetter(word) === null) return false
  return scan.values.length === 0 || scan.isBehindTime() || TWIN.test(scan.literal)
}

/** No bracket, and no sign that parts fields. */
const TWIN = /[*=%]$/

function trimmedEnd(text: string, from: number, end: number): number {
  let stop = end
  while (stop > from && text.charCodeAt(stop - 1) === 32) stop -= 1
  return stop
}
