import { levelAtHead } from '../parse/level-at-head.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { parsePairs } from '../parse/parse-embedded.ts'
import { parseAccess } from '../parse/parse-access.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { takeLastLevel } from '../parse/take-last-level.ts'
import { takeStamp } from '../parse/take-stamp.ts'
import type { Column, LearnedLayout } from './learned-layout.ts'
import { ends, main, matchColumns, starts, trimmedEnd } from './match-columns.ts'
import { takeColumn } from './take-column.ts'

/** Reads a line by the layout; false, with `line` untouched, when it is built otherwise. */
export function readColumns(layout: LearnedLayout, text: string, line: ParsedLine, context: TimeContext): boolean {
  const from = matchColumns(layout, text)
  const end = from < 0 ? -1 : messageEnd(layout, text, from)
  if (end < 0) return false
  line.header = true
  line.format = 'columns'
  if (layout.time >= 0) takeStamp(main, line, context)
  takeColumns(layout.columns, text, line)
  line.message = text.slice(from, end)
  readMessage(layout, line, context)
  return true
}

/** Where the message ends that starts at `from`; -1 where the mark is missing that closes the lines of this layout. */
function messageEnd({ after }: LearnedLayout, text: string, from: number): number {
  const end = trimmedEnd(text, from, text.length)
  if (after === '') return end
  return text.endsWith(after, end) ? trimmedEnd(text, from, Math.max(from, end - after.length)) : -1
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
function readMessage({ columns, after }: LearnedLayout, line: ParsedLine, context: TimeContext): void {
  if (columns.at(-1)?.before.endsWith('=') === true && readPairs(line, context)) line.format = 'columns'
  else if (after.endsWith('"')) line.message = line.message.replaceAll('""', '"')
  else if (after.endsWith('"]')) line.message = line.message.replaceAll(/\\(.)/g, '$1')
  else if (line.level === null) takeLastLevel(line)
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
