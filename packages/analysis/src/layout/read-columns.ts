import { levelAtHead } from '../parse/level-at-head.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { isOfOtherTimes } from '../parse/is-of-other-times.ts'
import { parsePairs } from '../parse/parse-embedded.ts'
import { parseAccess } from '../parse/parse-access.ts'
import { cutObject } from '../parse/finish-message.ts'
import { indexOfProtocol } from '../parse/index-behind.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import { readBracket } from '../parse/read-bracket.ts'
import { takeLastLevel } from '../parse/take-last-level.ts'
import { takeStamp } from '../parse/take-stamp.ts'
import type { ColumnMatch } from './column-match.ts'
import type { Column, LearnedLayout } from './learned-layout.ts'
import { levelInCells } from './level-among-words.ts'
import { matchColumns, trimmedEnd } from './match-columns.ts'
import { withoutBracket } from './split-values.ts'
import { takeColumn } from './take-column.ts'

/** Reads a line by the layout; false, with `line` untouched, when it is built otherwise, or its time is not one of its `source`. */
export function readColumns(
  layout: LearnedLayout,
  text: string,
  line: ParsedLine,
  context: TimeContext,
  match: ColumnMatch,
  source?: SourceLayout,
): boolean {
  const start = matchColumns(layout, text, match)
  const from = start < 0 ? -1 : skipGlued(text, start)
  const tailed = from < 0 ? -1 : tailStart(layout, text, from, match)
  const end = tailed < 0 ? -1 : messageEnd(layout, text, from, tailed)
  if (end < 0) return false
  if (source !== undefined && layout.time > 0 && isOfOtherTimes(match.time, context, source)) return false
  line.header = true
  line.format = 'columns'
  if (layout.time >= 0) takeStamp(match.time, line, context)
  takeColumns(layout.columns, text, line, context, match)
  if (layout.tail !== undefined) takeTail(layout.tail, text, tailed, line, context)
  line.message = text.slice(from, end)
  readMessage(layout, line, context)
  line.awaitsBody = line.level === null && METHOD.test(line.message)
  if (line.message.length <= MAX_STATE && STATE.test(line.message) && isRow(layout.columns))
    line.message = rowOf(text, layout, match)
  return true
}

/** `… org.example.Boot start`: java.util.logging says where, and the next line what. */
const METHOD = /^(?:[a-z][\w$]{1,60}|<(?:cl)?init>)$/

/** `…|TT-203|184.5|degC|GOOD`: what is left is no sentence. */
const STATE = /^(?:[A-Z]{2,8})?$/
const MAX_STATE = 8

/** Fields alone, and no sentence: what they hold is what the line says. */
const isRow = (columns: readonly Column[]): boolean =>
  columns.reduce((fields, { role }) => fields + (role === 'field' ? 1 : 0), 0) > 1

/** Behind the clock, where the line begins with it. */
const rowOf = (text: string, { time, start }: LearnedLayout, { ends }: ColumnMatch): string =>
  time === 0 && start === 'digit' ? text.slice(ends[0]).replace(/^[\s;|,]+/, '') : text

/** `[12][C-cb354076] Called …`: a bracket right behind the header's, with an id in it, is one of the header. */
function skipGlued(text: string, at: number): number {
  if (text.charCodeAt(at) !== 91 || text.charCodeAt(at - 1) !== 93) return at
  GLUED.lastIndex = at
  return at + (GLUED.exec(text)?.[0].length ?? 0)
}

const GLUED = /\[(?=[^\]]{0,40}\d)[\w.:-]{1,40}\]\s+/y

/** Where the message ends that starts at `from`; -1 where the mark is missing that closes the lines of this layout. */
function messageEnd({ after }: LearnedLayout, text: string, from: number, tailed: number): number {
  const end = trimmedEnd(text, from, tailed)
  if (after === '') return end
  return text.endsWith(after, end) ? trimmedEnd(text, from, Math.max(from, end - after.length)) : -1
}

/** Where the fields behind the message start; -1 where the line has fewer. */
function tailStart({ columns, tail, time }: LearnedLayout, text: string, from: number, match: ColumnMatch): number {
  if (tail === undefined) return text.length
  let end = text.length
  for (let index = tail.length - 1; index >= 0; index -= 1) {
    const column = tail[index] as Column
    const at = text.lastIndexOf(column.before, end - 1)
    if (at < from || !closesTail(column, text, at, end)) return -1
    const start = at + column.before.length
    if (columns.length + 1 + index === time && match.timeEnd(text, skipBlanks(text, start)) < 0) return -1
    end = at
  }
  return end
}

/** Whether a value stands up to `end` as a column's values do. */
function closesTail({ before, after }: Column, text: string, at: number, end: number): boolean {
  if (after !== undefined) return text.endsWith(after, end)
  const value = text.slice(at + before.length, end)
  if (opensBracket(before)) return ENCLOSED.test(value)
  return !isSetOff(before) || isWord(value)
}

/** Behind an opening bracket stands one name up to the end. */
const opensBracket = (before: string): boolean => before === ' [' || before === ' ('
const ENCLOSED = /^[\w.$/@-]{1,80} {0,40}[\])]\s{0,4}$/

/** A mark behind a blank: the word behind it is the line's last. */
const isSetOff = (before: string): boolean => before.charCodeAt(0) === 32

const isWord = (text: string): boolean => !text.trim().includes(' ')

/** Without the bracket that closes behind it, or those around it. */
function tailValue({ before, after }: Column, text: string): string {
  const value = text.trim()
  if (after !== undefined) return value.slice(0, value.length - after.length)
  return opensBracket(before) ? value.slice(0, -1).trimEnd() : withoutBracket(value)
}

function takeTail(tail: readonly Column[], text: string, at: number, line: ParsedLine, context: TimeContext): void {
  let pos = at
  for (const [index, column] of tail.entries()) {
    const start = pos + column.before.length
    const next = tail[index + 1]
    const end = next === undefined ? text.length : text.indexOf(next.before, start)
    if (column.role !== 'time') takeColumn(column, tailValue(column, text.slice(start, end)), line, context)
    pos = end
  }
}

function takeColumns(
  columns: readonly Column[],
  text: string,
  line: ParsedLine,
  context: TimeContext,
  { starts, ends }: ColumnMatch,
): void {
  for (let index = 0; index < columns.length; index += 1) {
    const column = columns[index] as Column
    if (column.role === 'time') continue
    const start = starts[index] as number
    takeColumn(column, text.slice(start, trimmedEnd(text, start, ends[index] as number)), line, context)
  }
}

/** What else the message says of the line. */
function readMessage(
  { columns, before, after, isFollowedByObject }: LearnedLayout,
  line: ParsedLine,
  context: TimeContext,
): void {
  if (after === '') unquote(line, before, context)
  if (line.level === null) skipContainer(line)
  if (columns.at(-1)?.before.endsWith('=') === true && readPairs(line, context)) line.format = 'columns'
  else if (after.endsWith('"')) line.message = line.message.replaceAll('""', '"')
  else if (after.endsWith('"]') || after.endsWith('"}')) line.message = line.message.replaceAll(/\\(.)/g, '$1')
  else if (line.level === null) takeLastLevel(line)
  if (isFollowedByObject && line.message.charCodeAt(line.message.length - 1) === 125)
    cutObject(line.message, line, context)
  if (isRequest(line)) parseAccess(line.message, 0, line)
  if (line.level === null && !columns.some(({ role }) => role === 'level')) takeOwnLevel(before, line)
}

const CONTAINER = /^([a-z][\w.-]{1,40}) (?=(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL) +\S)/

/** A collector's column of the container, before the program's own level. */
function skipContainer(line: ParsedLine): void {
  const container = CONTAINER.exec(line.message)
  if (container === null) return
  line.container ??= container[1]
  line.message = line.message.slice(container[0].length)
}

/** Marks between which a field may stand in quotes. */
const QUOTING = /[;,|\t]"?$/

/** `"order placed" ms=4 user=7` */
function takeQuoted(line: ParsedLine, context: TimeContext): void {
  const [whole, text = '', pairs = ''] =
    line.message.charCodeAt(0) === 34 ? (BEFORE_PAIRS.exec(line.message) ?? []) : []
  if (whole === undefined || !readBracket(pairs, line, context)) return
  line.message = text
}

const BEFORE_PAIRS = /^"([^"]{1,4000})" ([A-Za-z_][\w.-]{0,30}=[^\s"]{1,80}(?: [^\s"=]{1,30}=[^\s"]{1,80}){0,8})$/

/** `"queue ""mail-out"" is full"` */
function unquote(line: ParsedLine, before: string, context: TimeContext): void {
  if (before === ' ') takeQuoted(line, context)
  const isOpened = before.charCodeAt(before.length - 1) === 34
  if (!(isOpened || line.message.charCodeAt(0) === 34) || !QUOTING.test(before)) return
  const quoted = isOpened ? `"${line.message}` : line.message
  const text = QUOTED.exec(quoted)?.[1] ?? LISTED.exec(quoted)?.[1]
  if (text !== undefined) line.message = text.replaceAll('""', '"')
}

const QUOTED = /^"((?:[^"]|"")*)"$/
/** Behind the one text that is quoted stand further columns: `"Port 8: up",7311230,0x0,,PA-3220`. */
const LISTED = /^"((?:[^"]|""){3,4000})"(?:,[^\s",]{0,80}){2,40}$/

/** `msg="…" took=3ms` behind the pairs that are columns. */
const readPairs = (line: ParsedLine, context: TimeContext): boolean =>
  namesMessage(line.message) && parsePairs(line.message, 0, line, context)
const namesMessage = (text: string): boolean => roleOfField(PAIR.exec(text)?.[1] ?? '', 0) === 'message'
const PAIR = /^([\w.@-]{1,40})=/

/** `"GET / HTTP/1.1" 200 12` */
const isRequest = ({ message, status }: ParsedLine): boolean =>
  message.charCodeAt(0) === 34 && status === undefined && indexOfProtocol(message) >= 0

function takeOwnLevel(before: string, line: ParsedLine): void {
  takeHeadLevel(line)
  line.level ??= levelInCells(line.message, before)
}

/** `ERROR: …` is a header's, `Error: …` the message's own. */
function takeHeadLevel(line: ParsedLine): void {
  line.level = levelAtHead(line.message)
  const word = line.level === null ? undefined : CAPITALS.exec(line.message)
  if (word !== undefined && word !== null && strongLevelOfWord(word[1] ?? '') === line.level)
    line.message = line.message.slice(word[0].length)
}

const CAPITALS = /^([A-Z]{4,9}): +/
