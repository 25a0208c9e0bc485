import { levelOfWord } from '../parse/level-of-word.ts'
import { skipSpaces } from '../parse/scan-token.ts'
import { buildLayout } from './build-layout.ts'
import { isBareNumber } from './is-bare-number.ts'
import type { LearnedLayout } from './learned-layout.ts'
import { isPadded } from './head-word.ts'
import { growHeader, MIN_LINES } from './grow-header.ts'
import { CODED, MOST } from './is-header-column.ts'
import { learnMark } from './learn-mark.ts'
import { withOwnWords } from './own-words-of-levels.ts'
import { splitLine } from './split-line.ts'
import { levelsOfColumn } from './levels-of-column.ts'
import { takeUnitColumn } from './take-unit-column.ts'
import { isTag, literalBehind, valueOf } from './split-values.ts'
import type { SplitLine, SplitValue } from './split-head.ts'

/** Lines of one build: the same literals and kinds of values up to the last value that nothing but a header holds. */
interface Group {
  readonly lines: SplitLine[]
  readonly length: number
}

/** The layouts that a sample of lines shows, the most common first. */
export function induceLayouts(texts: readonly string[]): LearnedLayout[] {
  const groups = new Map<string, Group>()
  const mark = learnMark(texts)
  for (const text of texts) {
    const split = splitLine(text, mark)
    const length = lastAnchor(split) + 1
    if (length === 0) continue
    const key = keyOf(split, length)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { lines: [split], length })
    else group.lines.push(split)
  }
  const all = [...groups.values()]
  for (const group of all) takeUnleveled(group, all)
  const layouts = all
    .filter(isRegular)
    .sort((a, b) => b.lines.length - a.lines.length)
    .flatMap((group) => layoutsOf(group))
    .map((layout) => withOwnWords(layout, texts))
  return layouts.filter((layout) => !takesMessage(layout, layouts))
}

/** A few lines show no sentences where many do: what the others have for their message is no column. */
const takesMessage = ({ columns, before, tail }: LearnedLayout, others: readonly LearnedLayout[]): boolean =>
  tail === undefined &&
  before === '' &&
  others.some(
    (other) =>
      other.tail !== undefined &&
      other.columns.length + 1 + other.tail.length <= columns.length &&
      columns[other.columns.length]?.kind === 'text',
  )

const MIN_LEVELS = 8
const MAX_OTHERS = 3
const LEVEL_LIKE = /^[\p{Lu}\p{Lo}][\p{L}\p{M}]{0,19}$/u
const FEW_WORDS = /^[\p{L}\p{M}]{2,20}(?: [\p{L}\p{M}]{2,20})?$/u

/** Where other lines have their level some have a word of their own: `[CONSOLE]`, `; OK ;`. */
function takeUnleveled(group: Group, all: readonly Group[]): void {
  const first = group.lines[0] as SplitLine
  const level = first.values.findIndex(({ type }) => type === 'L')
  if (level < 0 || level >= group.length || group.lines.length < MIN_LEVELS) return
  const places = alignedPlaces(group.lines, level)
  const alike = all.flatMap(({ lines }) => lines).filter((line) => isAlike(line, first, group.length, level, places))
  const unknown = new Set(alike.map((line) => valueOf(line, level)).filter((word) => levelsOfColumn([word]) === null))
  if (unknown.size <= MAX_OTHERS) group.lines.push(...alike)
}

/** Between marks any word, in brackets one with a capital, else one that means a level where others do: `FAIL`. */
function mayBeLevel(line: SplitLine, index: number): boolean {
  const word = valueOf(line, index)
  if (line.delimiter !== null) return FEW_WORDS.test(word)
  if (isBetweenCommas(line, index)) return levelsOfColumn([word]) !== null
  return LEVEL_LIKE.test(word) && (isBracketed(line, index) || (levelOfWord(word) ?? levelsOfColumn([word])) !== null)
}

const isBetweenCommas = (line: SplitLine, index: number): boolean =>
  line.values[index]?.before === ',' && literalBehind(line, index).startsWith(',')

const isBracketed = (line: SplitLine, index: number): boolean =>
  /[[(<]$/.test(line.values[index]?.before ?? '') && /^[\])>]/.test(literalBehind(line, index))

/** Where levels start and what follows them, in lines that blanks fill up to one place; else null. */
function alignedPlaces(lines: readonly SplitLine[], level: number): string | null {
  const places = new Set(lines.map((line) => placesOf(line, level)))
  return places.size === 1 && lines.some((line) => isFilledUp(line, level)) ? ([...places][0] ?? null) : null
}

const isFilledUp = (line: SplitLine, index: number): boolean => isPadded(line.text, startBehind(line, index))

const placesOf = (line: SplitLine, level: number): string =>
  `${line.values[level]?.start ?? ''} ${startBehind(line, level)}`

/** Where the next value starts, or the message. */
const startBehind = ({ text, values }: SplitLine, index: number): number =>
  values[index + 1]?.start ?? skipSpaces(text, values[index]?.end ?? 0)

const isAligned = (line: SplitLine, level: number, places: string | null): boolean =>
  places !== null && places === placesOf(line, level) && CAPITALS.test(valueOf(line, level))
const CAPITALS = /^\p{Lu}{2,20}$/u

const isAlike = (line: SplitLine, first: SplitLine, length: number, level: number, places: string | null): boolean =>
  line.values.length >= length &&
  line.delimiter === first.delimiter &&
  (mayBeLevel(line, level) || isAligned(line, level, places)) &&
  first.values.slice(0, length).every(({ before, type }, index) => {
    const value = line.values[index] as SplitValue
    return value.before === before && value.type === (index === level ? 'v' : type)
  })

/** What a pod's name or a trace's key shows needs one line, a clock some, and a level alone many. */
function isRegular({ lines, length }: Group): boolean {
  const values = (lines[0] as SplitLine).values.slice(0, length)
  if (values.some(({ type, before }) => type === 'P' || IDS.test(before))) return true
  return lines.length >= (values.some(({ type }) => type === 'T') ? MIN_TIMED : MIN_LEVELED)
}

const IDS = /(?:trace|span|request|correlation)[_.-]?id[=:]$/i
const MIN_TIMED = 3
const MIN_LEVELED = 12

/** The last value that is a time, a level, a pod or behind a known key; -1 when the line shows no header. */
function lastAnchor(line: SplitLine): number {
  const { values, delimiter } = line
  let last = -1
  let level = false
  let sure = false
  for (const [index, { type }] of values.entries()) {
    if (!isAnchor(line, index, last, level)) continue
    last = index
    level ||= type === 'L'
    sure ||= type !== 'v'
  }
  // Names and keys alone may be a sentence.
  return sure || delimiter !== null ? last : -1
}

function isAnchor(line: SplitLine, index: number, last: number, level: boolean): boolean {
  const value = line.values[index] as SplitValue
  const { type, before } = value
  if (isOfMessage(line, value, level, last >= 0)) return false
  if (isOfHeader(value)) return true
  const isNear = index <= last + 1 || (index <= last + 3 && areCoded(line, last + 1, index, isCoded))
  if (type === 'T') return !level || line.delimiter !== null || isNear || areCoded(line, last + 1, index + 1, isAngled)
  if (type === 'P') return isNear
  if (before.length < 3 || !/[\w@][=:]$/.test(before)) return false
  return isNear && (line.delimiter !== null || index === last + 1 || IDS.test(before))
}

/** `Time Elapsed 00:00:53.41`: behind words, and all that is left of the line. */
const endsLine = ({ text, delimiter }: SplitLine, { type, before, end }: SplitValue): boolean =>
  type === 'T' && delimiter === null && before === ' ' && end === text.length

/** `greylisted until "Tue, 25 Mar 2025 01:56:11 GMT"`: behind words, and in quotes of its own. */
const isQuotedTime = ({ delimiter }: SplitLine, { type, before }: SplitValue): boolean =>
  type === 'T' && delimiter === null && (before === '"' || before === "'")

const isOfMessage = (line: SplitLine, value: SplitValue, level: boolean, isBehind: boolean): boolean =>
  isListed(line, value.start) ||
  opensMessage(line, value, level) ||
  (isBehind && (endsLine(line, value) || isQuotedTime(line, value)))

/** Behind a colon: `upgrader: pod/web-3667f12cc-c27lr evicted`, and pairs behind that of the level, `INFO: class=SlaTimerJob …`. */
const opensMessage = ({ text, delimiter }: SplitLine, { before, start }: SplitValue, level: boolean): boolean =>
  delimiter === null &&
  before.startsWith(':') &&
  (text.startsWith('pod/', start) || (level && before.length > 2 && before.endsWith('=') && !IDS.test(before)))

const isOfHeader = ({ type, isInner }: SplitValue): boolean => type === 'L' || isInner === true

/** `",Severity="`: a pair among others that the message consists of. */
const isListed = ({ text, delimiter }: SplitLine, start: number): boolean =>
  delimiter === null && text.charCodeAt(start - 1) === 34 && LISTED.test(text.slice(Math.max(0, start - 40), start))
const LISTED = /",\s?[\w.-]{1,30}="$/

const areCoded = (
  line: SplitLine,
  from: number,
  to: number,
  test: (line: SplitLine, value: SplitValue) => boolean,
): boolean => line.values.slice(from, to).every((value) => test(line, value))

const isEnclosed = (_: SplitLine, { before }: SplitValue): boolean => before !== ' ' && before !== ''

const isAngled = (_: SplitLine, { before }: SplitValue): boolean => /^[<>]+$/.test(before)

/** No word of a sentence: it has a dot, a digit or capitals within, or stands between marks. */
const isCoded = (line: SplitLine, value: SplitValue): boolean =>
  isEnclosed(line, value) || CODED.test(line.text.slice(value.start, value.end))

const keyOf = ({ values, delimiter }: SplitLine, length: number): string =>
  `${delimiter ?? ''}\n${values
    .slice(0, length)
    .map(({ before, type }) => before + (type === 'P' ? 'v' : type))
    .join('\n')}`

function layoutsOf({ lines, length }: Group): LearnedLayout[] {
  const named = [isTag, isDashed, isColoned].flatMap((test) => {
    const some = lines.filter((line) => test(line, length))
    if (test === isColoned && some.length < MANY * lines.length) return []
    return some.length < MIN_LINES || some.length === lines.length ? [] : extend({ lines: some, length })
  })
  return [...named, ...extend({ lines, length })]
}

const MANY = 0.6

/** `name: message` */
const isColoned = (line: SplitLine, index: number): boolean =>
  line.delimiter === null && line.values[index] !== undefined && /^:[[("<]?$/.test(literalBehind(line, index))

/** `name - message` */
const isDashed = (line: SplitLine, index: number): boolean =>
  line.delimiter === null && line.values[index] !== undefined && literalBehind(line, index) === '-'

/** Lines that go on with one more column, and lines that do not: each their own layout. */
function partsOf(lines: readonly SplitLine[], index: number): SplitLine[][] {
  const parts = new Map<string, SplitLine[]>()
  for (const line of lines) {
    if (!hasColumn(line, index)) continue
    const literal = partingLiteral(line, index)
    const part = parts.get(literal)
    if (part === undefined) parts.set(literal, [line])
    else part.push(line)
  }
  const large = [...parts].filter(([, part]) => part.length >= Math.max(MIN_LINES, SOME * lines.length))
  return large.length > 1 && large.every(([literal]) => literal !== ' ') ? large.map(([, part]) => part) : []
}

/** Between marks a quote is of the one field that needs it. */
const partingLiteral = (line: SplitLine, index: number): string =>
  line.delimiter === null ? literalBehind(line, index) : literalBehind(line, index).replace(/"{1,4}$/, '')

const SOME = 0.1

/** Some of the names in the last column have a process in brackets behind them, others a colon. */
function tagsOf(lines: readonly SplitLine[], total: number): SplitLine[][] {
  const index = total - 1
  const parts = [isTag, isColoned].map((test) =>
    lines.filter((line) => line.values[index] !== undefined && test(line, index)),
  )
  const isMixed = parts.every((part) => part.length < MOST * lines.length)
  return isMixed ? parts.filter((part) => part.length >= MIN_LINES) : []
}

/** The header with the columns behind it that only names fill, and without them. */
function extend({ lines, length }: Group, isPart = false): LearnedLayout[] {
  const { total, count, doubtful } = growHeader(lines, length)
  const long = lines.filter((line) => line.values.length >= total)
  const whole = buildLayout(long, headerEnd(long, total, length), doubtful)
  const united = takeUnitColumn(long, total)
  if (united !== null && !isPart) {
    return [...extend({ lines: united, length: total + 1 }, true), whole]
  }
  const parts = isPart
    ? []
    : [
        ...tagsOf(lines, total).flatMap((part) => extend({ lines: part, length: total }, true)),
        ...partsOf(lines, total).flatMap((part) => extend({ lines: part, length }, true)),
      ]
  if (total === length || count === lines.length) return [...parts, whole]
  return [...parts, whole, buildLayout(lines, length)]
}

/** Where a number is all that is left, the columns before it say what was measured: they belong to the message. */
function headerEnd(lines: readonly SplitLine[], total: number, length: number): number {
  const isBare = ({ text, values }: SplitLine) => isBareNumber(text.slice(values[total - 1]?.end))
  if ((lines[0] as SplitLine).delimiter === null || lines.filter(isBare).length < MOST * lines.length) return total
  const { columns } = buildLayout(lines, total)
  return Math.max(length, columns.findLastIndex(({ role }) => role !== 'logger' && role !== 'field') + 1)
}

const hasColumn = ({ values }: SplitLine, index: number): boolean => values[index] !== undefined
