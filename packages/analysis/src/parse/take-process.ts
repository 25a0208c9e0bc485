import type { ParsedLine } from './parsed-line.ts'
import { isDigit } from './scan-clock.ts'
import { endOfWord, skipBlanks } from './scan-token.ts'

/** `vpxd[45715]` and `sts[23:worker-1]` after a level name the process. */
export function takeProcess(text: string, pos: number, end: number, line: ParsedLine): number {
  const match = /^([A-Za-z][\w.-]*)\[(\d*)(:[\w.-]*|[A-Za-z_.-][\w.-]*|)\]:?$/.exec(text.slice(pos, end))
  if (match === null) return -1
  // A process of its own is a program's.
  if (match[2] !== '' && PROGRAM.test(match[1] ?? '')) line.service ??= match[1]
  else line.logger ??= match[1]
  if (match[2] !== '') line.processId ??= match[2]
  const thread = (match[3] ?? '').replace(/^:/, '')
  if (thread !== '') line.thread ??= thread
  return end
}

const PROGRAM = /^[a-z][a-z\d_-]{1,30}$/

/** A number before the logger: Spring's 'INFO 93649 --- [', nginx' '31#31: *7 message'. Answers its end, or -1. */
export function takeNumber(text: string, pos: number, end: number, line: ParsedLine): number {
  let digits = pos
  while (isDigit(text.charCodeAt(digits))) digits += 1
  if (text.charCodeAt(digits) === 35 && text.charCodeAt(end - 1) === 58 && end - digits < 12) {
    line.processId ??= text.slice(pos, digits)
    return takeConnection(text, end, line)
  }
  if (digits !== end || digits - pos > 9 || !isBeforeColumns(text, end)) return -1
  line.processId ??= text.slice(pos, end)
  return end
}

/** `*7` behind nginx' process. */
function takeConnection(text: string, end: number, line: ParsedLine): number {
  const star = skipBlanks(text, end)
  if (text.charCodeAt(star) !== 42) return end
  const stop = endOfWord(text, star)
  line.addField('connection', text.slice(star + 1, stop))
  return stop
}

/** Dashes, a bracket or a bar: the header goes on. */
function isBeforeColumns(text: string, end: number): boolean {
  const after = skipBlanks(text, end)
  const mark = text.charCodeAt(after)
  return mark === 91 || mark === 124 || text.startsWith('---', after)
}
