import { CLOSERS } from './closers.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { scanTimeColumn } from './scan-time-column.ts'

/** Where a field stands, without the blanks around it. */
interface RowField {
  readonly start: number
  readonly end: number
}

const MAX_FIELDS = 24
const MAX_ENCLOSED = 80
/** A key before the value: `Severity: `, `sev=`. */
const KEY = /^[\p{L}_][\p{L}\d_.-]{0,24}(?:: ?|=)/u
const stamp = new Stamp()

/** The fields between a mark, which parts nothing within a time or what a bracket or quotes enclose. */
export function splitRow(text: string, mark: string): RowField[] {
  const fields: RowField[] = []
  let start = 0
  while (fields.length < MAX_FIELDS) {
    const found = text.indexOf(mark, skipValue(text, start, mark))
    if (found < 0) break
    fields.push(trimmed(text, start, found))
    start = found + mark.length
  }
  fields.push(trimmed(text, start, text.length))
  return fields
}

/** Behind the time, or the bracket, that a field begins with; else where it begins. */
function skipValue(text: string, start: number, mark: string): number {
  let at = start
  while (text.charCodeAt(at) === 32) at += 1
  at += KEY.exec(text.slice(at, at + 32))?.[0].length ?? 0
  const closer = CLOSERS[text.charAt(at)]
  const inner = scanTimeColumn(text, closer === undefined ? at : at + 1, stamp)
  if (inner > 0 && stamp.kind !== 'date') return inner
  if (closer === undefined) return start
  const close = closer === '"' ? closingQuote(text, at) : text.indexOf(closer, at + 1)
  const end = close + 1
  return close > at &&
    (closer === '"' || end - at < MAX_ENCLOSED) &&
    (end === text.length || text.startsWith(mark, end))
    ? end
    : start
}

/** Two of them stand for one that is said. */
function closingQuote(text: string, at: number): number {
  let close = text.indexOf('"', at + 1)
  while (close > 0 && text.charAt(close + 1) === '"') close = text.indexOf('"', close + 2)
  return close
}

function trimmed(text: string, from: number, to: number): RowField {
  let [start, end] = [from, to]
  while (start < end && isBlank(text.charCodeAt(start))) start += 1
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1
  return { start, end }
}

const isBlank = (code: number): boolean => code === 32 || code === 9
