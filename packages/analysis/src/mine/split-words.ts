import {
  CharClass,
  classOf,
  isNumberedName,
  looksDrawn,
  MAX_MESSAGE_LENGTH,
  MAX_WORD_LENGTH,
  MAX_WORDS,
} from './char-class.ts'
import { PARAMETER, type ShapeToken } from './shape-token.ts'

const BACKSLASH = 92
const DOT = 46

const isLetter = (kind: number): boolean => kind === CharClass.hexLetter || kind === CharClass.letter

/** A word is a parameter by its looks: numbers, ids, hashes, addresses with digits, blobs, paths. */
function looksVariable(word: string): boolean {
  if (word.length > MAX_WORD_LENGTH) return true
  let digits = 0
  let letters = 0
  let punctuation = 0
  let nonHex = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    const kind = classOf(code)
    if (kind === CharClass.digit) digits++
    else if (kind === CharClass.other) {
      if (code !== 95 && code !== 36) punctuation++
    } else {
      letters++
      if (kind === CharClass.letter) nonHex++
    }
  }
  if (digits === 0) return isPath(word, letters) || isAddress(word) || (nonHex === 0 && isLettersOnly(word, letters))
  const bounded = isLetter(classOf(word.charCodeAt(0))) && isLetter(classOf(word.charCodeAt(word.length - 1)))
  return !bounded || !isNumberedName(digits, letters, punctuation, nonHex) || looksDrawn(word, 0, word.length)
}

const isPath = (word: string, letters: number): boolean => letters > 0 && /^(?:[/\\]|\.{1,2}\/|~\/)/.test(word)
const isLettersOnly = (word: string, letters: number): boolean => letters === word.length && letters >= 8
const isAddress = (word: string): boolean => /^[^@]+@[^@][^@.]*\.[^@]+$/.test(word)

/** Of dots in a row each is a delimiter, save one that ends a word. */
const kindAt = (message: string, at: number, isBetween: boolean): number => {
  const code = message.charCodeAt(at)
  if (code !== DOT) return classOf(code)
  const isOneOfDots = message.charCodeAt(at + 1) === DOT || (isBetween && message.charCodeAt(at - 1) === DOT)
  return isOneOfDots ? CharClass.delimiter : classOf(code)
}

function isEscapedQuote(message: string, at: number): boolean {
  const code = message.charCodeAt(at)
  return (code === 34 || code === 39) && message.charCodeAt(at - 1) === BACKSLASH
}

/** Words, delimiters and parameters, in order; an existing `<*>` stays what it is, so that shaping twice changes nothing. */
export function splitWords(message: string): ShapeToken[] {
  const tokens: ShapeToken[] = []
  const length = Math.min(message.length, MAX_MESSAGE_LENGTH)
  let start = -1
  let words = 0
  let spaced = false
  for (let i = 0; i < length; i++) {
    const kind = kindAt(message, i, start < 0)
    if (kind > CharClass.delimiter) {
      if (start < 0) start = i
      continue
    }
    const isEscaped = start >= 0 && isEscapedQuote(message, i)
    if (start >= 0) {
      // The backslash belongs to the quote.
      const end = isEscaped ? i - 1 : i
      if (end > start) {
        pushWord(tokens, message.slice(start, end), spaced)
        spaced = false
      }
      start = -1
      words++
    }
    if (words >= MAX_WORDS) {
      tokens.push({ text: PARAMETER, spaced: true })
      return tokens
    }
    if (kind === CharClass.space) {
      spaced = tokens.length > 0
      continue
    }
    const text = delimiterAt(message, i, isEscaped)
    tokens.push({ text, spaced })
    spaced = false
    if (text === PARAMETER) i += PARAMETER.length - 1
  }
  if (start >= 0) pushWord(tokens, message.slice(start, length), spaced)
  if (length < message.length) tokens.push({ text: PARAMETER, spaced: true })
  return tokens
}

/** A parameter, or a word and the mark that ends its sentence. */
function pushWord(tokens: ShapeToken[], word: string, spaced: boolean): void {
  if (looksVariable(word)) {
    tokens.push({ text: PARAMETER, spaced })
    return
  }
  const stop = /[.!?]$/.test(word) && word.length > 1 ? word.length - 1 : word.length
  tokens.push({ text: word.slice(0, stop), spaced })
  if (stop < word.length) tokens.push({ text: word.slice(stop), spaced: false })
}

function delimiterAt(message: string, at: number, isEscaped: boolean): string {
  if (message.startsWith(PARAMETER, at)) return PARAMETER
  return isEscaped ? message.slice(at - 1, at + 1) : message.charAt(at)
}
