import type { ParsedLine } from './parsed-line.ts'
import { readBracket } from './read-bracket.ts'
import { takeNamed } from './take-named.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'
import { closingBracket, skipSeparators } from './scan-token.ts'

const MAX_FIELDS = 8
/** `unbound[166:3]` */
const PROCESS = /^\[(\d+)(?::\d+)?\]/

/** Threads, loggers and numbers between the timestamp and the level. */
export function readHeaderFields(text: string, at: number, to: number, line: ParsedLine, context: TimeContext): void {
  let pos = at
  for (let index = 0; index < MAX_FIELDS && pos >= 0; index += 1) {
    pos = skipSeparators(text, pos)
    if (pos >= to) return
    const code = text.charCodeAt(pos)
    pos =
      code === 91 || code === 40 || code === 123
        ? readInBrackets(text, pos, to, line, context)
        : readWord(text, pos, to, line, context)
  }
}

/** Behind the bracket, or -1 when it is the last field. */
function readInBrackets(text: string, pos: number, to: number, line: ParsedLine, context: TimeContext): number {
  const close = closingBracket(text, pos)
  if (close < 0) return -1
  const content = text.slice(pos + 1, close)
  if (close + 1 >= to) {
    takeNamed(content, line)
    return -1
  }
  readBracket(content, line, context)
  return close + 1
}

/** Behind the word, or -1 when it is the last field. */
function readWord(text: string, pos: number, to: number, line: ParsedLine, context: TimeContext): number {
  let end = pos
  while (end < to && !endsWord(text.charCodeAt(end))) end += 1
  if (end >= to) return -1
  const word = text.slice(pos, end)
  const counted = text.charCodeAt(end) === 91 ? takeCounted(word, text, end, line) : -1
  if (counted > 0) return counted
  takeWord(word, line, context)
  return end + 1
}

/** Blank, tab, bar, bracket. */
const endsWord = (code: number): boolean => code === 32 || code === 9 || code === 124 || code === 91

function takeCounted(word: string, text: string, end: number, line: ParsedLine): number {
  const counted = PROCESS.exec(text.slice(end, end + 24))
  if (counted === null || !/^[A-Za-z]/.test(word)) return -1
  line.logger ??= word
  line.processId ??= counted[1]
  return end + counted[0].length
}

function takeWord(word: string, line: ParsedLine, context: TimeContext): void {
  const number = isDigit(word.charCodeAt(0)) ? /^(\d+):?$/.exec(word)?.[1] : undefined
  if (number !== undefined) takeNumber(number, line)
  else if (word.includes('=') || word.length === 36) readBracket(word, line, context)
  else if (/[A-Za-z0-9]/.test(word)) line.thread ??= word.endsWith(':') ? word.slice(0, -1) : word
}

/** The first number is the process, the second its thread. */
function takeNumber(number: string, line: ParsedLine): void {
  if (line.processId === undefined) line.processId = number
  else line.thread ??= number
}
