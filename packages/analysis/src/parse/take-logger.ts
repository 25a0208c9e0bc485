import { isDottedName } from './is-dotted-name.ts'
import { isLoggerEnd } from './is-logger-end.ts'
import { LoggerName } from './logger-name.ts'
import type { ParsedLine } from './parsed-line.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import { endOfWord, isLower, isUpper, skipBlanks } from './scan-token.ts'
import { PLACE_IN_CODE, SOURCE_FILE } from './source-file.ts'
import type { SourceLayout } from './source-layout.ts'
import { takeNumber, takeProcess } from './take-process.ts'

const MAX_LENGTH = 160
const MAX_LOGGERS = 100

/** `TaskSetManager`: a class, where `Executor` may be the start of a sentence. */
const CAMEL = /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+$/

const name = new LoggerName()

/** Answers the end of the token when it is part of the header, or -1 when the message starts with it. */
export function takeLogger(
  text: string,
  pos: number,
  end: number,
  before: number,
  named: boolean,
  line: ParsedLine,
  layout: SourceLayout,
): number {
  if (end - pos > MAX_LENGTH) return -1
  const first = text.charCodeAt(pos)
  if (isDigit(first)) return takeNumber(text, pos, end, line)
  if (!mayStartName(first)) return -1
  name.set(text, pos, end, before, named)
  if (text.charCodeAt(end - 1) === 93 && !named) {
    const taken = takeProcess(text, pos, end, line)
    if (taken > 0) return taken
  }
  if (goesOnBehindColon(text)) return takeBeforeColon(text, line)
  if (name.odd > 0) {
    const taken = takePadded(text, line)
    if (taken > 0) return taken
    if (!isOddName(text)) return -1
  }
  return name.colon === end - 1 ? takeColoned(text, line, layout) : takeByWhatFollows(text, line, layout)
}

const mayStartName = (code: number): boolean => isLetter(code) || code === 95 || code === 35 || code === 47

/** A single colon, with more of the word behind it. */
const goesOnBehindColon = (text: string): boolean =>
  name.colon >= 0 && name.colon + 1 < name.end && text.charCodeAt(name.colon + 1) !== 58

/** 'INFO:root:message', 'queue_sender.go:128<tab>', 'main.py:47:' */
function takeBeforeColon(text: string, line: ParsedLine): number {
  const { pos, end, before, named, colon } = name
  if (name.odd > 0) return -1
  const digits = digitsEnd(text, colon + 1)
  const closed = text.charCodeAt(digits) === 58
  if (digits > colon + 1 && digits === (closed ? end - 1 : end)) return takeCaller(text, digits, closed, line)
  if (text.startsWith(' - ', end) && /^[\w.<>]+:[\w.<>]+:\d+$/.test(text.slice(pos, end))) {
    line.logger ??= text.slice(pos, colon)
    return end + 2
  }
  const tight = before === pos - 1 && text.charCodeAt(before) === 58
  if (named || !tight || isLoggerEnd(text, pos, colon)) return -1
  line.logger ??= text.slice(pos, colon)
  return colon + 1
}

/** A file and a line; a word without a dot is one before a colon or a tab alone. */
function takeCaller(text: string, digits: number, closed: boolean, line: ParsedLine): number {
  const { pos, end, dots } = name
  if (dots === 0 && !closed && text.charCodeAt(end) !== 9) return -1
  if (dots > 0 && !PLACE_IN_CODE.test(text.slice(pos, digits))) return -1
  line.addField('caller', text.slice(pos, digits))
  return end
}

/** `store.go 118: ` */
function takeFileAndLine(text: string, at: number, line: ParsedLine): number {
  const file = text.slice(name.pos, name.end)
  const digits = digitsEnd(text, at)
  if (!text.startsWith(': ', digits) || !SOURCE_FILE.test(file)) return -1
  line.addField('caller', `${file}:${text.slice(at, digits)}`)
  return digits + 1
}

function digitsEnd(text: string, at: number): number {
  let end = at
  while (isDigit(text.charCodeAt(end))) end += 1
  return end
}

/** `[client.c:12]   : message`: a colon in a column of its own, whatever the name looks like. */
function takePadded(text: string, line: ParsedLine): number {
  const { pos, end, dots } = name
  const colon = dots > 0 && text.charCodeAt(end) === 32 ? skipBlanks(text, end) : -1
  if (colon < 0 || !text.startsWith(': ', colon)) return -1
  setLogger(text, pos, end, line)
  return colon + 1
}

/** A name may end with a bracket, and with the colon behind it. */
const isOddName = (text: string): boolean =>
  name.colon >= 0 ||
  text.charCodeAt(name.end - 1) === 58 ||
  /^[\w$./#<>@:-]+(?:\[[\w.]+\])?:?$/.test(text.slice(name.pos, name.end))

/** `TaskSetManager: message` */
function takeColoned(text: string, line: ParsedLine, layout: SourceLayout): number {
  const { pos, end, dots, odd, colon } = name
  if (name.named || isLoggerEnd(text, pos, colon)) return -1
  const camel = dots === 0 && odd === 0 && CAMEL.test(text.slice(pos, colon))
  const isSure = dots > 0 || camel
  if (!isSure && (layout.loggers < 3 || odd > 0)) return takeProcess(text, pos, end, line)
  if (isSure) countLogger(layout)
  setLogger(text, pos, colon, line)
  return end
}

function countLogger(layout: SourceLayout): void {
  layout.loggers = Math.min(layout.loggers + 1, MAX_LOGGERS)
}

function takeByWhatFollows(text: string, line: ParsedLine, layout: SourceLayout): number {
  const { end, named, dots } = name
  const after = skipBlanks(text, end)
  const mark = text.charCodeAt(after)
  if (after > end && isPartingMark(text, after, mark)) return takeBeforeMark(text, after, mark, line)
  if (named) return -1
  const placed = dots > 0 && isDigit(mark) ? takeFileAndLine(text, after, line) : -1
  if (placed > 0) return placed
  const empty = EMPTY.find((one) => text.startsWith(one, after) && text.startsWith(' - ', after + one.length))
  if (empty !== undefined) {
    // Nothing stands in the column behind the logger's.
    setLogger(text, name.pos, end, line)
    return after + empty.length
  }
  return dots === 0 ? takeColumn(text, after, mark, line) : takeDotted(text, after, mark, line, layout)
}

/** As log4j and log4net write a context that is not set. */
const EMPTY = ['null', '[(null)]', '(null)', '[null]']

/** A colon, a dash or a bar before a blank, or two colons. */
const isPartingMark = (text: string, at: number, mark: number): boolean =>
  (mark === 58 || mark === 45 || mark === 124) && (text.charCodeAt(at + 1) === 32 || text.startsWith(':: ', at))

function takeBeforeMark(text: string, after: number, mark: number, line: ParsedLine): number {
  const { pos, end, named, dots } = name
  // Spring pads the logger's column: 'core                 : message'.
  const padded = mark === 58 && after - end >= 2
  if (named && mark !== 124 && dots === 0 && !padded) return -1
  if (isLoggerEnd(text, pos, end)) return -1
  if (mark === 45 && dots === 0 && isLower(text.charCodeAt(pos)) && isFileOrFlag(text, pos, end)) return -1
  if (mark === 124 && dots === 0 && line.thread === undefined) line.thread = text.slice(pos, end)
  else setLogger(text, pos, end, line)
  return text.startsWith(':: ', after) ? after + 2 : after + 1
}

/** A plain word in a column of its own. */
function takeColumn(text: string, after: number, mark: number, line: ParsedLine): number {
  const { pos, end, before, odd } = name
  if (odd > 0) return -1
  const tabbed = text.charCodeAt(end) === 9 && text.charCodeAt(pos - 1) === 9 && mark !== 123
  if (tabbed && isBeforeLogger(text, end + 1)) {
    line.thread ??= text.slice(pos, end)
    return end
  }
  // CBS-like columns: 'Info    CBS    Loaded'
  const isColumn = after - end >= 3 && pos - before >= 3
  if (!(tabbed && end - pos < 60) && !isColumn && !(mark === 91 && isInCapitals(text, pos, end))) return -1
  setLogger(text, pos, end, line)
  return end
}

/** A dotted name in the next column between tabs. */
const isBeforeLogger = (text: string, at: number): boolean =>
  text.indexOf('\t', at) > 0 && isDottedName(text, at, endOfWord(text, at))

function isInCapitals(text: string, pos: number, end: number): boolean {
  const word = text.slice(pos, end)
  return isUpper(text.charCodeAt(pos)) && word === word.toUpperCase()
}

/** `com.example.Service` before anything, where it has several dots or brackets follow. */
function takeDotted(text: string, after: number, mark: number, line: ParsedLine, layout: SourceLayout): number {
  const { pos, end, dots } = name
  if (!isDottedName(text, pos, end)) return -1
  const isCalled = mark === 40 && /^\([\w$]+\.\w+:/.test(text.slice(after, after + 60))
  if (dots < 2 && mark !== 91 && !isCalled) return -1
  // `ActionView::Template::Error (undefined method 'name')`: what happened.
  if (mark === 40 && after > end && isLoggerEnd(text, pos, end)) return -1
  countLogger(layout)
  setLogger(text, pos, end, line)
  return end
}

export function setLogger(text: string, pos: number, end: number, line: ParsedLine): void {
  let stop = end
  while (text.charCodeAt(stop - 1) === 58) stop -= 1
  const told = text.slice(pos, stop)
  const [, counted = '', process] = told.endsWith(')') ? (COUNTED.exec(told) ?? []) : []
  const isCounted = counted !== '' && !SOURCE_FILE.test(counted)
  if (isCounted) line.processId ??= process
  const logger = isCounted ? counted : told
  if (line.logger === undefined) line.logger = logger
  else if (line.logger !== logger) line.addContext(logger)
}

/** `net.radius(9003)`: a process in round brackets, which stand behind a file for its line. */
const COUNTED = /^([a-z][\w.-]{1,60})\((\d{2,8})\)$/

function isFileOrFlag(text: string, pos: number, end: number): boolean {
  return end - pos > 40 || text.charCodeAt(pos) === 47
}
