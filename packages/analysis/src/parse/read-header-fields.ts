import type { ParsedLine } from './parsed-line.ts'
import { readBracket, takeNamed } from './read-bracket.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'
import { closingBracket, skipSeparators } from './scan-token.ts'

const MAX_FIELDS = 8
/** `unbound[166:3]` */
const PROCESS = /^\[(\d+)(?::\d+)?\]/

/** Threads, loggers and numbers between the timestamp and the level. */
export function readHeaderFields(text: string, at: number, to: number, line: ParsedLine, context: TimeContext): void {
  let pos = at
  for (let index = 0; index < MAX_FIELDS; index += 1) {
    pos = skipSeparators(text, pos)
    if (pos >= to) return
    const code = text.charCodeAt(pos)
    if (code === 91 || code === 40 || code === 123) {
      const close = closingBracket(text, pos)
      if (close < 0) return
      if (close + 1 >= to) {
        takeNamed(text.slice(pos + 1, close), line)
        return
      }
      readBracket(text.slice(pos + 1, close), line, context)
      pos = close + 1
      continue
    }
    let end = pos
    while (end < to) {
      const c = text.charCodeAt(end)
      if (c === 32 || c === 9 || c === 124 || c === 91) break
      end += 1
    }
    if (end >= to) return
    const word = text.slice(pos, end)
    const counted = text.charCodeAt(end) === 91 ? PROCESS.exec(text.slice(end, end + 24)) : null
    if (counted !== null && /^[A-Za-z]/.test(word)) {
      line.logger ??= word
      line.processId ??= counted[1]
      pos = end + counted[0].length
      continue
    }
    const number = isDigit(code) ? /^(\d+):?$/.exec(word)?.[1] : undefined
    if (number !== undefined) {
      if (line.processId === undefined) line.processId = number
      else line.thread ??= number
    } else if (word.includes('=') || word.length === 36) readBracket(word, line, context)
    else if (/[A-Za-z0-9]/.test(word)) line.thread ??= word.endsWith(':') ? word.slice(0, -1) : word
    pos = end + 1
  }
}
