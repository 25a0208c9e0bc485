import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { closingBracket, endOfWord, isUpper, skipSpaces } from '../parse/scan-token.ts'
import { headKey, keyBetween } from './head-key.ts'
import { arrowLength, isBlankAt, isCloser, isLone, isMark, isOpener, isSigil } from './head-marks.ts'
import {
  isPadded,
  leadsToLevel,
  leadsToTime,
  levelBefore,
  phraseEnd,
  leveledName,
  namedLevel,
  PROSE,
  standsAsLevel,
  wordEnd,
} from './head-word.ts'
import { keyLength } from './key-length.ts'
import { titleEnd } from './name-shapes.ts'
import { isPodName } from './pod-name.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { MAX_HEAD, MAX_VALUES, type SplitLine, type SplitValue } from './split-head.ts'

const MAX_TEXT = 120
const stamp = new Stamp()

/** Takes a line's head apart where no mark parts its fields: word by word, up to where a sentence begins. */
export class HeadSplitter {
  readonly #text: string
  readonly #limit: number
  readonly #values: SplitValue[] = []
  #pos = 0
  /** The marks since the last value. */
  #literal = ''
  /** Blanks stand behind the last value. */
  #blank = false
  #leveled = false
  /** Plain words in a row. */
  #prose = 0
  /** Colons alone part what stands behind the time: `10:15:30:WARN:pool:main: …`. */
  #tight = false
  /** Where the bracket closes that holds the time; 0 outside of it. */
  #close = 0

  constructor(text: string) {
    this.#text = text
    this.#limit = Math.min(text.length, MAX_HEAD)
  }

  split(): SplitLine {
    let goesOn = true
    while (goesOn && this.#pos < this.#limit && this.#values.length < MAX_VALUES) goesOn = this.#step()
    const rest = this.#literal === '' && this.#blank ? ' ' : this.#literal
    return { text: this.#text, delimiter: null, values: this.#values, rest }
  }

  /** Takes what stands at the place; false where the head ends. */
  #step(): boolean {
    const code = this.#text.charCodeAt(this.#pos)
    if (this.#close > 0 && this.#leveled && this.#pos < this.#close && this.#isBehindTime()) return this.#takeInner()
    if (code === 32 || code === 9) {
      this.#blank = true
      this.#tight = false
      this.#pos += 1
      return true
    }
    if (this.#quotesNothing(code)) return false
    const arrow = arrowLength(this.#text, this.#pos)
    if (arrow > 0) return this.#pass(arrow)
    if (this.#isLiteral(code)) return this.#pass(1)
    if (isOpener(code)) return this.#takeBracket()
    const before = this.#before()
    return (
      this.#takeTime(before) ||
      this.#takeInitial(before) ||
      this.#takeKey() ||
      this.#takeWords(before) ||
      this.#takeWord(before)
    )
  }

  #pass(length: number): boolean {
    this.#literal += this.#text.slice(this.#pos, this.#pos + length)
    this.#pos += length
    return true
  }

  #quotesNothing(code: number): boolean {
    NOTHING.lastIndex = this.#pos
    return code === 34 && NOTHING.test(this.#text)
  }

  #isLiteral(code: number): boolean {
    return isMark(code) || isCloser(code) || this.#isLoneMark(code) || this.#isPartingColon(code) || this.#isSigil(code)
  }

  /** `@20250102T030405Z !E $cart …`: one sign before each value, up to where a sentence begins. */
  #isSigil(code: number): boolean {
    const [text, pos] = [this.#text, this.#pos]
    if (!isSigil(code) || !(pos === 0 || isBlankAt(text, pos - 1))) return false
    if (this.#values.length === 0)
      return scanTimeColumn(text, pos, stamp) < 0 && scanTimeColumn(text, pos + 1, stamp) > pos + MIN_STAMP
    if (this.#isBehindTime()) return isLevelWord(text.slice(pos + 1, endOfWord(text, pos + 1)))
    return this.#leveled && this.#prose === 0 && NAME_START.test(text.charAt(pos + 1))
  }

  #isLoneMark(code: number): boolean {
    const [text, pos] = [this.#text, this.#pos]
    return (
      isLone(code) &&
      (isBlankAt(text, pos + 1) ||
        text.startsWith('--', pos) ||
        text.startsWith(':: ', pos) ||
        text.startsWith('== ', pos))
    )
  }

  /** Behind other marks, or between a value and a clock. */
  #isPartingColon(code: number): boolean {
    if (code !== 58) return false
    if (this.#literal !== '') return true
    if (this.#blank || this.#values.length === 0) return false
    if (this.#tight || scanTimeColumn(this.#text, this.#pos + 1, stamp) > 0) return true
    this.#tight = this.#isBehindTime() && isLetter(this.#text.charCodeAt(this.#pos + 1))
    return this.#tight
  }

  /** What else the bracket holds, level and time being told. */
  #takeInner(): boolean {
    const text = this.#text
    let start = this.#pos
    while (start < this.#close && isMark(text.charCodeAt(start))) start += 1
    this.#literal += text.slice(this.#pos, start).trim()
    this.#pos = this.#close
    if (start < this.#close)
      this.#push(
        { before: this.#before(), kind: 'text', type: 'v', start, end: this.#close, isInner: true },
        this.#close,
      )
    this.#close = 0
    return true
  }

  #before(): string {
    if (this.#literal !== '') return this.#literal
    return this.#values.length > 0 && this.#blank ? ' ' : ''
  }

  #push(value: SplitValue, next: number): void {
    this.#values.push(value)
    this.#literal = ''
    this.#blank = false
    this.#pos = next
  }

  #takeBracket(): boolean {
    const text = this.#text
    const inner = skipSpaces(text, this.#pos + 1)
    if (isOpener(text.charCodeAt(inner)) || scanTimeColumn(text, inner, stamp) > 0 || keyLength(text, inner) > 0)
      return this.#pass(1)
    const close = closingBracket(text, this.#pos, MAX_TEXT)
    if (close < 0) return false
    const key = keyBetween(text, inner, close)
    if (key > 0) return this.#pass(inner + key - this.#pos)
    if (holdsTime(text, inner, close)) {
      this.#close = close
      return this.#pass(1)
    }
    this.#literal += text.charAt(this.#pos)
    const end = trimmedEnd(text, inner, close)
    this.#pos = close
    if (end > inner) this.#takeEnclosed(inner, end, close)
    return true
  }

  #takeEnclosed(start: number, end: number, close: number): void {
    const content = this.#text.slice(start, end)
    if (this.#takeLeveledInner(content, start, end, close)) return
    // A level in the last column is none of the header.
    const isLast = this.#values.length > 1 && close + 1 === this.#text.length
    const isLevel = !this.#leveled && !isLast && (strongLevelOfWord(content) !== null || this.#isLetterLevel(content))
    this.#leveled ||= isLevel
    const kind = INNER.test(content) ? 'text' : 'word'
    this.#push({ before: this.#literal, kind, type: typeOf(content, isLevel), start, end }, close)
    this.#prose = 0
  }

  /** `[ERROR/door-ctl]` */
  #takeLeveledInner(content: string, start: number, end: number, close: number): boolean {
    if (this.#leveled) return false
    const slash = content.includes(' ') ? 0 : levelBefore(content)
    if (slash === 0) return this.#takeNamedLevel(content, start, end, close)
    const cut = start + slash
    this.#leveled = true
    this.#push({ before: this.#literal, kind: 'word', type: 'L', start, end: cut }, cut)
    this.#push({ before: '/', kind: 'word', type: 'v', start: cut + 1, end }, close)
    return true
  }

  /** `[checkout/ERROR]` behind the time. */
  #takeNamedLevel(content: string, start: number, end: number, close: number): boolean {
    const slash = content.lastIndexOf('/')
    if (slash < MIN_NAME || !this.#isBehindTime() || strongLevelOfWord(content.slice(slash + 1)) === null) return false
    const cut = start + slash
    const nameEnd = trimmedEnd(this.#text, start, cut)
    const kind = INNER.test(this.#text.slice(start, nameEnd)) ? 'text' : 'part'
    this.#leveled = true
    this.#push({ before: this.#literal, kind, type: 'v', start, end: nameEnd }, cut)
    this.#push({ before: '/', kind: 'word', type: 'L', start: cut + 1, end }, close)
    return true
  }

  /** `[E]`, first of all or right behind a time. */
  #isLetterLevel(word: string): boolean {
    return word.length === 1 && levelOfLetter(word) !== null && (this.#values.length === 0 || this.#isBehindTime())
  }

  #isBehindTime(): boolean {
    return this.#values.at(-1)?.type === 'T'
  }

  #takeTime(before: string): boolean {
    const end = scanTimeColumn(this.#text, this.#pos, stamp)
    if (end <= 0) return false
    this.#push({ before, kind: 'time', type: 'T', start: this.#pos, end }, end)
    this.#prose = 0
    return true
  }

  /** `W20240823-190404.439`: a letter of a level, and the time without a blank between them. */
  #takeInitial(before: string): boolean {
    const [text, start] = [this.#text, this.#pos]
    if (this.#values.length > 0 || !isUpper(text.charCodeAt(start)) || levelOfLetter(text.charAt(start)) === null)
      return false
    if (scanTimeColumn(text, start + 1, stamp) < start + MIN_STAMP) return false
    this.#leveled = true
    this.#push({ before, kind: 'letter', type: 'L', start, end: start + 1 }, start + 1)
    return true
  }

  #takeKey(): boolean {
    const length = headKey(this.#text, this.#pos, this.#values.length === 0, this.#prose)
    if (length <= 0) return false
    this.#literal += this.#text.slice(this.#pos, this.#pos + length).trimEnd()
    this.#pos += length
    return true
  }

  #takeWords(before: string): boolean {
    return this.#takePhrase(before) || this.#takeTitle(before)
  }

  /** `Thông tin`: a level of two words. */
  #takePhrase(before: string): boolean {
    if (this.#leveled || (this.#values.length > 0 && before === ' ' && !this.#isBehindTime())) return false
    const end = phraseEnd(this.#text, this.#pos)
    if (end < 0) return false
    this.#leveled = true
    this.#push({ before, kind: 'text', type: 'L', start: this.#pos, end }, end)
    this.#prose = 0
    return true
  }

  /** `- Warehouse Bridge -`: words with capitals between two marks, or before the blanks that fill a column up. */
  #takeTitle(before: string): boolean {
    if (before === ' ' || before === '') return false
    const end = titleEnd(this.#text, this.#pos)
    if (end < 0) return false
    this.#push({ before, kind: 'text', type: 'v', start: this.#pos, end }, end)
    this.#prose = 0
    return true
  }

  #takeWord(before: string): boolean {
    const end = wordEnd(this.#text, this.#pos, this.#limit, this.#tight)
    if (end === this.#pos) return false
    const closed = this.#markedEnd(end)
    if (closed > 0) {
      this.#takeEnclosed(this.#pos, closed, closed)
      return true
    }
    const word = this.#text.slice(this.#pos, end)
    if (this.#startsSentence(word, before, end)) {
      this.#dropLast()
      return false
    }
    if (this.#takeLeveled(word, before, end) || this.#takeMarked(word, before)) return true
    const isLevel = !this.#leveled && this.#isLevel(word, before, end)
    this.#leveled ||= isLevel
    this.#push({ before, kind: this.#tight ? 'part' : 'word', type: typeOf(word, isLevel), start: this.#pos, end }, end)
    return true
  }

  /** `*E*`, `#warn#`: where the mark closes that the word stands behind, or 0. */
  #markedEnd(end: number): number {
    const mark = this.#literal.at(-1)
    const close = end - 1
    const isClosed = mark !== undefined && TWIN.includes(mark) && this.#text.charAt(close) === mark
    return isClosed && close > this.#pos ? close : 0
  }

  #startsSentence(word: string, before: string, end: number): boolean {
    if (!PROSE.test(word) || (before !== ' ' && before !== '')) {
      this.#prose = 0
      return false
    }
    // Behind several blanks another column starts.
    this.#prose = isPadded(this.#text, this.#pos) ? 1 : this.#prose + 1
    // `proddb werkzeug: …`, `notice sshd[12]: …`
    if (this.#prose === 2 && isNameEnd(this.#text, end)) return false
    return this.#prose > 1 && !leadsToTime(this.#text, end) && (this.#leveled || !leadsToLevel(this.#text, end))
  }

  /** The sentence began with the word before. */
  #dropLast(): void {
    this.#literal = this.#values.pop()?.before ?? ''
    this.#blank = false
  }

  /** `INFO/checkout` and `doorctl.debug`: two values in one word. */
  #takeLeveled(word: string, before: string, end: number): boolean {
    if (this.#leveled || this.#prose > 0) return false
    const isFirst = this.#values.length === 0 ? before.trim() === '' : this.#isBehindTime()
    const slash = isFirst ? levelBefore(word) : 0
    const dot = slash === 0 && this.#mayBeLeveled(end) ? leveledName(word) : 0
    const colon = this.#close > end && this.#values.length === 0 ? namedLevel(word) : 0
    if (slash + dot + colon === 0) return false
    const start = this.#pos
    const cut = start + slash + dot + colon
    const mark = this.#text.charAt(cut)
    this.#leveled = true
    const kind = colon > 0 ? 'part' : 'word'
    this.#push({ before, kind, type: slash > 0 ? 'L' : 'v', start, end: cut }, cut)
    this.#push({ before: mark, kind: 'word', type: slash > 0 ? 'v' : 'L', start: cut + 1, end }, end)
    return true
  }

  /** `%DEBUG`, `.WARN.`, `_info_`: a level with a mark of the house around it. */
  #takeMarked(word: string, before: string): boolean {
    if (this.#leveled || !(this.#isBehindTime() || this.#values.length === 0)) return false
    const marked = markedLevel(word)
    if (marked === null) return false
    const { mark, level, closer } = marked
    const start = this.#pos + mark.length
    const cut = start + level.length
    this.#leveled = true
    this.#push({ before: `${before.trim()}${mark}`, kind: 'word', type: 'L', start, end: cut }, cut + closer.length)
    this.#literal = closer
    return true
  }

  #mayBeLeveled(end: number): boolean {
    if (this.#values.length === 0) return leadsToTime(this.#text, end)
    return this.#isBehindTime() && end < this.#text.length
  }

  #isLevel(word: string, before: string, end: number): boolean {
    if (word.length === 1 && isSigil(before.charCodeAt(before.length - 1)))
      return this.#isBehindTime() && levelOfLetter(word) !== null
    // `E!`, right behind the time.
    if (word.length === 2 && word.charCodeAt(1) === 33)
      return this.#isBehindTime() && levelOfLetter(word.charAt(0)) !== null
    if (strongLevelOfWord(word) === null || (end === this.#text.length && this.#values.length > 1)) return false
    return this.#isBehindTime() || standsAsLevel(word, before, this.#text.charCodeAt(end) === 58)
  }
}

const NAME_START = /[\p{L}\d]/u

/** A word or a letter alone. */
const isLevelWord = (word: string): boolean =>
  (word.length === 1 ? levelOfLetter(word) : strongLevelOfWord(word)) !== null

/** `"- - -"`: of a request that was none, which is no header's. */
const NOTHING = /"-(?: -)*"/y
const MARKED = /^([%.!$&^_+=-]{1,3})([A-Z]{3,9})([%.!$&^_+=-]{0,3})$|^([%!$&^_+=-]{1,3})([a-z]{3,9})([%!$&^_+=-]{1,3})$/

/** The level in a word, and the marks around it. */
function markedLevel(word: string): { mark: string; level: string; closer: string } | null {
  const parts = MARKED.exec(word)
    ?.slice(1)
    .filter((part) => part !== undefined)
  const [mark = '', level = '', closer = ''] = parts ?? []
  return strongLevelOfWord(level) !== null && (closer === '' || closer === mark) ? { mark, level, closer } : null
}

/** A colon, or a process in brackets. */
const isNameEnd = (text: string, end: number): boolean =>
  text.charCodeAt(end) === 58 || (text.charCodeAt(end) === 91 && isDigit(text.charCodeAt(end + 1)))

const typeOf = (word: string, isLevel: boolean): SplitValue['type'] => {
  if (isLevel) return 'L'
  return isPodName(word) ? 'P' : 'v'
}

function trimmedEnd(text: string, from: number, end: number): number {
  let stop = end
  while (stop > from && text.charCodeAt(stop - 1) === 32) stop -= 1
  return stop
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

/** Marks that stand on both sides of a word. */
const TWIN = '*#=%'

const MIN_NAME = 2
const MAX_PARTS = 3
const MIN_STAMP = 12

/** What ends with the bracket alone. */
const INNER = /[ [({<]/
