import {
  charClasses,
  CharClass,
  classOf,
  isNumberedName,
  looksDrawn,
  MAX_MESSAGE_LENGTH,
  MAX_WORD_LENGTH,
  MAX_WORDS,
} from './char-class.ts'

/** Two independent 32-bit lanes: together an accidental collision needs billions of shapes. */
export interface ShapeHash {
  low: number
  high: number
}

const PARAMETER_CODE = 0x110000
const LONG_WORD_CODE = 0x110001
const DOT = 46
const BACKSLASH = 92
/** Added to a word's code where a backslash ends it: the quote behind is one within a quoted text. */
const ESCAPING = 0x400

/**
 * What a character adds to the counts of its word, a byte each: digits, letters, letters beyond f, punctuation. Negative
 * for what stands between words, so that one look at a table tells both.
 */
const DIGIT = 1
const LETTER = 1 << 8
const NON_HEX = 1 << 16
const PUNCTUATION = 1 << 24
const BEYOND_ASCII = LETTER + NON_HEX
const SPACE = -1
const DELIMITER = -2
const COUNTS = Int32Array.from(charClasses, (kind, code) => {
  if (kind === CharClass.space) return SPACE
  if (kind === CharClass.delimiter) return DELIMITER
  if (kind === CharClass.digit) return DIGIT
  if (kind === CharClass.hexLetter) return LETTER
  if (kind === CharClass.letter) return LETTER + NON_HEX
  return kind === CharClass.other && code !== 95 && code !== 36 ? PUNCTUATION : 0
})

const addsOf = (code: number): number => (code < 128 ? (COUNTS[code] as number) : BEYOND_ASCII)

const isBesideDot = (message: string, at: number): boolean =>
  message.charCodeAt(at + 1) === DOT || message.charCodeAt(at - 1) === DOT

/**
 * Hashes a message with its parameters masked, in one pass and without building anything: the key under which the miner
 * remembers where a line of this look went. Finer than a shape, never coarser: what differs in shape differs here.
 */
export function hashShape(message: string, into: ShapeHash): void {
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  let words = 0
  let afterSpace = true
  const length = Math.min(message.length, MAX_MESSAGE_LENGTH)
  let i = 0
  while (i < length) {
    let code = message.charCodeAt(i)
    let adds = addsOf(code)
    // Of dots in a row each is a delimiter.
    if (code === DOT && isBesideDot(message, i)) adds = DELIMITER
    if (adds >= 0) {
      const start = i
      const lowBefore = low
      const highBefore = high
      let counts = 0
      do {
        counts = (counts + adds) | 0
        low = Math.imul(low ^ code, 0x01000193)
        high = (Math.imul(high, 31) + code) | 0
        if (++i >= length) break
        code = message.charCodeAt(i)
        adds = addsOf(code)
        if (code === DOT && message.charCodeAt(i + 1) === DOT) break
      } while (adds >= 0)
      if ((counts & 0xff) > 0 || i - start > MAX_WORD_LENGTH) {
        const mask = maskOf(message, start, i, counts)
        if (mask > 0) {
          low = Math.imul(lowBefore ^ mask, 0x01000193)
          high = (Math.imul(highBefore, 31) + mask) | 0
        }
      }
      afterSpace = false
      if (++words >= MAX_WORDS) break
      continue
    }
    i++
    if (adds === SPACE) {
      if (afterSpace) continue
      afterSpace = true
      code = 32
    } else afterSpace = false
    low = Math.imul(low ^ code, 0x01000193)
    high = (Math.imul(high, 31) + code) | 0
  }
  into.low = low
  into.high = high
}

/** Of a word and what is counted in it, without the backslash of an escaped quote behind it. */
function maskOf(message: string, start: number, end: number, counts: number): number {
  const next = end < MAX_MESSAGE_LENGTH ? message.charCodeAt(end) : 0
  const isEscaped = (next === 34 || next === 39) && message.charCodeAt(end - 1) === BACKSLASH
  if (!isEscaped) return maskOfWord(message, start, end, counts)
  const mask = maskOfWord(message, start, end - 1, counts - PUNCTUATION)
  return mask === 0 ? 0 : mask + ESCAPING
}

/** 0 for a word that stands for itself; else a code that tells how it starts, as the shape depends on that too. */
function maskOfWord(message: string, start: number, end: number, counts: number): number {
  let mask = 0
  if (end - start > MAX_WORD_LENGTH) mask = LONG_WORD_CODE
  else if ((counts & 0xff) > 0) {
    const bounded = isLetter(message.charCodeAt(start)) && isLetter(message.charCodeAt(end - 1))
    const isName =
      bounded && isNumberedName(counts & 0xff, (counts >>> 8) & 0xff, counts >>> 24, (counts >>> 16) & 0xff)
    if (!isName || looksDrawn(message, start, end)) mask = PARAMETER_CODE
  }
  if (mask === 0) return 0
  const first = message.charCodeAt(start)
  return classOf(first) === CharClass.other ? mask + (first << 2) : mask
}

function isLetter(code: number): boolean {
  const kind = classOf(code)
  return kind === CharClass.hexLetter || kind === CharClass.letter
}
