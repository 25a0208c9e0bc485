import { isGeneric } from '../parse/service-of-name.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import type { Column, ColumnRole } from './learned-layout.ts'
import type { SplitLine } from './split-head.ts'
import { literalBehind, valueOf } from './split-values.ts'

/** Of names in brackets some are those of a program's parts and threads: the program speaks, or nobody in the line. */
export function nameParts(columns: Column[], lines: readonly SplitLine[]): void {
  const index = columns.findIndex(({ role, before }) => role === 'service' && before.endsWith('['))
  if (index < 1 || !lines.every((line) => literalBehind(line, index).startsWith(']'))) return
  const free = FREE.find((role) => columns.every((column) => column.role !== role)) ?? 'field'
  if (isProgramBefore(columns, index, lines)) {
    columns[index] = { ...(columns[index] as Column), role: free }
    columns[index - 1] = { ...(columns[index - 1] as Column), role: 'service' }
  } else if (isBeforeClass(columns, index, lines) && areThreads(lines.map((line) => valueOf(line, index))))
    columns[index] = { ...(columns[index] as Column), role: 'thread' }
}

const FREE: readonly ColumnRole[] = ['logger', 'thread']

/** `ticketd[notify] …`: in all lines the same name touches the bracket. */
function isProgramBefore(columns: readonly Column[], index: number, lines: readonly SplitLine[]): boolean {
  const name = valueOf(lines[0] as SplitLine, index - 1)
  if (columns[index - 1]?.role !== 'field' || !PROGRAM.test(name)) return false
  if (isGeneric(name.toLowerCase()) || strongLevelOfWord(name) !== null) return false
  return lines.every(
    (line) => valueOf(line, index - 1) === name && line.values[index]?.start === (line.values[index - 1]?.end ?? 0) + 1,
  )
}

const PROGRAM = /^\p{L}[\p{L}\d_-]{2,40}$/u

/** `[quote-2] INFO  QuoteFlow - …`: what a class logs comes from a thread. */
function isBeforeClass(columns: readonly Column[], index: number, lines: readonly SplitLine[]): boolean {
  const logger = columns.findIndex(({ role }, at) => at > index && role === 'logger')
  if (logger < 0 || columns.some(({ role }) => role === 'thread')) return false
  return lines.filter((line) => CLASS.test(valueOf(line, logger))).length >= MOST * lines.length
}

const CLASS = /^(?:[a-z]\w*\.){0,12}[A-Z](?=\w{0,60}[a-z])\w*$/

/** Most of them are one name that is counted through. */
function areThreads(names: readonly string[]): boolean {
  const counts = new Map<string, Set<string>>()
  let counted = 0
  for (const name of names) {
    const [, stem, number = ''] = NUMBERED.exec(name) ?? []
    if (stem === undefined) continue
    counted += 1
    const numbers = counts.get(stem)
    if (numbers === undefined) counts.set(stem, new Set([number]))
    else numbers.add(number)
  }
  if (counted < MOST * names.length) return false
  return [...counts.values()].some(({ size }) => size >= MIN_NUMBERS) && counts.size <= MAX_STEMS
}

const NUMBERED = /^(\p{L}[\p{L}\d_.-]{0,40}?)[-_#]?(\d{1,4})$/u
const MOST = 0.7
const MIN_NUMBERS = 4
const MAX_STEMS = 2
