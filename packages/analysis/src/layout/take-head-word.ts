import { isDashedLetter, markedStem } from './level-in-column.ts'
import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'
import { isDigit, Stamp } from '../parse/scan-clock.ts'
import { isSigil } from './head-marks.ts'
import { typeOf, type HeadScan } from './head-scan.ts'
import {
  isPadded,
  leadsToLevel,
  leadsToTime,
  levelBefore,
  leveledName,
  namedLevel,
  phraseEnd,
  PROSE,
  standsAsLevel,
  wordEnd,
} from './head-word.ts'
import { titleEnd } from './name-shapes.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { takeEnclosed } from './take-head-bracket.ts'

export function takeWords(scan: HeadScan, before: string): boolean {
  return takeSpeaker(scan) || takePhrase(scan, before) || takeTitle(scan, before)
}

/** `door keeper (24.10.2026 11:30:55, info): …`: words at the head, before the bracket of the time. */
function takeSpeaker(scan: HeadScan): boolean {
  const { text, pos, values } = scan
  if (pos > 0 || values.length > 0) return false
  const name = WORDS_BEFORE.exec(text.slice(0, MAX_SPEAKER))?.[0] ?? ''
  if (name === '' || scanTimeColumn(text, name.length + 2, stamp) < name.length + MIN_TIME) return false
  scan.push({ before: '', kind: 'text', type: 'v', start: 0, end: name.length }, name.length)
  scan.blank = true
  return true
}

const stamp = new Stamp()
const MAX_SPEAKER = 60
const MIN_TIME = 10
const WORDS_BEFORE = /^\p{L}[\p{L}\d_-]{1,24}(?: [\p{L}\d_-]{2,24}){1,2}(?= [([])/u

/** `Thông tin`: a level of two words. */
function takePhrase(scan: HeadScan, before: string): boolean {
  if (scan.leveled || (scan.values.length > 0 && before === ' ' && !scan.isBehindTime())) return false
  const end = phraseEnd(scan.text, scan.pos)
  if (end < 0) return false
  scan.leveled = true
  scan.push({ before, kind: 'text', type: 'L', start: scan.pos, end }, end)
  scan.prose = 0
  return true
}

/** `- Warehouse Bridge -`: words with capitals between two marks, or before the blanks that fill a column up. */
function takeTitle(scan: HeadScan, before: string): boolean {
  if (before === ' ' || before === '') return false
  const end = titleEnd(scan.text, scan.pos)
  if (end < 0) return false
  scan.push({ before, kind: 'text', type: 'v', start: scan.pos, end }, end)
  scan.prose = 0
  return true
}

export function takeWord(scan: HeadScan, before: string): boolean {
  const end = wordEnd(scan.text, scan.pos, scan.limit, scan.tight)
  if (end === scan.pos) return false
  const closed = markedEnd(scan, end)
  if (closed > 0) {
    takeEnclosed(scan, scan.pos, closed, closed)
    return true
  }
  const word = scan.text.slice(scan.pos, end)
  if (startsSentence(scan, word, before, end)) {
    dropLast(scan)
    return false
  }
  if (takeLeveled(scan, word, before, end) || takeMarked(scan, word, before)) return true
  const isLevel = !scan.leveled && isLevelHere(scan, word, before, end)
  scan.leveled ||= isLevel
  scan.push({ before, kind: scan.tight ? 'part' : 'word', type: typeOf(word, isLevel), start: scan.pos, end }, end)
  return true
}

/** `*E*`, `#warn#`, `**INFO**`: where the marks close that the word stands behind, or 0. */
function markedEnd(scan: HeadScan, end: number): number {
  const mark = scan.literal.at(-1)
  if (mark === undefined || !TWIN.includes(mark)) return 0
  const length = scan.literal.length - scan.literal.search(SAME_AT_END)
  const close = end - length
  return close > scan.pos && scan.text.startsWith(scan.literal.slice(-length), close) ? close : 0
}

/** The last mark, and those like it before it. */
const SAME_AT_END = /(.)\1{0,7}$/
/** Marks that stand on both sides of a word. */
const TWIN = '*#=%'

function startsSentence(scan: HeadScan, word: string, before: string, end: number): boolean {
  if (!PROSE.test(word) || (before !== ' ' && before !== '')) {
    scan.prose = 0
    return false
  }
  // Behind several blanks another column starts.
  scan.prose = isPadded(scan.text, scan.pos) ? 1 : scan.prose + 1
  // `proddb werkzeug: …`, `notice sshd[12]: …`
  if (scan.prose === 2 && (isNameEnd(scan.text, end) || isQuoteBehind(scan.text, end))) return false
  return scan.prose > 1 && !leadsToTime(scan.text, end) && (scan.leveled || !leadsToLevel(scan.text, end))
}

/** `cart info "…"`, `cart info "…" ms=4` */
const isQuoteBehind = (text: string, end: number): boolean =>
  text.startsWith(' "', end) && (text.endsWith('"') || PAIR.test(text.slice(text.indexOf('" ', end + 2))))
const PAIR = /^" [A-Za-z_][\w.-]{0,30}=/

/** A colon, or a process in brackets. */
const isNameEnd = (text: string, end: number): boolean =>
  text.charCodeAt(end) === 58 || (text.charCodeAt(end) === 91 && isDigit(text.charCodeAt(end + 1)))

/** The sentence began with the word before. */
function dropLast(scan: HeadScan): void {
  scan.literal = scan.values.pop()?.before ?? ''
  scan.blank = false
}

/** `INFO/checkout` and `doorctl.debug`: two values in one word. */
function takeLeveled(scan: HeadScan, word: string, before: string, end: number): boolean {
  if (scan.leveled || scan.prose > 0) return false
  const isFirst = scan.values.length === 0 ? before.trim() === '' : scan.isBehindTime()
  const slash = isFirst ? levelBefore(word) : 0
  const dot = slash === 0 && mayBeLeveled(scan, end) ? leveledName(word) : 0
  const colon = scan.close > end && scan.values.length === 0 ? namedLevel(word) : 0
  if (slash + dot + colon === 0) return false
  const start = scan.pos
  const cut = start + slash + dot + colon
  const mark = scan.text.charAt(cut)
  scan.leveled = true
  const kind = colon > 0 ? 'part' : 'word'
  scan.push({ before, kind, type: slash > 0 ? 'L' : 'v', start, end: cut }, cut)
  scan.push({ before: mark, kind: 'word', type: slash > 0 ? 'v' : 'L', start: cut + 1, end }, end)
  return true
}

function mayBeLeveled(scan: HeadScan, end: number): boolean {
  if (scan.values.length === 0) return leadsToTime(scan.text, end)
  return scan.isBehindTime() && end < scan.text.length
}

/** `%DEBUG`, `.WARN.`, `_info_`: a level with a mark of the house around it. */
function takeMarked(scan: HeadScan, word: string, before: string): boolean {
  if (scan.leveled || !(scan.isBehindTime() || scan.values.length === 0)) return false
  const marked = markedLevel(word)
  if (marked === null) return false
  const { mark, level, closer } = marked
  const start = scan.pos + mark.length
  const cut = start + level.length
  scan.leveled = true
  scan.push({ before: `${before.trim()}${mark}`, kind: 'word', type: 'L', start, end: cut }, cut + closer.length)
  scan.literal = closer
  return true
}

const MARKED = /^([%.!$&^_+=-]{1,3})([A-Z]{3,9})([%.!$&^_+=-]{0,3})$|^([%!$&^_+=-]{1,3})([a-z]{3,9})([%!$&^_+=-]{1,3})$/

/** The level in a word, and the marks around it. */
function markedLevel(word: string): { mark: string; level: string; closer: string } | null {
  const parts = MARKED.exec(word)
    ?.slice(1)
    .filter((part) => part !== undefined)
  const [mark = '', level = '', closer = ''] = parts ?? []
  return strongLevelOfWord(level) !== null && (closer === '' || closer === mark) ? { mark, level, closer } : null
}

/** `INF!`, `WARN..` */
function isMarkedLevel(scan: HeadScan, word: string): boolean {
  const stem = markedStem(word)
  return stem !== null && (scan.isBehindTime() || stem === stem.toUpperCase())
}

function isLevelHere(scan: HeadScan, word: string, before: string, end: number): boolean {
  if (word.length === 1 && isSigil(before.charCodeAt(before.length - 1)))
    return scan.isBehindTime() && levelOfLetter(word) !== null
  if (isDashedLetter(word) || (end < scan.text.length && isMarkedLevel(scan, word))) return true
  // `E!`, right behind the time.
  if (word.length === 2 && word.charCodeAt(1) === 33)
    return scan.isBehindTime() && levelOfLetter(word.charAt(0)) !== null
  if (strongLevelOfWord(word) === null || (end === scan.text.length && scan.values.length > 1)) return false
  return (
    scan.isBehindTime() ||
    standsAsLevel(word, before, scan.text.charCodeAt(end) === 58) ||
    isQuoteBehind(scan.text, end)
  )
}
