import { levelAtHead } from '../parse/level-at-head.ts'
import { roleOfField } from '../parse/assign-role.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { parsePairs } from '../parse/parse-embedded.ts'
import { parseAccess } from '../parse/parse-access.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { isUpper } from '../parse/scan-token.ts'
import { takeLastLevel } from '../parse/take-last-level.ts'
import { takeStamp } from '../parse/take-stamp.ts'
import type { Column, LearnedLayout } from './learned-layout.ts'
import { levelInColumn, levelOfPriority } from './level-in-column.ts'
import { SPEAKER_OF_PATH } from './learn-speaker.ts'
import { workloadOf } from './pod-name.ts'
import { PLACED } from './role-of-values.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const MAX_VALUE = 200
const MAX_COLUMNS = 32
const starts = new Int32Array(MAX_COLUMNS)
const ends = new Int32Array(MAX_COLUMNS)
const main = new Stamp()
const other = new Stamp()

/** The time that was scanned last for `main`, so that layouts which start alike scan it once. */
let timeText = ''
let timeAt = -1
let timeEnd = -1

function mainTimeEnd(text: string, at: number): number {
  if (at === timeAt && text === timeText) return timeEnd
  timeText = text
  timeAt = at
  timeEnd = scanTimeColumn(text, at, main)
  return timeEnd
}

/** Where the message starts when the line is built like this, else -1; leaves the values' places in `starts`, `ends`. */
function matchColumns({ columns, before, start, time }: LearnedLayout, text: string): number {
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
      const end = index === time ? mainTimeEnd(text, pos) : scanTimeColumn(text, pos, other)
      if (end < 0) return -1
      starts[index] = pos
      ends[index] = end
      pos = skipLiteral(text, end, next)
    } else {
      const end = valueEnd(text, pos, column, next)
      if (end < 0) return -1
      const after = skipLiteral(text, end, next)
      if (after < 0 || !holds(column, text, pos, end)) return -1
      starts[index] = pos
      ends[index] = end
      pos = after
    }
    if (pos < 0) return -1
  }
  return pos
}

/** Whether the value is of the kind that the column was learned from. */
function holds({ role, gaps, others, before }: Column, text: string, from: number, end: number): boolean {
  if (gaps && isAbsent(text, from, end)) return true
  switch (role) {
    case 'level': {
      const word = text.slice(from, trimmedEnd(text, from, end))
      return (
        levelInColumn(word) !== null ||
        (before === '<' && levelOfPriority(word) !== null) ||
        others?.includes(word) === true
      )
    }
    case 'service':
    case 'pod':
    case 'namespacedPod':
    case 'namespace':
    case 'container':
      return isNameStart(text.charCodeAt(from)) && !isPair(text, from, end)
    case 'logger':
      return !isUpper(text.charCodeAt(from)) || !isLevelWord(text.slice(from, trimmedEnd(text, from, end)))
    case 'processId':
      return isNumber(text, from, end)
    default:
      return true
  }
}

/** `WARNING` where others name themselves. */
const isLevelWord = (word: string): boolean => word === word.toUpperCase() && strongLevelOfWord(word) !== null

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
    if (mark !== 9) while (isBlank(text.charCodeAt(pos))) pos += 1
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
  const stop = next.charCodeAt(0)
  const limit = Math.min(text.length, at + MAX_VALUE)
  if (column.kind === 'text') {
    const open = stop === 93 ? 91 : stop === 41 ? 40 : stop === 62 ? 60 : stop === 125 ? 123 : 0
    let depth = 0
    for (let pos = at; pos < limit; pos += 1) {
      const code = text.charCodeAt(pos)
      if (code === stop) {
        if (depth === 0) return pos
        depth -= 1
      } else if (code === open && open !== 0) depth += 1
    }
    return -1
  }
  // A key, a dash or nothing but blanks ends a word at its blank alone.
  const soft = stop === 32 || stop === 45 || isLetter(stop)
  let pos = at
  for (; pos < limit; pos += 1) {
    const code = text.charCodeAt(pos)
    if (isBlank(code)) break
    if (!soft && code === stop && (stop !== 58 || next.startsWith('::') || endsAtColon(text, pos))) break
  }
  if (pos === at && !(column.gaps && text.charCodeAt(pos) === stop)) return -1
  return pos === text.length && next !== ' ' && next !== '' ? -1 : pos
}

/** `name: ` and `12:20240312:`, but not `a:b`. */
function endsAtColon(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1)
  return isBlank(next) || Number.isNaN(next) || (next >= 48 && next <= 57 && scanTimeColumn(text, at + 1, other) > 0)
}

function trimmedEnd(text: string, from: number, end: number): number {
  let pos = end
  while (pos > from && isBlank(text.charCodeAt(pos - 1))) pos -= 1
  return pos
}

/** Reads a line by the layout; false, with `line` untouched, when it is built otherwise. */
export function readColumns(layout: LearnedLayout, text: string, line: ParsedLine, context: TimeContext): boolean {
  const from = matchColumns(layout, text)
  if (from < 0) return false
  let end = trimmedEnd(text, from, text.length)
  if (layout.after !== '') {
    if (!text.endsWith(layout.after, end)) return false
    end = trimmedEnd(text, from, Math.max(from, end - layout.after.length))
  }
  line.header = true
  line.format = 'columns'
  if (layout.time >= 0) takeStamp(main, line, context)
  const { columns } = layout
  for (let index = 0; index < columns.length; index += 1) {
    const column = columns[index] as Column
    if (column.role === 'time') continue
    const start = starts[index] as number
    take(column, text.slice(start, trimmedEnd(text, start, ends[index] as number)), line)
  }
  line.message = text.slice(from, end)
  if (
    columns.at(-1)?.before.endsWith('=') === true &&
    namesMessage(line.message) &&
    parsePairs(line.message, 0, line, context)
  )
    line.format = 'columns'
  else if (layout.after.endsWith('"')) line.message = line.message.replaceAll('""', '"')
  else if (layout.after.endsWith('"]')) line.message = line.message.replaceAll(/\\(.)/g, '$1')
  else if (line.level === null) takeLastLevel(line)
  if (line.message.charCodeAt(0) === 34 && line.status === undefined && line.message.includes(' HTTP/'))
    parseAccess(line.message, 0, line)
  if (line.level === null && !columns.some(({ role }) => role === 'level')) takeHeadLevel(line)
  return true
}

/** `msg="…" took=3ms` behind the pairs that are columns. */
const namesMessage = (text: string): boolean => roleOfField(PAIR.exec(text)?.[1] ?? '', 0) === 'message'
const PAIR = /^([\w.@-]{1,40})=/

/** `ERROR: …` is a header's, `Error: …` the message's own. */
function takeHeadLevel(line: ParsedLine): void {
  line.level = levelAtHead(line.message)
  const word = line.level === null ? undefined : CAPITALS.exec(line.message)
  if (word !== undefined && word !== null && strongLevelOfWord(word[1] ?? '') === line.level)
    line.message = line.message.slice(word[0].length)
}

const CAPITALS = /^([A-Z]{4,9}): +/

function take({ role, name, before }: Column, value: string, line: ParsedLine): void {
  if (value === '-' || value === '') return
  switch (role) {
    case 'level':
      line.level = before === '<' ? (levelOfPriority(value) ?? levelInColumn(value)) : levelInColumn(value)
      return
    case 'pod':
      line.pod = value
      line.service ??= workloadOf(value)
      return
    case 'namespacedPod': {
      const slash = value.indexOf('/')
      if (slash > 0) line.namespace = value.slice(0, slash)
      line.pod = value.slice(slash + 1)
      line.service ??= workloadOf(line.pod)
      return
    }
    case 'field':
    case 'time':
      line.addField(name, value)
      return
    case 'requestId': {
      const blank = value.indexOf(' ')
      line.requestId = blank < 0 ? value : value.slice(0, blank)
      return
    }
    case 'service': {
      const placed = PLACED.exec(value)
      if (placed !== null) {
        line.service = placed[1] ?? placed[3]
        line.host ??= placed[2]
        return
      }
      const path = SPEAKER_OF_PATH.exec(value)
      if (path !== null) {
        line.service = path[1]
        line.host ??= path[2]
        return
      }
      // `Facturador.exe (6852)`
      const counted = / \((\d{1,9})\)$/.exec(value)
      if (counted !== null) line.processId ??= counted[1]
      line.service = counted === null ? value : value.slice(0, counted.index)
      return
    }
    default:
      line[role] = value
  }
}
