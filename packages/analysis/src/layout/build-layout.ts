import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { keyOfAll } from './is-regular-column.ts'
import { areSentences, learnTail } from './learn-tail.ts'
import { levelsOfColumn } from './levels-of-column.ts'
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
  const message = messageAmong(columns, lines)
  if (message >= 0) return moveMessage(columns, message, time, lines)
  const tail = tailOf(lines, length, taken)
  const end = endOf(lines, length)
  const after = tail.length > 0 ? '' : closerOf(end, lines, length)
  // A quote that closes in the midst of the message is its own.
  const isOfMessage = after === '' && first.delimiter === null && /.["']$/.test(end)
  const isFollowedByObject = lines.filter(({ text }) => OBJECT.test(text)).length >= MOST * lines.length
  const start = startOf(lines.map((line) => valueOf(line, 0).charCodeAt(0)))
  const before = isOfMessage ? end.slice(0, -1) : end
  return { columns, before, after, start, time, isFollowedByObject, ...(tail.length > 0 && { tail }) }
}

/** Where nothing is left behind the columns, the one whose values are sentences is the message. */
function messageAmong(columns: readonly Column[], lines: readonly SplitLine[]): number {
  const { delimiter } = lines[0] as SplitLine
  if (delimiter === null || delimiter === ',' || restOf(lines, columns.length) === null) return -1
  return columns.findIndex(
    ({ kind, role }, index) =>
      kind === 'text' && FREE.has(role) && index > 0 && areSentences(lines.map((line) => valueOf(line, index))),
  )
}

/** What stands behind the last column: nothing, or one name; null where it is a text. */
function restOf(lines: readonly SplitLine[], length: number): readonly string[] | null {
  const { delimiter } = lines[0] as SplitLine
  const rests = lines.map(({ text, values }) => text.slice(values[length - 1]?.end).replaceAll(/^ +|(?<! ) +$/g, ''))
  if (rests.every((rest) => CLOSED.test(rest))) return []
  const names = rests.map((rest) =>
    delimiter !== null && rest.startsWith(delimiter) ? rest.slice(delimiter.length).trim() : ' ',
  )
  return names.every((name) => name !== '' && !name.includes(' ')) ? names : null
}

const CLOSED = /^[\])}>"]*$/

const FREE: ReadonlySet<ColumnRole> = new Set(['field', 'thread', 'service', 'logger'])

/** What stands behind the message goes by the mark alone, as it is looked for from the end of the line. */
function moveMessage(columns: Column[], at: number, time: number, lines: readonly SplitLine[]): LearnedLayout {
  const rest = restOf(lines, columns.length) ?? []
  const mark = lines[0]?.delimiter ?? ''
  const last: Column[] =
    rest.length === 0
      ? []
      : [{ before: mark, kind: 'word', role: 'field', gaps: true, name: `column${columns.length + 1}` }]
  const tail = [...columns.slice(at + 1), ...last]
  const start = startOf(lines.map((line) => valueOf(line, 0).charCodeAt(0)))
  const before = columns[at]?.before ?? ''
  return { columns: columns.slice(0, at), before, after: '', start, time, isFollowedByObject: false, tail }
}

/** The columns behind the message. */
function tailOf(lines: readonly SplitLine[], length: number, taken: Set<ColumnRole>): Column[] {
  const { delimiter } = lines[0] as SplitLine
  return (learnTail(lines, length) ?? []).map((own, index) => {
    const before = `${delimiter ?? ''}${keyOfAll(own)}`
    const values = own.map((value) => value.slice(before.length - (delimiter ?? '').length))
    const role = roleOfValues(before, values, taken)
    if (role !== 'field') taken.add(role)
    const name = `column${length + index + 2}`
    return { before, kind: 'word', role, ...(role === 'level' && wordsOf(values)), gaps: true, name }
  })
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
    ...(role === 'level' && wordsOf(own)),
    gaps: own.includes('-') || own.includes(''),
    name: /(?<![\w.@-])([\w.@-]+)[=:]$/.exec(before)?.[1] ?? `column${index + 1}`,
  }
}

function kindOf(lines: readonly SplitLine[], index: number): Column['kind'] {
  const kind = lines[0]?.values[index]?.kind
  if (kind === 'time') return 'time'
  if (lines.some((line) => line.values[index]?.kind === 'text')) return 'text'
  return kind === 'part' ? 'part' : 'word'
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
  const [first = -1, second = -1] = columns.flatMap(({ role, kind }, index) =>
    role === 'time' || kind === 'time' ? [index] : [],
  )
  const isPassedOn = first < time && sender >= 0 && speaker < time && speaker === sender + 1
  const isSent = first < sender && sender < second && second < speaker
  if (!(isPassedOn || isSent) || isVaried(sender) || !isVaried(speaker)) return
  columns[sender] = {
    ...(columns[sender] as Column),
    role: columns.some(({ role }) => role === 'host') ? 'field' : 'host',
  }
  columns[speaker] = { ...(columns[speaker] as Column), role: 'service' }
}

/** Words in the column that name no level are kept, so that their lines are read, too. */
function wordsOf(texts: readonly string[]): Pick<Column, 'others' | 'levels' | 'isNumeric'> {
  const levels = levelsOfColumn(texts)
  const isKnown = (text: string): boolean => (levels?.[text] ?? levelInColumn(text)) !== null
  const others = [...new Set(texts)].filter((text) => text !== '' && text !== '-' && !isKnown(text))
  const isNumeric = texts.some((text) => DIGITS.test(text))
  return {
    ...(others.length > 0 && { others }),
    ...(levels !== null && { levels }),
    ...(isNumeric && { isNumeric }),
  }
}

function startOf(codes: readonly number[]): LearnedLayout['start'] {
  if (codes.every(isDigit)) return 'digit'
  return codes.every(isLetter) ? 'letter' : 'other'
}

/** Of the marks before a message only those belong to the header that close or part. */
function headerPart(literal: string): string {
  const match = /^[\])>}":,|;~=›»→•·—–▶►❯➜⇒│」』】〕-]+(?:<$)?/.exec(literal)?.[0]
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

const DIGITS = /^\d/

/** Behind a tab or a blank stands an object, up to the end. */
const OBJECT = /[\t ]\{"[^{}]{0,2000}\}$/
const MOST = 0.9

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
