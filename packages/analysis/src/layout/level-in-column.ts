import type { Level } from '../model/log-event.ts'
import { levelOfMark } from '../parse/level-of-mark.ts'
import { levelOfCompound } from '../parse/level-of-plant.ts'
import {
  levelOfLetter,
  levelOfNumber,
  levelOfSyslogSeverity,
  levelOfWord,
  strongLevelOfWord,
} from '../parse/level-of-word.ts'

/** The words that codes of two to five letters shorten, in the order in which they are tried. */
const SPELLED: readonly (readonly [string, Level])[] = [
  ['WARNING', 'warn'],
  ['ERROR', 'error'],
  ['INFORMATION', 'info'],
  ['DEBUG', 'debug'],
  ['TRACE', 'trace'],
  ['FATAL', 'fatal'],
  ['CRITICAL', 'fatal'],
  ['NOTICE', 'info'],
  ['ALERT', 'fatal'],
  ['EMERGENCY', 'fatal'],
  ['VERBOSE', 'trace'],
  ['SEVERE', 'error'],
]
const CODE = /^[A-Za-z]{2,5}$/
const COUNTED = /^([A-Za-z]{1,8})[-_ ]?\d{1,2}$/

/** `WAR`, `Er`, `CRT`, `NTC`: the letters of a level's word, the first one among them, in their order. */
export function levelOfCode(code: string): Level | null {
  if (!CODE.test(code)) return null
  const letters = code.toUpperCase()
  return SPELLED.find(([word]) => isShortened(letters, word))?.[1] ?? null
}

/** A thermocouple's `TC` is no trace: of two letters the second is one of the word's first three, save in `WN`. */
const isTooShort = (letters: string, word: string): boolean =>
  letters.length === 2 && word.charCodeAt(0) !== 87 && word.indexOf(letters.charAt(1), 1) > 2

function isShortened(letters: string, word: string): boolean {
  if (isTooShort(letters, word)) return false
  if (letters.charCodeAt(0) !== word.charCodeAt(0)) return false
  let at = 0
  for (let index = 1; index < letters.length; index += 1) {
    at = word.indexOf(letters.charAt(index), at + 1)
    if (at < 0) return false
  }
  return true
}

/** `<134>` of syslog: three bits of it are the severity. */
export const levelOfPriority = (text: string): Level | null =>
  /^\d{1,3}$/.test(text) && Number(text) < 192 ? levelOfSyslogSeverity(Number(text) % 8) : null

/** `-I-`, `-W-` */
export const isDashedLetter = (word: string): boolean =>
  word.length === 3 && word.charCodeAt(0) === 45 && word.charCodeAt(2) === 45 && levelOfLetter(word.charAt(1)) !== null

/** `INF!`, `WARN..`, `ERROR***`: marks that stand behind a word, or fill its column up. */
export function markedStem(word: string): string | null {
  const last = word.charCodeAt(word.length - 1)
  if (!(last === 33 || last === 46 || last === 42 || last === 95 || last === 126 || last === 45)) return null
  const stem = MARKED.exec(word)?.[1]
  return stem !== undefined && markedLevelOf(stem) !== null ? stem : null
}

/** In capitals a weaker word is one, too. */
const markedLevelOf = (stem: string): Level | null =>
  stem === stem.toUpperCase() ? levelOfWord(stem) : strongLevelOfWord(stem)

const MARKED = /^(\p{L}{3,11})([!.*_~-])\2{0,11}$/u

/** What stands in a column of levels: also `D2`, `WARN-1`, and numbers. */
export function levelInColumn(word: string): Level | null {
  const stem = markedStem(word)
  if (stem !== null) return levelOfWord(stem)
  if (word.length <= 2 && /^\d{1,2}$/.test(word)) return levelOfNumber(Number(word))
  if (isDashedLetter(word)) return levelOfLetter(word.charAt(1))
  return (
    levelOfMark(word) ??
    levelOfMark(word.replace(' ', '_')) ??
    levelOfCounted(word) ??
    levelOfCode(word) ??
    levelOfMessageCode(word) ??
    (word === 'S' ? 'fatal' : (levelOfStem(word) ?? levelOfPhrase(word) ?? levelOfCompound(word)))
  )
}

/** What words of levels begin with, in the languages that share their roots. */
const STEMS: readonly (readonly [RegExp, Level])[] = [
  [/^(?:debu|debo|débo|dépan|depur|dbg|diagn)/, 'debug'],
  [/^(?:trac|traz|verbos|ausf)/, 'trace'],
  [/^(?:inform|notic|notif|hinw)/, 'info'],
  [/^(?:warn|avert|avvert|avis|aviz|advert|atten|upozor|varov|uyar|предуп)/, 'warn'],
  [/^(?:erro|erre|eror|fehl|feil|fejl|chyb|grešk|ошиб|помил)/, 'error'],
  [/^(?:crit|krit|fatal|katast|крит)/, 'fatal'],
]
/** In small letters the message may begin with it. */
const FAILED = /^FAIL(?:ED|URE)?$/
const WORD = /^\p{L}{4,16}$/u

function levelOfStem(word: string): Level | null {
  if (FAILED.test(word)) return 'error'
  if (!WORD.test(word)) return null
  const small = word.toLowerCase()
  return STEMS.find(([stem]) => stem.test(small))?.[1] ?? null
}

/** `Schwerer Fehler`, `System Error`, `USER_WARNING`: as bad as the worst of its words. */
export function levelOfPhrase(phrase: string): Level | null {
  if (!PHRASE.test(phrase)) return null
  const words = phrase.split(/[ _-]/)
  if (words.some((word) => DENIAL.test(word))) return null
  const told = new Set(words.map((word) => strongLevelOfWord(word.toUpperCase()) ?? levelOfStem(word)))
  return WORST_FIRST.find((level) => told.has(level)) ?? null
}

const PHRASE = /^\p{L}{2,16}(?:[ _-]\p{L}{2,16}){1,2}$/u
const DENIAL = /^(?:no|non|not|none|kein|keine|sans|sin|sem|ohne|without|zero)$/i
/** `Debug Info` is of a debugger. */
const WORST_FIRST: readonly Level[] = ['fatal', 'error', 'warn', 'debug', 'trace', 'info']

/** `INVRPT1073S`: codes of messages end with how bad they are. */
export function levelOfMessageCode(word: string): Level | null {
  const letter = MESSAGE_CODE.exec(word)?.[1]
  return letter === undefined ? null : (ENDINGS[letter] ?? null)
}

const MESSAGE_CODE = /^[A-Z](?:[A-Z][A-Z\d]{1,6}\d{3}|[A-Z\d-]{1,20}-\d{3,6}-)([DIWESFT])$/
const ENDINGS: Readonly<Record<string, Level>> = {
  D: 'debug',
  I: 'info',
  W: 'warn',
  E: 'error',
  S: 'fatal',
  F: 'fatal',
  T: 'trace',
}

/** `I001`, `E203`: a letter of a level, and the number of what is said. */
export function letterOfCode(word: string): string | null {
  return word.length > MAX_NUMBERED ? null : (NUMBERED.exec(word)?.[1] ?? null)
}

const MAX_NUMBERED = 6
const NUMBERED = /^([DIWEF])\d{3,5}$/

function levelOfCounted(word: string): Level | null {
  const name = COUNTED.exec(word)?.[1] ?? letterOfCode(word)
  return name === null ? null : levelOfMark(name)
}
