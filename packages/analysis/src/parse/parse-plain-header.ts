import type { ParsedLine } from './parsed-line.ts'
import { readBracket } from './read-bracket.ts'
import { parseSyslogTail } from './parse-syslog.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { readTabs } from './read-tabs.ts'
import { isLetter } from './scan-clock.ts'
import { closingBracket, endOfWord, skipBlanks, skipSeparators } from './scan-token.ts'

/** `Step_LSC|30002312|message` */
const COLUMNS = /([A-Za-z][\w.-]{0,79})\|(\d+)\|/y

/** A header that names no level: `[component] message`, `name - message`, `name[pid]: message`. */
export function parsePlainHeader(text: string, at: number, line: ParsedLine, context: TimeContext): number {
  const pos = skipBrackets(text, at, line, context)
  const columns = takeColumns(text, pos, line)
  if (columns > 0) return columns
  const tabbed = readTabs(text, pos, line, context)
  if (tabbed > 0) return tabbed
  const end = endOfWord(text, pos)
  if (end - pos > 80 || end === pos) return pos
  const word = text.slice(pos, end)
  const message = takeProgram(text, pos, end, word, line)
  if (message > 0) return message
  return isLetter(text.charCodeAt(pos)) ? takeName(text, pos, end, word, line) : pos
}

const MAX_BRACKETS = 3

function skipBrackets(text: string, at: number, line: ParsedLine, context: TimeContext): number {
  let pos = skipSeparators(text, at)
  for (let index = 0; index < MAX_BRACKETS && text.charCodeAt(pos) === 91; index += 1) {
    const close = closingBracket(text, pos)
    const after = close < 0 ? 0 : text.charCodeAt(close + 1)
    if (after !== 32 && after !== 58 && after !== 91) break
    readBracket(text.slice(pos + 1, close), line, context)
    pos = skipSeparators(text, close + 1)
  }
  return pos
}

function takeColumns(text: string, at: number, line: ParsedLine): number {
  COLUMNS.lastIndex = at
  const columns = COLUMNS.exec(text)
  if (columns === null) return -1
  line.logger ??= columns[1]
  line.processId ??= columns[2]
  return at + columns[0].length
}

/** A program with its process, a host and a program, or a place in the code; -1 where the word is none of them. */
function takeProgram(text: string, pos: number, end: number, word: string, line: ParsedLine): number {
  const program = word.endsWith(']:') ? /^([A-Za-z][\w./-]*)\[(\d+)\]:$/.exec(word) : null
  if (program !== null) {
    line.logger ??= program[1]
    line.processId ??= program[2]
    return skipBlanks(text, end)
  }
  // 'host program[12]: message' behind a date that is none of syslog's own.
  const close = text.indexOf(']: ', end)
  if (close > 0 && close - pos < 120 && /^[\w.-]+ [A-Za-z][\w./-]*\[\d+\]: /.test(text.slice(pos, pos + 120))) {
    const message = parseSyslogTail(text, pos, true, line)
    if (message > 0) return message
  }
  if (!word.endsWith(':') || !/^[\w./-]+\.\w{1,5}:\d+:$/.test(word)) return -1
  line.addField('caller', word.slice(0, -1))
  return skipBlanks(text, end)
}

/** Colon and equals sign. */
const MARKS: ReadonlySet<number> = new Set([58, 61])
const WORKER = /^[A-Za-z][A-Za-z_.-]{1,30}\d{1,4}\|$/

/** A name before a dash, a bar or a column's blanks; the word's own place where it is none. */
function takeName(text: string, pos: number, end: number, word: string, line: ParsedLine): number {
  const dash = nextDash(text, end)
  if (dash > 0 && !/[=":]/.test(word)) {
    line.logger ??= word
    return skipBlanks(text, dash + 1)
  }
  // Squid's workers: 'kid1| message'.
  if (WORKER.test(word)) {
    line.thread ??= word.slice(0, -1)
    return skipBlanks(text, end)
  }
  const next = skipBlanks(text, end)
  if (text.charCodeAt(next) === 124 && /^[\w.-]+$/.test(word)) {
    line.logger ??= word
    return bars(text, next + 1, line)
  }
  // SQL Server's columns: 'spid51      Error: 9002, Severity: 17'.
  // 'Task         : Bash' is a label.
  if (!text.startsWith('   ', end) || MARKS.has(text.charCodeAt(next)) || !/^[A-Za-z]+\d*s?$/.test(word)) return pos
  line.thread ??= word
  return next
}

/** ` - ` right after a word, or after one short mark such as `*64`. */
function nextDash(text: string, end: number): number {
  if (text.startsWith(' - ', end)) return end + 1
  if (text.charCodeAt(end + 1) !== 42) return -1
  const next = endOfWord(text, end + 1)
  return text.startsWith(' - ', next) ? next + 1 : -1
}

function bars(text: string, at: number, line: ParsedLine): number {
  let pos = skipBlanks(text, at)
  for (let index = 0; index < 3; index += 1) {
    const end = endOfWord(text, pos)
    const bar = skipBlanks(text, end)
    if (text.charCodeAt(bar) !== 124 || end - pos > 60) return pos
    line.addField(`column${index + 1}`, text.slice(pos, end))
    pos = skipBlanks(text, bar + 1)
  }
  return pos
}
