import { closingBracket, skipSpaces } from '../parse/scan-token.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { wordsOf } from './columns-of-lines.ts'
import type { Column, ColumnRole, LearnedLayout } from './learned-layout.ts'
import { roleOfValues } from './role-of-values.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { mostCommon } from './split-values.ts'

const MIN_LINES = 12
const NEARLY_ALL = 0.95
const MIN_FIELDS = 3
const MAX_FIELDS = 9
const MAX_HEAD = 240
const MIN_TIME = 8
const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>' }
const MARKS = ['|', ';', ','] as const
const stamp = new Stamp()

interface Bracketed {
  readonly fields: readonly string[]
  readonly message: string
}

/** `(10:15:30, info, cart) …`: one bracket at the head of nearly all lines holds their whole header, between marks. */
export function layoutInBracket(texts: readonly string[]): LearnedLayout | null {
  const opener = mostCommon(texts.map((text) => text.charAt(0)))
  const own = texts.filter((text) => text.startsWith(opener))
  if (CLOSERS[opener] === undefined || own.length < MIN_LINES) return null
  for (const mark of MARKS) {
    const found = own.map((text) => bracketOf(text, mark))
    const count = Number(mostCommon(found.map((one) => String(one?.fields.length ?? 0))))
    const alike = found.filter((one) => one?.fields.length === count) as Bracketed[]
    if (count < MIN_FIELDS || count > MAX_FIELDS || alike.length < NEARLY_ALL * own.length) continue
    return layoutOf(opener, mark, alike, count)
  }
  return null
}

function bracketOf(text: string, mark: string): Bracketed | null {
  const close = closingBracket(text, 0, MAX_HEAD)
  const at = close < 0 ? text.length : skipSpaces(text, close + 1)
  if (at === text.length || text.charCodeAt(1) === 34) return null
  const fields = text
    .slice(1, close)
    .split(mark)
    .map((field) => field.trim())
  return { fields, message: text.slice(at) }
}

function layoutOf(opener: string, mark: string, lines: readonly Bracketed[], count: number): LearnedLayout | null {
  const texts = Array.from({ length: count }, (_, index) => lines.map(({ fields }) => fields[index] ?? ''))
  const time = texts.findIndex((values) => values.every(isTime))
  if (time < 0) return null
  const messages = lines.map(({ message }) => message)
  const taken = new Set<ColumnRole>(['time'])
  const columns = texts.map((values, index): Column => {
    const before = index === 0 ? opener : mark
    const name = `column${index + 1}`
    if (index === time) return { before, kind: 'time', role: 'time', gaps: false, name }
    const role = roleOfValues(mark, values, taken)
    if (role !== 'field') taken.add(role)
    const gaps = values.includes('') || values.includes('-')
    return { before, kind: 'text', role, ...(role === 'level' && wordsOf(values, messages)), gaps, name }
  })
  const start = time === 0 && texts[0]?.every((value) => /^\d/.test(value)) === true ? 'digit' : 'other'
  return { columns, before: CLOSERS[opener] ?? '', after: '', start, time, isFollowedByObject: false }
}

const isTime = (field: string): boolean => field.length >= MIN_TIME && scanTimeColumn(field, 0, stamp) === field.length
