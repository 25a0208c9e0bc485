import type { Level } from '../model/log-event.ts'
import { levelOfMark } from '../parse/level-of-mark.ts'
import { areLevels } from './are-levels.ts'
import { levelInColumn } from './level-in-column.ts'
import { levelsByWords, severitiesByWords } from './levels-by-words.ts'
import { areNumericLevels, levelOfOwnWord, levelsOfColumn, levelsOfCounted } from './levels-of-column.ts'
import { levelOfLetter, markedLevelOfWord, strongLevelOfWord } from '../parse/level-of-word.ts'

/** A name and a level in one value, and which of them comes first. */
export interface Joint {
  readonly mark: string
  readonly isLevelFirst: boolean
  /** Of a bracket that the mark opens. */
  readonly close?: string
  /** What happened stands behind the level. */
  readonly isMiddle?: true
  /** The house's own words among the levels, and what they mean. */
  readonly own?: Readonly<Record<string, Level | null>>
}

const NEARLY_ALL = 0.97
const MIN_VALUES = 8
const BEHIND = /^[^\s,]{1,60}(, ?| [-/|] | |[:./|#~@-])(?:[\p{L}\p{M}]{2,20}|[DIWEFTdiwef])$/u
const ENCLOSED = /^[^\s,([<{]{1,60}([([<{])[^\s([<{\])}>]{1,20} {0,4}([\])}>])$/u
const BEFORE = /^(?:[\p{L}\p{M}]{2,20}|[DIWEFTdiwef])(, ?| [-/|] | |[:./|#~@-])[^\s,]{1,60}$/u

/** `notifier:INFO`, `geo_index-DEBUG`, `ERROR, cart`: what nearly all values of a column consist of. */
export function jointOf(values: readonly string[], texts: readonly string[] = []): Joint | null {
  if (values.length < MIN_VALUES) return null
  const middle = middleOf(values)
  if (middle !== null) return middle
  for (const joint of jointsOf(values[0] ?? '')) {
    const words = values.map((value) => splitJoint(value, joint)?.level ?? '')
    const own = areSmall(words) ? smallLevels(words) : null
    if (own !== null) return { ...joint, own }
    const told = words.map(levelOfJoint).filter((level) => level !== null)
    if (told.length >= NEARLY_ALL * values.length && new Set(told).size >= MIN_LEVELS) return joint
    const known = ownWords(words)
    if (known !== null) return { ...joint, own: known }
    if (areFew(values, joint) && areLevels(words) && words.every((word) => levelInColumn(word) !== null))
      return { ...joint, own: Object.fromEntries([...new Set(words)].map((word) => [word, levelInColumn(word)])) }
  }
  return scaledJoint(values, texts)
}

/** What may part a word of a level from the name beside it. */
function jointsOf(value: string): Joint[] {
  const [, open, close] = ENCLOSED.exec(value) ?? []
  if (open !== undefined && close !== undefined) return [{ mark: open, close, isLevelFirst: false }]
  return [false, true].flatMap((isLevelFirst) => {
    const mark = (isLevelFirst ? BEFORE : BEHIND).exec(value)?.[1]
    return mark === undefined ? [] : [{ mark, isLevelFirst }]
  })
}

/** A number, a number behind a word, or a sign, before and behind the mark. */
const GRADED =
  /^[\p{L}_][^\s,]{0,60}?( ?[:/|#~@.-] ?|[([<{])(?:[A-Za-z]{1,5}[-_:]?)?(?:\d{1,4}|[^\p{L}\d\s]{1,3})([\])}>]?)$/u
const GRADED_FIRST = /^(?:[A-Za-z]{1,5}[-_:]?)?(?:\d{1,4}|[^\p{L}\d\s]{1,3}?)( ?[:/|#~@.-] ?)[\p{L}_][^\s,]{0,60}$/u

/** `cart/30`, `sev4@orders`, `lift[!!]`: few names, and all that stands beside them is of one scale. */
function scaledJoint(values: readonly string[], texts: readonly string[]): Joint | null {
  const [, behind, close = ''] = GRADED.exec(values[0] ?? '') ?? []
  const first = GRADED_FIRST.exec(values[0] ?? '')?.[1]
  const joints: Joint[] = []
  if (behind !== undefined) joints.push({ mark: behind, isLevelFirst: false, ...(close !== '' && { close }) })
  if (first !== undefined) joints.push({ mark: first, isLevelFirst: true })
  for (const joint of joints) {
    const words = values.map((value) => splitJoint(value, joint)?.level ?? '')
    const own = areFew(values, joint) ? scaleOf(words, texts) : null
    if (own !== null) return { ...joint, own }
  }
  return null
}

/** Words that only a column of levels has need names beside them that come again. */
function areFew(values: readonly string[], joint: Joint): boolean {
  const names = values.map((value) => splitJoint(value, joint)?.name ?? '')
  return names.every((name) => NAME.test(name)) && new Set(names).size <= names.length / MIN_PER_NAME
}

const NAME = /^[\p{L}_][\p{L}\d_./ -]{1,60}$/u
const MIN_PER_NAME = 3

/** Single digits count anything, unless they go with what is said. */
function scaleOf(words: readonly string[], texts: readonly string[]): Readonly<Record<string, Level | null>> | null {
  if (words.every((word) => SIGN.test(word))) return areLevels(words) ? signLevels(words) : null
  if (words.every((word) => DIGIT.test(word))) return severitiesByWords(words, texts)
  if (areNumericLevels(words) || levelsOfCounted(words) !== null) return levelsOfColumn(words)
  return levelsByWords(words, texts)
}

const SIGN = /^[^\p{L}\d\s]{1,3}$/u
const DIGIT = /^\d$/

const signLevels = (words: readonly string[]): Readonly<Record<string, Level | null>> => ({
  ...Object.fromEntries([...new Set(words)].map((word) => [word, levelOfMark(word)])),
  ...levelsOfColumn(words),
})

const MIN_LEVELS = 2

/** `gate/e`, `lift/i`: of several letters of levels and nothing else. */
const areSmall = (words: readonly string[]): boolean => words.every((word) => SMALL.test(word))
const SMALL = /^[diwef]$/

function smallLevels(words: readonly string[]): Readonly<Record<string, Level | null>> | null {
  const distinct = [...new Set(words)]
  if (distinct.length <= MIN_LEVELS) return null
  // Also those that the sample has not shown yet.
  return Object.fromEntries(Array.from('diwef', (word) => [word, levelOfLetter(word.toUpperCase())]))
}

/** `%BACKUP-W-OPENIN`, `DB_E_0042`, `PORT-MAJOR-linkDown`: who speaks, a level by its letter or in capitals, and what happened. */
function middleOf(values: readonly string[]): Joint | null {
  const mark = MIDDLE.exec(values[0] ?? '')?.[1]
  if (mark === undefined) return null
  const words = values.flatMap((value) => {
    const [, before, letter = '', behind] = MIDDLE.exec(value) ?? []
    return before === mark && behind === mark ? letter : []
  })
  if (words.length < NEARLY_ALL * values.length || new Set(words).size < MIN_LEVELS) return null
  if (words.some((word) => word.length > 1) && !areLevels(words)) return null
  return { mark, isLevelFirst: false, isMiddle: true, own: levelsOfColumn(words) ?? {} }
}

const MIDDLE = /^[%$#@*&]?[A-Za-z][A-Za-z\d$]{1,30}([-_/.:])([DIWEFSTC]|[A-Z]{4,13})([-_/.:])[A-Za-z\d][\w$-]{1,60}$/

/** Few words, two of them levels beyond doubt and at least half of them known: the house has its own among them; or three and more that mean levels in a column of their own. */
function ownWords(words: readonly string[]): Readonly<Record<string, Level | null>> | null {
  const distinct = [...new Set(words)]
  const known = new Set(distinct.map(strongLevelOfWord).filter((level) => level !== null))
  const others = distinct.filter((word) => strongLevelOfWord(word) === null)
  if (distinct.length > MAX_WORDS) return null
  const own = levelsOfColumn(words)
  const levelOf = (word: string): Level | null => own?.[word] ?? levelOfMark(word) ?? levelOfOwnWord(word)
  const told = others.map((word): [string, Level | null] => [word, levelOf(word)])
  if (known.size < MIN_KNOWN) return areGrades(distinct, levelOf) ? Object.fromEntries(told) : null
  // In small letters each must be known: `ok/kiosk` beside `error/kiosk`.
  if (!distinct.every((word) => CAPITALS.test(word)) && told.some(([, level]) => level === null)) return null
  return told.filter(([, level]) => level === null).length <= distinct.length / 2 ? Object.fromEntries(told) : null
}

/** `MAJOR`, `MINOR` and `CLEAR`, and nothing else. */
const areGrades = (distinct: readonly string[], levelOf: (word: string) => Level | null): boolean =>
  distinct.length >= MIN_GRADES &&
  distinct.every((word) => CAPITALS.test(word) && levelOf(word) !== null) &&
  new Set(distinct.map(levelOf)).size >= MIN_GRADES

const MIN_GRADES = 3
const MIN_KNOWN = 2
const MAX_WORDS = 12
const CAPITALS = /^\p{Lu}{2,14}$/u

/** A word of a level, or its letter. */
export const levelOfJoint = (level: string): Level | null =>
  level.length === 1 ? levelOfLetter(level) : (strongLevelOfWord(level) ?? markedLevelOfWord(level))

export interface JointParts {
  readonly level: string
  readonly name: string
  /** What happened. */
  readonly code?: string
}

export function splitJoint(value: string, { mark, isLevelFirst, isMiddle, close = '' }: Joint): JointParts | null {
  if (isMiddle === true) return splitMiddle(value, mark)
  const at = isLevelFirst ? value.indexOf(mark) : value.lastIndexOf(mark)
  if (at <= 0 || at + mark.length >= value.length || !value.endsWith(close)) return null
  const [head, tail] = [value.slice(0, at), value.slice(at + mark.length, value.length - close.length).trimEnd()]
  if (tail === '') return null
  return isLevelFirst ? { level: head, name: tail } : { level: tail, name: head }
}

function splitMiddle(value: string, mark: string): JointParts | null {
  const at = value.indexOf(mark, 1)
  const end = at < 0 ? -1 : value.indexOf(mark, at + 1)
  if (end < 0) return null
  return {
    name: value.slice(0, at).replace(/^[%$#@*&]/, ''),
    level: value.slice(at + 1, end),
    code: value.slice(end + 1),
  }
}
