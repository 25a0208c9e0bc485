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
  if (digits === 0)
    return isPath(word, letters) || isAddress(word) || (nonHex === 0 && letters === word.length && letters >= 8)
  const bounded = isLetter(classOf(word.charCodeAt(0))) && isLetter(classOf(word.charCodeAt(word.length - 1)))
  return !bounded || !isNumberedName(digits, letters, punctuation, nonHex) || looksDrawn(word, 0, word.length)
}

const isPath = (word: string, letters: number): boolean => letters > 0 && /^(?:[/\\]|\.{1,2}\/|~\/)/.test(word)
const isAddress = (word: string): boolean => /^[^@]+@[^@][^@.]*\.[^@]+$/.test(word)

/** Words, delimiters and parameters, in order; an existing `<*>` stays what it is, so that shaping twice changes nothing. */
export function splitWords(message: string): ShapeToken[] {
  const tokens: ShapeToken[] = []
  const length = Math.min(message.length, MAX_MESSAGE_LENGTH)
  let start = -1
  let words = 0
  let spaced = false
  const closeWord = (end: number): void => {
    const word = message.slice(start, end)
    start = -1
    words++
    if (looksVariable(word)) tokens.push({ text: PARAMETER, spaced })
    else {
      const stop = /[.!?]$/.test(word) && word.length > 1 ? word.length - 1 : word.length
      tokens.push({ text: word.slice(0, stop), spaced })
      if (stop < word.length) tokens.push({ text: word.slice(stop), spaced: false })
    }
    spaced = false
  }
  for (let i = 0; i < length; i++) {
    const code = message.charCodeAt(i)
    let kind = classOf(code)
    if (code === 46 && (message.charCodeAt(i + 1) === 46 || (start < 0 && message.charCodeAt(i - 1) === 46))) {
      kind = CharClass.delimiter
    }
    if (kind > CharClass.delimiter) {
      if (start < 0) start = i
      continue
    }
    const isEscaped = start >= 0 && (code === 34 || code === 39) && message.charCodeAt(i - 1) === BACKSLASH
    if (isEscaped && start === i - 1) {
      start = -1
      words++
    } else if (start >= 0) closeWord(isEscaped ? i - 1 : i)
    if (words >= MAX_WORDS) {
      tokens.push({ text: PARAMETER, spaced: true })
      return tokens
    }
    if (kind === CharClass.space) spaced = tokens.length > 0
    else if (message.startsWith(PARAMETER, i)) {
      tokens.push({ text: PARAMETER, spaced })
      spaced = false
      i += PARAMETER.length - 1
    } else {
      tokens.push({ text: isEscaped ? message.slice(i - 1, i + 1) : message.charAt(i), spaced })
      spaced = false
    }
  }
  if (start >= 0) closeWord(length)
  if (length < message.length) tokens.push({ text: PARAMETER, spaced: true })
  return tokens
}
