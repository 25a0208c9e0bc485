import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { isUpper } from '../parse/scan-token.ts'
import type { ColumnMatch } from './column-match.ts'
import type { Column, LearnedLayout } from './learned-layout.ts'
import { levelOfJoint, splitJoint, type Joint } from './joint-of.ts'
import { phraseEnd } from './head-word.ts'
import { levelAmongWords } from './level-among-words.ts'
import { levelOfPhrase, levelOfPriority } from './level-in-column.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const MAX_VALUE = 200
const other = new Stamp()

/** Where the message starts when the line is built like this, else -1; leaves the values' places in `match`. */
export function matchColumns(
  { columns, before, start, time }: LearnedLayout,
  text: string,
  match: ColumnMatch,
): number {
  const { starts, ends } = match
  // All of its columns stand behind the message.
  if (columns.length === 0) return 0
  let pos = skipLiteral(text, 0, (columns[0] as Column).before)
  if (pos < 0) return -1
  if (start !== 'other') {
    const code = text.charCodeAt(pos)
    if (start === 'digit' ? !isDigit(code) : !isLetter(code)) return -1
  }
  for (let index = 0; index < columns.length; index += 1) {
    const column = columns[index] as Column
    const next = index + 1 < columns.length ? (columns[index + 1] as Column).before : before
    if (column.kind === 'time') {
      const end = index === time ? match.timeEnd(text, pos) : scanTimeColumn(text, pos, other)
      if (end < 0) return -1
      starts[index] = pos
      ends[index] = end
      pos = skipLiteral(text, end, next)
    } else {
      const end = valueEnd(text, pos, column, next)
      if (end < 0) return -1
      const after = skipLiteral(text, end, next)
      if (after < 0 || !holds(column, text, pos, end, match)) return -1
      starts[index] = pos
      ends[index] = end
      pos = after
    }
    if (pos < 0) return -1
  }
  return pos
}

/** Whether the value is of the kind that the column was learned from. */
function holds(column: Column, text: string, from: number, end: number, match: ColumnMatch): boolean {
  if (column.gaps && isAbsent(text, from, end)) return true
  if (column.joint !== undefined) return holdsJoint(text.slice(from, trimmedEnd(text, from, end)), column.joint)
  switch (column.role) {
    case 'level':
      return holdsLevel(text.slice(from, trimmedEnd(text, from, end)), column, match)
    case 'service':
    case 'namespace':
    case 'container':
      return isNameStart(text.charCodeAt(from)) && !isPair(text, from, end)
    case 'pod':
    case 'namespacedPod':
      return isPlaced(text, from, end)
    case 'logger':
      return !isUpper(text.charCodeAt(from)) || holdsName(column, text.slice(from, trimmedEnd(text, from, end)))
    case 'processId':
      return isNumber(text, from, end)
    default:
      return true
  }
}

/** Between marks a level may stand among names. */
const holdsName = (column: Column, value: string): boolean =>
  !isLevelWord(value) || levelAmongWords(column, value) !== null

function holdsJoint(value: string, joint: Joint): boolean {
  const word = splitJoint(value, joint)?.level ?? ''
  return levelOfJoint(word) !== null || joint.own?.[word] !== undefined
}

const holdsLevel = (word: string, { before, others, levels, isNumeric }: Column, match: ColumnMatch): boolean =>
  levels?.[word] !== undefined ||
  ((isNumeric || !isDigit(word.charCodeAt(0))) && match.levelOf(word) !== null) ||
  (before === '<' && levelOfPriority(word) !== null) ||
  others?.includes(word) === true

/** `WARNING` where others name themselves. */
const isLevelWord = (word: string): boolean => strongLevelOfWord(word) !== null

/** With a dash or a slash: `starting` and `error` are no pods. */
function isPlaced(text: string, from: number, end: number): boolean {
  if (!isNameStart(text.charCodeAt(from)) || isPair(text, from, end)) return false
  for (let pos = from; pos < end; pos += 1) if (text.charCodeAt(pos) === 45 || text.charCodeAt(pos) === 47) return true
  return false
}

function isPair(text: string, from: number, end: number): boolean {
  for (let pos = from; pos < end; pos += 1) if (text.charCodeAt(pos) === 61) return true
  return false
}

const isNameStart = (code: number): boolean => isLetter(code) || code === 95 || code === 47 || code >= 192

const isAbsent = (text: string, from: number, end: number): boolean =>
  text.charCodeAt(from) === 45 && trimmedEnd(text, from, end) === from + 1

function isNumber(text: string, from: number, end: number): boolean {
  for (let pos = trimmedEnd(text, from, end) - 1; pos >= from; pos -= 1)
    if (!isDigit(text.charCodeAt(pos))) return false
  return true
}

/** Behind the literal, or -1. Blanks between its marks and around them count for nothing. */
function skipLiteral(text: string, at: number, literal: string): number {
  let pos = at
  if (literal === ' ') {
    if (!isBlank(text.charCodeAt(pos)) && pos < text.length) return -1
    while (isBlank(text.charCodeAt(pos))) pos += 1
    return pos
  }
  let mark = 0
  for (let index = 0; index < literal.length; index += 1) {
    mark = literal.charCodeAt(index)
    // Blanks fill a column up before its tab, too.
    while (mark === 9 ? text.charCodeAt(pos) === 32 : isBlank(text.charCodeAt(pos))) pos += 1
    if (text.charCodeAt(pos) !== mark) return -1
    pos += 1
  }
  if (mark === 45 && pos < text.length && !isBlank(text.charCodeAt(pos))) return -1
  if (mark === 9) while (text.charCodeAt(pos) === 32) pos += 1
  else while (isBlank(text.charCodeAt(pos))) pos += 1
  return pos
}

const isBlank = (code: number): boolean => code === 32 || code === 9

function valueEnd(text: string, at: number, column: Column, next: string): number {
  if (column.kind === 'letter') return at + 1
  const limit = Math.min(text.length, at + MAX_VALUE)
  if (column.kind !== 'text') {
    const end = wordEnd(text, at, limit, column, next)
    return column.role === 'level' && isMark(next.charCodeAt(0)) && isBlank(text.charCodeAt(end))
      ? endOfPhrase(text, at, end)
      : end
  }
  // Blanks behind a level of one or two words.
  if (column.role !== 'level' || next !== ' ') return textEnd(text, at, limit, next.charCodeAt(0))
  const end = phraseEnd(text, at)
  return end < 0 ? wordEnd(text, at, limit, column, next) : end
}

/** What parts fields, and stands in no phrase. */
const isMark = (code: number): boolean => code > 32 && !isLetter(code)

/** `| Schwerer Fehler |` in a column of single words. */
function endOfPhrase(text: string, at: number, end: number): number {
  const phrase = phraseEnd(text, at, levelOfPhrase)
  return phrase > end ? phrase : end
}

/** Where the mark stands that ends a text; brackets within close themselves. */
function textEnd(text: string, at: number, limit: number, stop: number): number {
  const open = openerOf(stop)
  let depth = 0
  for (let pos = at; pos < limit; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code === stop && (stop !== 45 || isLoneDash(text, pos))) {
      if (depth === 0) return pos
      depth -= 1
    } else if (code === open) depth += 1
  }
  return -1
}

/** `order-svc - …`: a dash within a name parts nothing. */
const isLoneDash = (text: string, at: number): boolean =>
  isBlank(text.charCodeAt(at - 1)) && (isBlank(text.charCodeAt(at + 1)) || text.charCodeAt(at + 1) === 45)

const NO_CODE = -1

function openerOf(closer: number): number {
  if (closer === 41) return 40
  return closer === 93 || closer === 62 || closer === 125 ? closer - 2 : NO_CODE
}

function wordEnd(text: string, at: number, limit: number, column: Column, next: string): number {
  const stop = next.charCodeAt(0)
  // A key, a dash or nothing but blanks ends a word at its blank alone.
  const soft = stop === 32 || stop === 45 || isLetter(stop)
  let pos = at
  for (; pos < limit; pos += 1) {
    const code = text.charCodeAt(pos)
    if (isBlank(code)) break
    if (!soft && code === stop && (stop !== 58 || isColonOf(column, text, pos, next))) break
  }
  if (pos === at && !(column.gaps && text.charCodeAt(pos) === stop)) return -1
  return pos === text.length && next !== ' ' && next !== '' ? -1 : pos
}

const isColonOf = ({ kind }: Column, text: string, at: number, next: string): boolean =>
  kind === 'part' || isPartingColon(text, at, next)

const isPartingColon = (text: string, at: number, next: string): boolean =>
  next.startsWith('::') || endsAtColon(text, at)

/** `name: ` and `12:20240312:`, but not `a:b`. */
function endsAtColon(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1)
  return isBlank(next) || Number.isNaN(next) || (next >= 48 && next <= 57 && scanTimeColumn(text, at + 1, other) > 0)
}

export function trimmedEnd(text: string, from: number, end: number): number {
  let pos = end
  while (pos > from && isBlank(text.charCodeAt(pos - 1))) pos -= 1
  return pos
}
