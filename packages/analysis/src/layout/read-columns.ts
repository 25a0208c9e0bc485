import { levelAtHead } from '../parse/level-at-head.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { parsePairs } from '../parse/parse-embedded.ts'
import { parseAccess } from '../parse/parse-access.ts'
import { cutObject } from '../parse/finish-message.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { takeLastLevel } from '../parse/take-last-level.ts'
import { takeStamp } from '../parse/take-stamp.ts'
import type { Column, LearnedLayout } from './learned-layout.ts'
import { ends, main, matchColumns, starts, trimmedEnd } from './match-columns.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { takeColumn } from './take-column.ts'

/** Reads a line by the layout; false, with `line` untouched, when it is built otherwise. */
export function readColumns(layout: LearnedLayout, text: string, line: ParsedLine, context: TimeContext): boolean {
  const from = matchColumns(layout, text)
  const tailed = from < 0 ? -1 : tailStart(layout, text, from)
  const end = tailed < 0 ? -1 : messageEnd(layout, text, from, tailed)
  if (end < 0) return false
  line.header = true
  line.format = 'columns'
  if (layout.time >= 0) takeStamp(main, line, context)
  takeColumns(layout.columns, text, line)
  if (layout.tail !== undefined) takeTail(layout.tail, text, tailed, line)
  line.message = text.slice(from, end)
  readMessage(layout, line, context)
  return true
}

/** Where the message ends that starts at `from`; -1 where the mark is missing that closes the lines of this layout. */
function messageEnd({ after }: LearnedLayout, text: string, from: number, tailed: number): number {
  const end = trimmedEnd(text, from, tailed)
  if (after === '') return end
  return text.endsWith(after, end) ? trimmedEnd(text, from, Math.max(from, end - after.length)) : -1
}

/** Where the fields behind the message start; -1 where the line has fewer. */
function tailStart({ columns, tail, time }: LearnedLayout, text: string, from: number): number {
  if (tail === undefined) return text.length
  let end = text.length
  for (let index = tail.length - 1; index >= 0; index -= 1) {
    const at = text.lastIndexOf((tail[index] as Column).before, end - 1)
    if (at < from || !closesTail(tail[index] as Column, text, at, end)) return -1
    if (columns.length + 1 + index === time && !scansTime(text, at + (tail[index] as Column).before.length)) return -1
    end = at
  }
  return end
}

/** Behind an opening bracket stands one name up to the end. */
const closesTail = (column: Column, text: string, at: number, end: number): boolean =>
  !isOpened(column) || ENCLOSED.test(text.slice(at + column.before.length, end))

const ENCLOSED = /^[\w.$/@-]{1,80} {0,40}[\])]\s{0,4}$/
const isOpened = ({ before }: Column): boolean => before === ' [' || before === ' ('

const scansTime = (text: string, at: number): boolean => scanTimeColumn(text, skipBlanks(text, at), main) > 0

/** Behind an opening bracket without the one that closes it. */
const tailValue = (column: Column, text: string): string =>
  isOpened(column) ? text.trimEnd().slice(0, -1).trimEnd() : text.trim()

function takeTail(tail: readonly Column[], text: string, at: number, line: ParsedLine): void {
  let pos = at
  for (const [index, column] of tail.entries()) {
    const start = pos + column.before.length
    const next = tail[index + 1]
    const end = next === undefined ? text.length : text.indexOf(next.before, start)
    if (column.role !== 'time') takeColumn(column, tailValue(column, text.slice(start, end)), line)
    pos = end
  }
}

function takeColumns(columns: readonly Column[], text: string, line: ParsedLine): void {
  for (let index = 0; index < columns.length; index += 1) {
    const column = columns[index] as Column
    if (column.role === 'time') continue
    const start = starts[index] as number
    takeColumn(column, text.slice(start, trimmedEnd(text, start, ends[index] as number)), line)
  }
}

/** What else the message says of the line. */
function readMessage(
  { columns, after, isFollowedByObject }: LearnedLayout,
  line: ParsedLine,
  context: TimeContext,
): void {
  if (columns.at(-1)?.before.endsWith('=') === true && readPairs(line, context)) line.format = 'columns'
  else if (after.endsWith('"')) line.message = line.message.replaceAll('""', '"')
  else if (after.endsWith('"]')) line.message = line.message.replaceAll(/\\(.)/g, '$1')
  else if (line.level === null) takeLastLevel(line)
  if (isFollowedByObject && line.message.charCodeAt(line.message.length - 1) === 125)
    cutObject(line.message, line, context)
  if (isRequest(line)) parseAccess(line.message, 0, line)
  if (line.level === null && !columns.some(({ role }) => role === 'level')) takeHeadLevel(line)
}

/** `msg="…" took=3ms` behind the pairs that are columns. */
const readPairs = (line: ParsedLine, context: TimeContext): boolean =>
  namesMessage(line.message) && parsePairs(line.message, 0, line, context)
const namesMessage = (text: string): boolean => roleOfField(PAIR.exec(text)?.[1] ?? '', 0) === 'message'
const PAIR = /^([\w.@-]{1,40})=/

/** `"GET / HTTP/1.1" 200 12` */
const isRequest = ({ message, status }: ParsedLine): boolean =>
  message.charCodeAt(0) === 34 && status === undefined && message.includes(' HTTP/')

/** `ERROR: …` is a header's, `Error: …` the message's own. */
function takeHeadLevel(line: ParsedLine): void {
  line.level = levelAtHead(line.message)
  const word = line.level === null ? undefined : CAPITALS.exec(line.message)
  if (word !== undefined && word !== null && strongLevelOfWord(word[1] ?? '') === line.level)
    line.message = line.message.slice(word[0].length)
}

const CAPITALS = /^([A-Z]{4,9}): +/
