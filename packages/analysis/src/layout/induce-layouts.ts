import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { isBareNumber } from './is-bare-number.ts'
import type { Column, ColumnRole, LearnedLayout } from './learned-layout.ts'
import { levelInColumn } from './level-in-column.ts'
import { looksLikePods, roleOfValues } from './role-of-values.ts'
import { CODED, isHeaderColumn, MOST } from './is-header-column.ts'
import { keyOfAll } from './is-regular-column.ts'
import { splitLine } from './split-line.ts'
import { takeAlignedColumn } from './take-aligned-column.ts'
import { takeUnitColumn } from './take-unit-column.ts'
import { isTag, literalBehind, mostCommon, valueOf } from './split-values.ts'
import type { SplitLine, SplitValue } from './split-line.ts'

/** Lines of one build: the same literals and kinds of values up to the last value that nothing but a header holds. */
interface Group {
  readonly lines: SplitLine[]
  readonly length: number
}

const MAX_FURTHER = 6
const MIN_LINES = 4

/** The layouts that a sample of lines shows, the most common first. */
export function induceLayouts(texts: readonly string[]): LearnedLayout[] {
  const groups = new Map<string, Group>()
  for (const text of texts) {
    const split = splitLine(text)
    const length = lastAnchor(split) + 1
    if (length === 0) continue
    const key = keyOf(split, length)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { lines: [split], length })
    else group.lines.push(split)
  }
  const all = [...groups.values()]
  for (const group of all) takeUnleveled(group, all)
  return all
    .filter(isRegular)
    .sort((a, b) => b.lines.length - a.lines.length)
    .flatMap((group) => layoutsOf(group))
}

const MIN_LEVELS = 8
const MAX_OTHERS = 3
const CAPITALS = /^\p{Lu}{2,14}$/u

/** Between the brackets where most lines have their level some have a word of their own: `[CONSOLE]`. */
function takeUnleveled(group: Group, all: readonly Group[]): void {
  const first = group.lines[0] as SplitLine
  const level = first.values.findIndex(({ type }) => type === 'L')
  if (level < 0 || level >= group.length || group.lines.length < MIN_LEVELS || !isBracketed(first, level)) return
  const alike = all.flatMap(({ lines }) => lines).filter((line) => isAlike(line, first, group.length, level))
  if (new Set(alike.map((line) => valueOf(line, level))).size <= MAX_OTHERS) group.lines.push(...alike)
}

const isBracketed = (line: SplitLine, index: number): boolean =>
  /[[(<]$/.test(line.values[index]?.before ?? '') && /^[\])>]/.test(literalBehind(line, index))

const isAlike = (line: SplitLine, first: SplitLine, length: number, level: number): boolean =>
  line.values.length >= length &&
  isBracketed(line, level) &&
  CAPITALS.test(valueOf(line, level)) &&
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
  const { type, before, start } = line.values[index] as SplitValue
  if (isListed(line, start)) return false
  if (type === 'L') return true
  if (type === 'T')
    return !level || line.delimiter !== null || index === last + 1 || areCoded(line, last + 1, index + 1, isAngled)
  const isNear = index <= last + 1 || (index <= last + 3 && areCoded(line, last + 1, index, isCoded))
  if (type === 'P') return isNear
  if (before.length < 3 || !/[\w@][=:]$/.test(before)) return false
  return isNear && (line.delimiter !== null || index === last + 1 || IDS.test(before))
}

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
  line.delimiter === null && line.values[index] !== undefined && literalBehind(line, index) === ':'

/** `name - message` */
const isDashed = (line: SplitLine, index: number): boolean =>
  line.delimiter === null && line.values[index] !== undefined && literalBehind(line, index) === '-'

/** Lines that go on with one more column, and lines that do not: each their own layout. */
function partsOf(lines: readonly SplitLine[], index: number): SplitLine[][] {
  const parts = new Map<string, SplitLine[]>()
  for (const line of lines) {
    if (!hasColumn(line, index)) continue
    const literal = literalBehind(line, index)
    const part = parts.get(literal)
    if (part === undefined) parts.set(literal, [line])
    else part.push(line)
  }
  const large = [...parts].filter(([, part]) => part.length >= Math.max(MIN_LINES, SOME * lines.length))
  return large.length > 1 && large.every(([literal]) => literal !== ' ') ? large.map(([, part]) => part) : []
}

const SOME = 0.1

/** The header with the columns behind it that only names fill, and without them. */
function extend({ lines, length }: Group, isPart = false): LearnedLayout[] {
  let total = length
  let count = lines.length
  if (lines.length >= MIN_LINES)
    while (total < length + MAX_FURTHER) {
      const agreeing = lines.filter((line) => hasColumn(line, total))
      const literals = new Set(agreeing.map((line) => line.values[total]?.before))
      const before =
        literals.size === 1
          ? agreeing
          : agreeing.filter((line) => line.values[total]?.before === common(agreeing, total))
      if (before.length < MOST * lines.length || !isHeaderColumn(before, total)) break
      count = before.length
      total += 1
    }
  const long = lines.filter((line) => line.values.length >= total)
  const whole = buildLayout(long, headerEnd(long, total, length))
  const united = takeAlignedColumn(long, total) ?? takeUnitColumn(long, total)
  if (united !== null && !isPart) {
    return [...extend({ lines: united, length: total + 1 }, true), whole]
  }
  const parts = isPart ? [] : partsOf(lines, total).flatMap((part) => extend({ lines: part, length }, true))
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

const common = (lines: readonly SplitLine[], index: number): string =>
  mostCommon(lines.map(({ values }) => values[index]?.before ?? ''))

const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '<': '>', '{': '}', '"': '"' }

function buildLayout(lines: readonly SplitLine[], length: number): LearnedLayout {
  const taken = new Set<ColumnRole>()
  const columns: Column[] = []
  const first = lines[0] as SplitLine
  const kinds = first.values.slice(0, length).map(({ type }) => type)
  if (kinds.includes('L')) taken.add('level')
  let time = -1
  for (let index = 0; index < length; index += 1) {
    const whole = lines.map((line) => valueOf(line, index))
    const value = first.values[index] as SplitValue
    const key = value.type === 'v' ? keyOfAll(whole) : ''
    const texts = key === '' ? whole : whole.map((text) => text.slice(key.length))
    const before = key === '' ? value.before : `${value.before.trim()}${key}`
    let role: ColumnRole
    if (value.type === 'T') {
      role = 'time'
      if (time < 0 || isBetterTime(texts, (line) => valueOf(line, time), lines)) time = index
    } else if (value.type === 'L') role = 'level'
    else {
      role = lines.every((line) => literalBehind(line, index).startsWith('()'))
        ? 'field'
        : roleOfValues(before, texts, taken)
      // Between marks, what a line names before its clock is whoever wrote it.
      if (role === 'logger' && time < 0 && first.delimiter !== null && !taken.has('service')) role = 'service'
      if (
        role === 'host' &&
        !taken.has('pod') &&
        !taken.has('service') &&
        looksLikePods(texts) &&
        namesWorkloads(texts)
      )
        role = 'pod'
    }
    if (role !== 'field') taken.add(role)
    const texted = value.kind !== 'time' && lines.some((line) => line.values[index]?.kind === 'text')
    columns.push({
      before,
      kind: value.kind === 'time' ? 'time' : texted ? 'text' : 'word',
      role,
      ...(role === 'level' && othersOf(texts)),
      gaps: texts.includes('-') || texts.includes(''),
      name: /(?<![\w.@-])([\w.@-]+)[=:]$/.exec(before)?.[1] ?? `column${index + 1}`,
    })
  }
  nameSender(columns, time, (index) => new Set(lines.map((line) => valueOf(line, index))).size > 1)
  let end = mostCommon(lines.map((line) => literalBehind(line, length - 1)))
  // What differs from line to line is the message's own.
  if (first.delimiter === null) end = headerPart(end)
  else {
    const behind = end.indexOf(first.delimiter) + first.delimiter.length
    end = end.slice(0, behind) + end.slice(behind).replace(/[^"<]/g, '')
  }
  const start = startOf(lines.map((line) => valueOf(line, 0).charCodeAt(0)))
  const after = closerOf(end, lines, length)
  // A quote that closes in the midst of the message is its own.
  if (after === '' && first.delimiter === null && /.["']$/.test(end)) end = end.slice(0, -1)
  return { columns, before: end, after, start, time }
}

/** Of the names between a shipper's clock and the program's own, the one that varies is the program's. */
function nameSender(columns: Column[], time: number, isVaried: (index: number) => boolean): void {
  const sender = columns.findIndex(({ role }) => role === 'service')
  const speaker = columns.findIndex(({ role }) => role === 'logger')
  const isPassedOn = columns.findIndex(({ role }) => role === 'time') < time && sender >= 0 && speaker < time
  if (!isPassedOn || speaker !== sender + 1 || isVaried(sender) || !isVaried(speaker)) return
  columns[sender] = {
    ...(columns[sender] as Column),
    role: columns.some(({ role }) => role === 'host') ? 'field' : 'host',
  }
  columns[speaker] = { ...(columns[speaker] as Column), role: 'service' }
}

/** Words in the column that name no level are kept, so that their lines are read, too. */
function othersOf(texts: readonly string[]): { others?: readonly string[] } {
  const others = [...new Set(texts)].filter((text) => levelInColumn(text) === null && text !== '' && text !== '-')
  return others.length === 0 ? {} : { others }
}

function startOf(codes: readonly number[]): LearnedLayout['start'] {
  if (codes.every(isDigit)) return 'digit'
  return codes.every(isLetter) ? 'letter' : 'other'
}

/** Of the marks before a message only those belong to the header that close or part. */
function headerPart(literal: string): string {
  const match = /^[\])>}":,|;~=›»→•·—–-]+(?:<$)?/.exec(literal)?.[0]
  return match ?? ' '
}

function closerOf(before: string, lines: readonly SplitLine[], length: number): string {
  const closer = CLOSERS[before.at(-1) ?? '']
  if (closer === undefined || before.length < 2) return ''
  if (lines.every(({ text }) => text.startsWith('[') && text.endsWith(`${closer}]`))) return `${closer}]`
  if (!lines.every(({ text }) => text.trimEnd().endsWith(closer))) return ''
  return closer === '"' && lines.some((line) => hasInnerQuotes(line, length)) ? '' : closer
}

/** `"GET / HTTP/1.1" 200 "-"`: several texts in quotes, none of which is the message. */
function hasInnerQuotes({ text, values, delimiter }: SplitLine, length: number): boolean {
  if (delimiter !== null) return false
  const from = text.indexOf('"', values[length - 1]?.end) + 1
  const inner = text.slice(from, text.trimEnd().length - 1).replaceAll(/\\.|""/g, '')
  return inner.includes('"')
}

/** Several workloads, each counted through. */
const namesWorkloads = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.replace(/-\d+$/, ''))).size > 1

const ZONED = /(?:Z|[+-]\d\d:?\d\d|UTC|GMT)$/

/** A zone beats none; of two with zones, the earlier one tells when it happened, the other when it was passed on. */
function isBetterTime(
  texts: readonly string[],
  chosen: (line: SplitLine) => string,
  lines: readonly SplitLine[],
): boolean {
  const before = chosen(lines[0] as SplitLine)
  if (!ZONED.test(texts[0] ?? '') || /^\d{10,19}(?:\.\d+)?$/.test(before)) return false
  if (!ZONED.test(before)) return true
  return texts.every((text, index) => Date.parse(text) < Date.parse(chosen(lines[index] as SplitLine)))
}
