import { readTag } from './parse-syslog.ts'
import { levelOfMessageCode } from './level-at-head.ts'
import type { ParsedLine } from './parsed-line.ts'
import { parseHeaderTail } from './parse-header-tail.ts'
import { parsePlainHeader } from './parse-plain-header.ts'
import { readHeaderFields } from './read-header-fields.ts'
import { readTabs } from './read-tabs.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { scanLevel } from './scan-level.ts'
import { isLower, isUpper, skipBlanks, skipSeparators } from './scan-token.ts'
import type { SourceLayout } from './source-layout.ts'

/**
 * Reads what stands between a timestamp and the message: level, thread, logger, process, in any order and
 * punctuation. Answers where the message starts.
 */
export function parseHeader(
  text: string,
  at: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): number {
  const start = skipSeparators(text, at)
  if (isDeviceCode(text, start) || (line.level === null && isMessageCode(text, start))) return start
  const { levelScan } = line
  if (!scanLevel(text, at, levelScan) || isOfMessage(text, start, line))
    return parseUnleveled(text, at, line, context, layout)
  line.level = levelScan.level
  if (levelScan.end > start + MIN_PLACE && isDiagnostic(text, start)) return start
  if (levelScan.logger !== '') line.logger = levelScan.logger
  readHeaderFields(text, at, levelScan.end, line, context)
  if (levelScan.priority) {
    const message = readTag(text, skipBlanks(text, levelScan.end), line)
    if (message > 0) return message
  }
  if (levelScan.letter && line.processId !== undefined) {
    const message = afterLogcat(text, levelScan.end, line)
    if (message > 0) return message
  }
  return parseHeaderTail(text, levelScan.end, line, context, layout, levelScan.logger !== '')
}

/** No level stands there. */
function parseUnleveled(
  text: string,
  at: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): number {
  if (line.level === null) return parsePlainHeader(text, at, line, context)
  // The level stood before the timestamp.
  const tabbed = readTabs(text, skipBlanks(text, at), line, context)
  return tabbed > 0 ? tabbed : parseHeaderTail(text, at, line, context, layout, false)
}

const DEVICE_CODE = /%(?:%\d\d)?[A-Z][A-Z0-9_-]{0,60}[-/][0-7][-/]\w{2,60} ?[:(]/y

/** `%SYS-3-CPUHOG: …`: what the code says, no word behind it, tells how bad it is. */
function isDeviceCode(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 37) return false
  DEVICE_CODE.lastIndex = at
  return DEVICE_CODE.test(text)
}

/** `CAUAJM_I_40245 EVENT: ALARM …`: so does the letter in a code, whatever words stand behind it. */
const isMessageCode = (text: string, at: number): boolean =>
  isUpper(text.charCodeAt(at)) && levelOfMessageCode(text.slice(at, at + MAX_CODE)) !== null
const MAX_CODE = 20

/** No level that stands first. */
const MIN_PLACE = 12
const DIAGNOSTIC = /[\w./\\@-]{1,120}\.\w{1,5}(?:\(\d{1,6},\d{1,5}\)|:\d{1,6}:\d{1,5}): [a-z]/y

/** `src/total.ts(71,16): error TS2345: …`, `main.c:12:5: warning: …`: what a compiler says begins with the place. */
function isDiagnostic(text: string, at: number): boolean {
  DIAGNOSTIC.lastIndex = at
  return DIAGNOSTIC.test(text)
}

const isOfMessage = (text: string, start: number, { level, levelScan }: ParsedLine): boolean =>
  (level !== null && isOfSentence(text, levelScan.end)) || isLastWord(text, start, levelScan.end)

/** Behind a level, 'error count reset to 0' starts a sentence. */
const isOfSentence = (text: string, end: number): boolean =>
  isLower(text.charCodeAt(end - 1)) && text.charCodeAt(end) === 32 && isLower(text.charCodeAt(end + 1))

const CLOSERS = /^[\s)\]}>.]*$/

/** 'RESULT OK (warnings)': what stands before it is the message. */
function isLastWord(text: string, start: number, end: number): boolean {
  if (text.length - end > MAX_CLOSERS || !CLOSERS.test(text.slice(end))) return false
  return text.slice(start, end).includes(' ')
}
const MAX_CLOSERS = 4

/** `D WindowManager: message` behind process and thread: Android's tag, whatever it looks like. */
function afterLogcat(text: string, at: number, line: ParsedLine): number {
  const start = skipBlanks(text, at)
  const colon = text.indexOf(': ', start)
  if (colon < 0 || colon - start > 60 || text.charCodeAt(start) === 91) return -1
  line.format = 'logcat'
  line.logger ??= text.slice(start, colon).trimEnd()
  return colon + 2
}
