import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { endOfWord, isUpper, skipSpaces } from '../parse/scan-token.ts'
import { isBlankAt, isCloser, isCorner, isOpener } from './head-marks.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const stamp = new Stamp()

/** `INFO/checkout`, `E/OrderBook`: where the level ends, or 0. */
export function levelBefore(word: string): number {
  const slash = word.indexOf('/')
  if (slash === 1) return LETTERED.test(word) && levelOfLetter(word.charAt(0)) !== null ? slash : 0
  return slash > 2 && slash < word.length - 1 && strongLevelOfWord(word.slice(0, slash)) !== null ? slash : 0
}

/** `E/OrderBook`, but not `I/O`. */
const LETTERED = /^[A-Z]\/[A-Za-z][\w.-]{2,60}$/

const PHRASE = /[\p{L}\p{M}]{1,16} [\p{L}\p{M}]{1,16}(?![\p{L}\p{M}\d])/uy

/** Where two words end that are one level's, or -1. */
export function phraseEnd(text: string, at: number, levelOf = strongLevelOfWord): number {
  PHRASE.lastIndex = at
  const [phrase = ''] = PHRASE.exec(text) ?? []
  return phrase !== '' && levelOf(phrase) !== null ? at + phrase.length : -1
}

/** `doorctl.debug`, `daemon.info`: where the name ends that a level follows, or 0. */
export function leveledName(word: string): number {
  const dot = word.lastIndexOf('.')
  return dot > 0 && LEVELED.test(word) && strongLevelOfWord(word.slice(dot + 1)) !== null ? dot : 0
}

/** `ns_server:warn`: where the name ends that a colon and a level follow, or 0. */
export function namedLevel(word: string): number {
  const colon = word.lastIndexOf(':')
  return colon > 0 && strongLevelOfWord(word.slice(colon + 1)) !== null ? colon : 0
}

const LEVELED = /^[A-Za-z][\w-]{0,40}\.[a-z]{3,8}$/

/** `collector billing 2026-05-07T10:15:30Z`: names, where a sentence would go on. */
export function leadsToTime(text: string, at: number): boolean {
  const next = skipSpaces(text, at)
  return isDigit(text.charCodeAt(next)) && scanTimeColumn(text, next, stamp) >= next + MIN_STAMP
}

/** `prod freight ERROR …`: a level in capitals comes next, and no sentence. */
export function leadsToLevel(text: string, at: number): boolean {
  const start = skipSpaces(text, at)
  if (!isUpper(text.charCodeAt(start)) || !isUpper(text.charCodeAt(start + 1))) return false
  const word = text.slice(start, endOfWord(text, start))
  return word === word.toUpperCase() && strongLevelOfWord(word) !== null
}

const MIN_STAMP = 19

export const isPadded = (text: string, at: number): boolean =>
  at > 1 && isBlankAt(text, at - 1) && (text.charCodeAt(at - 1) === 9 || isBlankAt(text, at - 2))

/** A plain word of a sentence. */
export const PROSE = /^[a-z]{2,}[,.!?]?$/

/** In capitals anywhere; in other cases behind a mark. */
export function standsAsLevel(word: string, before: string, isColoned: boolean): boolean {
  if (word === word.toUpperCase()) return true
  const mark = before.at(-1) ?? ''
  return mark !== ' ' && mark !== '' && (mark !== ':' || isColoned)
}

/** Quote, comma, bar, semicolon, tilde, a corner. */
const isParting = (code: number): boolean =>
  code === 34 || code === 44 || code === 124 || code === 59 || code === 126 || isCorner(code)

export function wordEnd(text: string, at: number, limit: number, isTight: boolean): number {
  let pos = at
  while (pos < limit) {
    const code = text.charCodeAt(pos)
    if (code === 32 || code === 9 || isOpener(code) || (isCloser(code) && !isWithinArrow(text, pos))) return pos
    if (isParting(code)) return pos
    if (code === 58 && (isTight || isBlankAt(text, pos + 1) || scanTimeColumn(text, pos + 1, stamp) > 0)) return pos
    pos += 1
  }
  return pos
}

/** `ADT_IN->LAB_OUT`: a name of two, from whom to whom. */
const isWithinArrow = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 62 &&
  text.charCodeAt(at - 1) === 45 &&
  isOfName(text.charCodeAt(at - 2)) &&
  isOfName(text.charCodeAt(at + 1))

const isOfName = (code: number): boolean => isLetter(code) || isDigit(code) || code === 95
