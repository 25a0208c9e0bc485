import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { keyOfAll } from './is-regular-column.ts'
import type { Column, ColumnRole, LearnedLayout } from './learned-layout.ts'
import { levelInColumn } from './level-in-column.ts'
import { looksLikePods, roleOfValues } from './role-of-values.ts'
import type { SplitLine, SplitValue } from './split-head.ts'
import { literalBehind, mostCommon, valueOf } from './split-values.ts'

/** The layout of lines that are built alike up to `length` columns. */
export function buildLayout(lines: readonly SplitLine[], length: number): LearnedLayout {
  const taken = new Set<ColumnRole>()
  const columns: Column[] = []
  const first = lines[0] as SplitLine
  if (first.values.slice(0, length).some(({ type }) => type === 'L')) taken.add('level')
  let time = -1
  for (let index = 0; index < length; index += 1) {
    const texts = textsOf(lines, index)
    const role = roleOfColumn(lines, index, texts, taken, time < 0)
    const isTime = (first.values[index] as SplitValue).type === 'T'
    if (isTime && (time < 0 || isBetterTime(texts.own, (line) => valueOf(line, time), lines))) time = index
    if (role !== 'field') taken.add(role)
    columns.push(columnOf(lines, index, texts, role))
  }
  nameSender(columns, time, (index) => new Set(lines.map((line) => valueOf(line, index))).size > 1)
  const end = endOf(lines, length)
  const after = closerOf(end, lines, length)
  // A quote that closes in the midst of the message is its own.
  const isOfMessage = after === '' && first.delimiter === null && /.["']$/.test(end)
  const start = startOf(lines.map((line) => valueOf(line, 0).charCodeAt(0)))
  return { columns, before: isOfMessage ? end.slice(0, -1) : end, after, start, time }
}

/** What stands in a column, and the literal before it, which ends with the key that all of its values begin with. */
interface ColumnTexts {
  readonly before: string
  readonly own: readonly string[]
}

function textsOf(lines: readonly SplitLine[], index: number): ColumnTexts {
  const { before, type } = (lines[0] as SplitLine).values[index] as SplitValue
  const whole = lines.map((line) => valueOf(line, index))
  const key = type === 'v' ? keyOfAll(whole) : ''
  if (key === '') return { before, own: whole }
  return { before: `${before.trim()}${key}`, own: whole.map((text) => text.slice(key.length)) }
}

function roleOfColumn(
  lines: readonly SplitLine[],
  index: number,
  { before, own }: ColumnTexts,
  taken: ReadonlySet<ColumnRole>,
  isBeforeTime: boolean,
): ColumnRole {
  const { delimiter, values } = lines[0] as SplitLine
  const { type } = values[index] as SplitValue
  if (type === 'T') return 'time'
  if (type === 'L') return 'level'
  if (lines.every((line) => literalBehind(line, index).startsWith('()'))) return 'field'
  const role = roleOfValues(before, own, taken)
  // Between marks, the name before the clock is that of the service that wrote the line.
  if (role === 'logger' && isBeforeTime && delimiter !== null && !taken.has('service')) return 'service'
  return role === 'host' && arePods(own, taken) ? 'pod' : role
}

const arePods = (texts: readonly string[], taken: ReadonlySet<ColumnRole>): boolean =>
  !taken.has('pod') && !taken.has('service') && looksLikePods(texts) && namesWorkloads(texts)

function columnOf(lines: readonly SplitLine[], index: number, { before, own }: ColumnTexts, role: ColumnRole): Column {
  return {
    before,
    kind: kindOf(lines, index),
    role,
    ...(role === 'level' && othersOf(own)),
    gaps: own.includes('-') || own.includes(''),
    name: /(?<![\w.@-])([\w.@-]+)[=:]$/.exec(before)?.[1] ?? `column${index + 1}`,
  }
}

function kindOf(lines: readonly SplitLine[], index: number): Column['kind'] {
  if (lines[0]?.values[index]?.kind === 'time') return 'time'
  return lines.some((line) => line.values[index]?.kind === 'text') ? 'text' : 'word'
}

/** The literal between the last column and the message. */
function endOf(lines: readonly SplitLine[], length: number): string {
  const { delimiter } = lines[0] as SplitLine
  const end = mostCommon(lines.map((line) => literalBehind(line, length - 1)))
  // What differs from line to line is the message's own.
  if (delimiter === null) return headerPart(end)
  const behind = end.indexOf(delimiter) + delimiter.length
  return end.slice(0, behind) + end.slice(behind).replace(/[^"<]/g, '')
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

const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '<': '>', '{': '}', '"': '"' }
