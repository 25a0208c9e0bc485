import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { areMeasuresOf } from './are-measures.ts'
import { columnsOfLines, wordsOf } from './columns-of-lines.ts'
import { LONE_MARKS } from './head-marks.ts'
import { cutSuffix, learnSuffix } from './learn-suffix.ts'
import { areSentences } from './are-sentences.ts'
import type { Column, ColumnRole, LearnedLayout } from './learned-layout.ts'
import { nameParts } from './name-parts.ts'
import { nameSender } from './name-sender.ts'
import { roleOfValues } from './role-of-values.ts'
import type { SplitLine } from './split-head.ts'
import { literalBehind, mostCommon, valueOf, withoutBracket } from './split-values.ts'

const NONE: ReadonlySet<number> = new Set([-1])

/** The layout of lines that are built alike up to `length` columns; the doubtful ones name no one who speaks. */
export function buildLayout(
  lines: readonly SplitLine[],
  length: number,
  doubtful: ReadonlySet<number> = NONE,
): LearnedLayout {
  const { columns, time, taken } = columnsOfLines(lines, length, doubtful)
  nameSender(columns, time, (index) => lines.map((line) => valueOf(line, index)))
  nameParts(columns, lines)
  const message = messageAmong(columns, lines)
  if (message >= 0) return moveMessage(columns, message, time, lines, taken)
  const suffix = learnSuffix(lines, length, taken)
  const end = endOf(lines, length)
  const cut = suffix.length === 0 ? lines : lines.map((line) => ({ ...line, text: cutSuffix(line.text, suffix) }))
  const after = closerOf(end, cut, length)
  // A quote that closes in the midst of the message is its own.
  const isClosed = suffix[0]?.before.charCodeAt(0) === 34
  const isOfMessage = after === '' && !isClosed && lines[0]?.delimiter === null && /.["']$|^"$/.test(end)
  const isFollowedByObject = lines.filter(({ text }) => OBJECT.test(text)).length >= MOST * lines.length
  const start = startOf(lines.map((line) => valueOf(line, 0).charCodeAt(0)))
  const before = isOfMessage ? end.slice(0, -1) || ' ' : end
  return { columns, before, after, start, time, isFollowedByObject, ...(suffix.length > 0 && { tail: suffix }) }
}

/** Where nothing is left behind the columns, the one whose values are sentences is the message. */
function messageAmong(columns: readonly Column[], lines: readonly SplitLine[]): number {
  const { delimiter } = lines[0] as SplitLine
  if (delimiter === null || delimiter === ',' || restOf(lines, columns.length) === null) return -1
  return columns.findIndex(
    ({ kind, role }, index) =>
      kind === 'text' && FREE.has(role) && areSentences(lines.map((line) => valueOf(line, index))),
  )
}

/** What stands behind the last column: nothing, or one name; null where it is a text. */
function restOf(lines: readonly SplitLine[], length: number): readonly string[] | null {
  const { delimiter } = lines[0] as SplitLine
  const rests = lines.map(({ text, values }) => text.slice(values[length - 1]?.end).replaceAll(/^ +|(?<! ) +$/g, ''))
  if (rests.every((rest) => CLOSED.test(rest) || rest === delimiter)) return []
  const names = rests.map((rest) =>
    delimiter !== null && rest.startsWith(delimiter) ? withoutBracket(rest.slice(delimiter.length).trim()) : ' ',
  )
  return names.every((name) => name !== '' && !name.includes(' ')) ? names : null
}

const CLOSED = /^[\])}>"]*$/

const FREE: ReadonlySet<ColumnRole> = new Set(['field', 'thread', 'service', 'logger'])

/** What stands behind the message goes by the mark alone, as it is looked for from the end of the line. */
function moveMessage(
  columns: Column[],
  at: number,
  time: number,
  lines: readonly SplitLine[],
  taken: ReadonlySet<ColumnRole>,
): LearnedLayout {
  const rest = restOf(lines, columns.length) ?? []
  const mark = lines[0]?.delimiter ?? ''
  const known = new Set([...taken].filter((role) => role !== columns[at]?.role))
  const messages = lines.map((line) => valueOf(line, at))
  const numbers = lines.map((line) => valueOf(line, columns.length - 1))
  const role = rest.length === 0 || areMeasuresOf(numbers, rest) ? 'field' : roleOfValues(mark, rest, known)
  const last = rest.length === 0 ? [] : [tailColumn(mark, rest, messages, role, columns.length + 1)]
  const tail = [...columns.slice(at + 1), ...last]
  const start = startOf(lines.map((line) => valueOf(line, 0).charCodeAt(0)))
  const before = columns[at]?.before ?? ''
  // `| 10:15:30 | cart | … |`
  const after = tail.length === 0 && mark !== '' && lines.every(({ text }) => text.trimEnd().endsWith(mark)) ? mark : ''
  return { columns: columns.slice(0, at), before, after, start, time, isFollowedByObject: false, tail }
}

function tailColumn(
  before: string,
  values: readonly string[],
  messages: readonly string[],
  role: ColumnRole,
  number: number,
): Column {
  const words = role === 'level' && wordsOf(values, messages)
  return { before, kind: 'word', role, ...words, gaps: true, name: `column${number}` }
}

/** The literal between the last column and the message. */
function endOf(lines: readonly SplitLine[], length: number): string {
  const { delimiter } = lines[0] as SplitLine
  const ends = lines.map((line) => literalBehind(line, length - 1))
  const end = mostCommon(ends)
  // What differs from line to line is the message's own.
  if (delimiter === null) return twinOf(lines, length, end) ?? headerPart(end)
  const behind = end.indexOf(delimiter) + delimiter.length
  const opener = end.slice(behind).replace(/[^"<]/g, '')
  // Quotes that some lines alone need are taken off when they are read.
  return end.slice(0, behind) + (ends.every((one) => one.startsWith(end)) ? opener : '')
}

/** `**INFO** Order placed`: the marks before the last value close behind it. */
function twinOf(lines: readonly SplitLine[], length: number, end: string): string | undefined {
  const opener = TWINS.exec(lines[0]?.values[length - 1]?.before ?? '')?.[0]
  return opener !== undefined && end.startsWith(opener) ? opener : undefined
}

const TWINS = /([*#=%])\1{0,7}$/

function startOf(codes: readonly number[]): LearnedLayout['start'] {
  if (codes.every(isDigit)) return 'digit'
  return codes.every(isLetter) ? 'letter' : 'other'
}

/** Of the marks before a message only those belong to the header that close or part. */
function headerPart(literal: string): string {
  const match = OF_HEADER.exec(literal)?.[0]
  return match ?? ' '
}

const OF_HEADER = new RegExp(`^[\\])>}":,|;~=${LONE_MARKS}」』】〕-]+(?:<$)?`, 'u')

function closerOf(before: string, lines: readonly SplitLine[], length: number): string {
  const closer = CLOSERS[before.at(-1) ?? '']
  if (closer === undefined || (before.length < 2 && closer !== '"')) return ''
  const whole = `${closer}${CLOSERS[lines[0]?.text.charAt(0) ?? ''] ?? ' '}`
  if (lines.every(({ text }) => OPENERS.has(text.charAt(0)) && text.endsWith(whole))) return whole
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

/** Behind a tab or a blank stands an object, up to the end. */
const OBJECT = /[\t ]\{"[^{}]{0,2000}\}$/
const MOST = 0.9

/** What may hold all of a line. */
const OPENERS: ReadonlySet<string> = new Set(['[', '{'])
const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '<': '>', '{': '}', '"': '"' }
