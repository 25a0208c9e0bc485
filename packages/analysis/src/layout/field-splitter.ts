import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { closingBracket, skipSpaces } from '../parse/scan-token.ts'
import { isCloser, isOpener } from './head-marks.ts'
import { keyLength } from './key-length.ts'
import { isPodName } from './pod-name.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { MAX_HEAD, MAX_VALUES, type SplitLine, type SplitValue } from './split-head.ts'

const stamp = new Stamp()
/** Erlang's times begin with it. */
const BRACE = 123
const SIGNS: ReadonlySet<number> = new Set(Array.from('#@$*!', (sign) => sign.charCodeAt(0)))

/** Takes the fields between one mark: what stands in them is taken whole. */
export class FieldSplitter {
  readonly #text: string
  readonly #mark: string
  readonly #values: SplitValue[] = []
  #pos = 0
  #literal = ''
  #leveled = false

  constructor(text: string, mark: string) {
    this.#text = text
    this.#mark = mark
  }

  split(): SplitLine {
    const limit = Math.min(this.#text.length, MAX_HEAD)
    let goesOn = true
    while (goesOn && this.#pos < limit && this.#values.length < MAX_VALUES) goesOn = this.#step()
    return { text: this.#text, delimiter: this.#mark, values: this.#values, rest: this.#literal }
  }

  /** Takes what stands at the place; false where the fields end. */
  #step(): boolean {
    const text = this.#text
    this.#pos = skipSpaces(text, this.#pos)
    if (text.startsWith(this.#mark, this.#pos)) return this.#takeMark()
    const code = text.charCodeAt(this.#pos)
    if (code === 34 && this.#isEmptyInQuotes()) this.#pushEmpty()
    if (code === BRACE && this.#takeTime()) return true
    if (this.#isBeforeFirstTime(code)) return this.#pass(text.charAt(this.#pos), 1)
    if (code === 34 || isCloser(code) || (isOpener(code) && this.#isEnclosed()))
      return this.#pass(text.charAt(this.#pos), 1)
    const key = keyLength(text, this.#pos)
    if (key > 0) return this.#pass(text.slice(this.#pos, this.#pos + key).trimEnd(), key)
    return this.#takeTime() || this.#takeField()
  }

  /** `#20260507-101500.120;…`: a sign that opens all lines. */
  #isBeforeFirstTime(code: number): boolean {
    return this.#pos === 0 && SIGNS.has(code) && scanTimeColumn(this.#text, 1, stamp) > 0
  }

  /** The bracket is the field's, and not one that a text begins with. */
  #isEnclosed(): boolean {
    const close = closingBracket(this.#text, this.#pos)
    if (close < 0) return true
    const next = skipSpaces(this.#text, close + 1)
    const code = this.#text.charCodeAt(next)
    return !(isLetter(code) || isDigit(code)) || scanTimeColumn(this.#text, this.#pos + 1, stamp) > 0
  }

  #takeMark(): boolean {
    const isEmpty = this.#literal === this.#mark && this.#mark !== ',' && this.#values.length > 0
    if (!isEmpty) return this.#pass(this.#mark, this.#mark.length)
    this.#pushEmpty()
    return true
  }

  #isEmptyInQuotes(): boolean {
    return this.#literal.endsWith(`${this.#mark}"`) && this.#text.startsWith(this.#mark, this.#pos + 1)
  }

  /** Nothing stands in this field. */
  #pushEmpty(): void {
    this.#values.push({ before: this.#literal, kind: 'word', type: 'v', start: this.#pos, end: this.#pos })
    this.#literal = ''
  }

  #pass(literal: string, length: number): boolean {
    this.#literal += literal
    this.#pos += length
    return true
  }

  #takeTime(): boolean {
    const end = scanTimeColumn(this.#text, this.#pos, stamp)
    if (end <= 0) return false
    this.#values.push({ before: this.#literal, kind: 'time', type: 'T', start: this.#pos, end })
    this.#literal = ''
    this.#pos = end
    return true
  }

  #takeField(): boolean {
    const [text, start] = [this.#text, this.#pos]
    const next = text.indexOf(this.#literal.endsWith('"') ? '"' : this.#mark, start)
    const end = next < 0 ? -1 : this.#valueEnd(next)
    if (end <= start) return false
    const word = text.slice(start, end)
    const isLevel = !this.#leveled && strongLevelOfWord(word) !== null
    this.#leveled ||= isLevel
    const isNested = isOpener(this.#literal.charCodeAt(this.#literal.length - 1)) && INNER.test(word)
    const kind = word.includes(' ') || isNested ? 'text' : 'word'
    this.#values.push({ before: this.#literal, kind, type: typeOf(word, isLevel), start, end })
    this.#literal = ''
    this.#pos = end
    return true
  }

  /** Before the bracket that closes the field, and the blanks that fill it up. */
  #valueEnd(next: number): number {
    const [text, start] = [this.#text, this.#pos]
    const isOpened = isOpener(this.#literal.charCodeAt(this.#literal.length - 1))
    const end = trimmedEnd(text, start, next)
    return isOpened && isCloser(text.charCodeAt(end - 1)) ? trimmedEnd(text, start, end - 1) : end
  }
}

/** A bracket of its own, as in `[cart[12]]`. */
const INNER = /[[({<]/

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to
  while (end > from && text.charCodeAt(end - 1) === 32) end -= 1
  return end
}

const typeOf = (word: string, isLevel: boolean): SplitValue['type'] => {
  if (isLevel) return 'L'
  return isPodName(word) ? 'P' : 'v'
}
