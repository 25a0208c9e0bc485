import { foreign, levelOfGrade, levelOfOwnWord, levelsOfCounted } from './levels-of-column.ts'
import { levelsOfLights } from './levels-of-lights.ts'
import { levelOfMark } from '../parse/level-of-mark.ts'
import { letterOfCode, levelInColumn, levelOfCode, levelOfMessageCode, levelOfPhrase } from './level-in-column.ts'

const MAX_LEVELS = 9
const MIN_LEVELS = 3
const MIN_USUAL = 12
const isMessageCode = (value: string): boolean => levelOfMessageCode(value) !== null

/** `LOG_INFO`, `LOG_WARNING`: without what all of them begin with. */
function withoutPrefix(values: readonly string[]): readonly string[] {
  const length = prefixOf(values[0] ?? '').length
  const prefix = (values[0] ?? '').slice(0, length)
  return length > 0 && values.every((value) => value.startsWith(prefix) && value.length > length)
    ? values.map((value) => value.slice(length))
    : values
}

const prefixOf = (value: string): string => PREFIX.exec(value)?.[0] ?? ''
/** A word for the column; a machine's name and an outcome's kind are none: `es-d1`, `AUDIT_FAILURE`. */
const PREFIX = /^(?:log|lvl|lev|level|loglevel|sev|severity|prio|priority|ll)[_.:-](?=\p{L})/iu

/** Several words of levels, or signs, in at least half of a column, whatever else stands among them. */
export function areLevels(words: readonly string[]): boolean {
  const values = withoutPrefix(words)
  const distinct = new Set(values)
  if (areMessageCodes([...distinct]) || areNumbered(values)) return true
  if (distinct.size > MAX_LEVELS) return false
  if (areDoubled([...distinct]) || levelsOfCounted(values) !== null || levelsOfLights(values) !== null) return true
  return areForeign([...distinct]) || arePhrases([...distinct]) || holdLevels(values, distinct)
}

/** By the words that name levels anywhere, or in a column of them. */
function holdLevels(values: readonly string[], distinct: ReadonlySet<string>): boolean {
  const sure = [...distinct].filter((value) => levelOfMark(value) !== null)
  const isOwn = (value: string): boolean =>
    levelOfOwnWord(value) !== null || (sure.length > 0 && levelOfGrade(value) !== null)
  const known = new Set([...sure, ...[...distinct].filter(isOwn)])
  // A dash is a sign, too, or stands for none.
  const told = distinct.has('-') ? distinct.size - 1 : distinct.size
  if (sure.length === 0 && told >= MIN_LEVELS && known.size === told) return true
  if (sure.length > 0 && known.size > 1 && values.filter((value) => known.has(value)).length >= values.length / 2)
    return true
  return areCodes([...distinct])
}

const areMessageCodes = (distinct: readonly string[]): boolean =>
  distinct.every(isMessageCode) && new Set(distinct.map(levelOfMessageCode)).size >= MIN_LEVELS

/** `fout`, `waarschuwing`, `informatie`: in small letters each may be any word, but not all of them together. */
function areForeign(distinct: readonly string[]): boolean {
  if (!distinct.some((word) => foreign(word) !== undefined && levelOfMark(word) === null)) return false
  const levels = distinct.map((word) => foreign(word) ?? levelInColumn(word))
  const told = levels.filter((level) => level !== null)
  return told.length >= MOST * distinct.length && new Set(told).size >= MIN_LEVELS
}

/** `Minor Warning`, `General Info`, and nothing else. */
export const arePhrases = (distinct: readonly string[]): boolean =>
  distinct.length >= MIN_LEVELS &&
  distinct.length <= MAX_LEVELS &&
  distinct.every((words) => words.includes(' ') && levelOfPhrase(words) !== null) &&
  new Set(distinct.map(levelOfPhrase)).size >= MIN_LEVELS &&
  // A name goes with several levels.
  new Set(distinct.map((words) => words.slice(0, words.indexOf(' ')))).size === distinct.length

const MOST = 0.75

/** `I001`, `W014`, `E203`: letters of several levels alone, of which everyday ones come most. */
function areNumbered(values: readonly string[]): boolean {
  if (!values.every((value) => letterOfCode(value) !== null)) return false
  const letters = values.map(letterOfCode)
  const calm = letters.filter((letter) => letter === 'I' || letter === 'D').length
  return new Set(letters).size > 1 && calm >= values.length / 2
}

/** `II`, `WW`, `EE`: of so many no other column has nothing else. */
const areDoubled = (distinct: readonly string[]): boolean =>
  distinct.length >= MIN_LEVELS && distinct.every((value) => DOUBLED.test(value))
const DOUBLED = /^(?:II|WW|EE|DD|DB|NI|NN|FF|\+\+|--|==|\*\*|!!|\?\?)$/

/** `Wa`, `Er`, `In` and nothing else: of so many levels no other column has the letters. */
function areCodes(distinct: readonly string[]): boolean {
  return distinct.every((word) => levelOfCode(word) !== null) && new Set(distinct.map(levelOfCode)).size >= MIN_LEVELS
}

/** The letter of a column in which nothing else stands as long as all goes well. */
export const areUsual = (values: readonly string[]): boolean =>
  values.length >= MIN_USUAL && values.every((value) => value === 'I')
