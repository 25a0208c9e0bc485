import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import { skipBlanks } from './scan-token.ts'
import { setMessage } from './set-message.ts'

const MARKS: Readonly<Record<number, Level>> = { 42: 'info', 35: 'warn', 46: 'debug', 45: 'debug' }

/** The `*`, `#`, `.` or `-` that Redis writes behind its date as a level. */
export function parseRedisMark(text: string, at: number, line: ParsedLine): boolean {
  const level = MARKS[text.charCodeAt(at)]
  if (level === undefined || text.charCodeAt(at + 1) !== 32) return false
  line.format = 'redis'
  line.level = level
  setMessage(text, skipBlanks(text, at + 1), line)
  return true
}
