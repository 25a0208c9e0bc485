import type { Level } from '../model/log-event.ts'
import { finishMessage } from './finish-message.ts'
import { levelBehindPairs } from './level-behind-pairs.ts'
import { levelOfLetter, levelOfWord, strongLevelOfWord } from './level-of-word.ts'
import { parseHeader } from './parse-header.ts'
import { parseBoardTag, parseLogcatTag } from './parse-logcat.ts'
import { parseStamped } from './parse-stamped.ts'
import type { ParsedLine } from './parsed-line.ts'
import { levelInBracket } from './level-in-bracket.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { readHeaderFields } from './read-header-fields.ts'
import { scanAhead } from './scan-ahead.ts'
import { isLetter, Stamp } from './scan-clock.ts'
import { closingBracket, isUpper, skipBlanks, skipSeparators } from './scan-token.ts'
import { setMessage } from './set-message.ts'
import type { SourceLayout } from './source-layout.ts'
import { takeStamp } from './take-stamp.ts'

const stamp = new Stamp()
const DOTNET = /^(?:trce|dbug|info|warn|fail|crit): ([\w.`+<>-]+)\[-?\d+\]$/
const ERLANG = /^=(\w+) REPORT==== (.{10,40}) ===$/

/** `INFO …`, `[INFO] …`, `ERROR: …`, `warning: …`, `I, [date] …`, `pid=2 INFO: …`: a level at the head and no timestamp before it. */
export function parseLevelFirst(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const code = text.charCodeAt(0)
  if (code === 61) return parseErlangReport(text, line, context, layout)
  if (code === 91 || code === 60 || code === 40) {
    const close = closingBracket(text, 0, 80)
    const level = close < 2 ? null : levelInBracket(text.slice(1, close))
    if (level === null) return close < 0 && parseJulia(text, line)
    line.level = level
    readRest(text, close + 1, line, context, layout)
    return true
  }
  if (code === JULIA_BOX) return parseJulia(text, line)
  if (!isLetter(code)) return false
  let stop = 1
  let upper = isUpper(code)
  while (stop < 14 && isLetter(text.charCodeAt(stop))) {
    if (!isUpper(text.charCodeAt(stop))) upper = false
    stop += 1
  }
  return stop === 1 ? parseLetter(text, line, context, layout) : parseWord(text, stop, upper, line, context, layout)
}

const JULIA_BOX = 9484
const JULIA = /^(?:┌|\[) (Error|Warning|Info|Debug): /

/** `┌ Error: message` and `[ Info: message`: Julia's logger draws a box around what belongs together. */
function parseJulia(text: string, line: ParsedLine): boolean {
  const match = JULIA.exec(text)
  if (match === null) return false
  line.level = levelOfWord(match[1] ?? '')
  line.header = true
  line.format = 'box'
  setMessage(text, match[0].length, line)
  return true
}

/** `d [04/Nov/2010:17:37:40 -0400] …`: below CUPS's `D`, and `X` above its `A`. */
function levelOfCups(text: string): Level | null {
  if (text.startsWith('d [')) return 'trace'
  return OF_CUPS.test(text) ? 'fatal' : null
}

const OF_CUPS = /^X \[\d\d\/[A-Z][a-z]{2}\/\d{4}:/

/** `I, [2024-06-26T17:00:04.497736 #126554]  INFO -- : …` and `I [04/Nov/2010:17:37:40 -0400] …` */
function parseLetter(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  if (parseLogcatTag(text, 0, line) || parseBoardTag(text, line)) return true
  const open = text.charCodeAt(1) === 44 ? 3 : 2
  const level = levelOfLetter(text[0] ?? '') ?? levelOfCups(text)
  if (level === null || text.charCodeAt(open) !== 91 || text.charCodeAt(open - 1) !== 32) return false
  line.level = level
  const isStamped = parseStamped(text, open, line, context, layout)
  line.level = isStamped ? level : null
  return isStamped
}

function parseWord(
  text: string,
  stop: number,
  upper: boolean,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  const next = text.charCodeAt(stop)
  if (next === 61 || next === 95) return parseBehindPairs(text, line, context, layout)
  const level = levelOfLead(text.slice(0, stop), next === 58 && upper)
  if (level === null) return false
  const dashed = next === 32 && text.startsWith('- ', skipBlanks(text, stop))
  if (!dashed && !isSetOff(text, stop, upper)) return false
  line.level = level
  if (upper || dashed || next === 44) {
    readRest(text, stop, line, context, layout)
    return true
  }
  // 'Error: message' keeps its word: it is the message.
  line.header = true
  line.format = 'level'
  const dotnet = DOTNET.exec(text)
  if (dotnet !== null) {
    line.logger = dotnet[1]
    line.awaitsBody = true
  }
  return true
}

function parseBehindPairs(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  if (levelBehindPairs(text) === null) return false
  line.header = true
  line.format = 'level'
  finishMessage(text, parseHeader(text, 0, line, context, layout), line, context)
  return true
}

/** Go's 'panic: …' starts a block of its own. */
function levelOfLead(word: string, isMarked: boolean): Level | null {
  if (word === 'panic') return null
  if (isMarked) return levelOfWord(word)
  return strongLevelOfWord(word) ?? (word === 'fail' ? 'error' : null)
}

/** By a colon or a bracket, in capitals by a blank or a bar, and by a comma where a clock follows. */
function isSetOff(text: string, at: number, upper: boolean): boolean {
  switch (text.charCodeAt(at)) {
    case 58:
    case 91:
      return true
    case 32:
    case 9:
    case 124:
      return upper
    case 44:
      // 'Error,3/12/2024 10:15:30 AM,Application Error,1000': a row of an exported event log.
      return scanAhead(text, at + 1, stamp) === at + 1
    default:
      return false
  }
}

function readRest(text: string, end: number, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  const { level } = line
  line.header = true
  line.format = 'level'
  const at = scanAhead(text, end, stamp)
  if (at > 0 && isHeaderGap(text.slice(end, at))) {
    takeStamp(stamp, line, context)
    readHeaderFields(text, end, at, line, context)
    line.logger ??= GLUED.exec(text.slice(end, at))?.[1]
    layout.midStamps = Math.min(layout.midStamps + 1, 1000)
    const close = text.charCodeAt(stamp.end)
    const from = close === 93 || close === 41 ? stamp.end + 1 : stamp.end
    const message = parseHeader(text, from, line, context, layout)
    line.level ??= level
    line.format = 'text'
    finishMessage(text, message, line, context)
    return
  }
  const message = parseHeader(text, 0, line, context, layout)
  line.level = level
  finishMessage(text, message >= end ? message : skipSeparators(text, end), line, context)
}

/** `INFO:billing:2025-05-08T09:11:24Z:` */
const GLUED = /^[:|]([A-Za-z][\w.-]{1,60})[:|]$/

/** ` | jvm 1    | main    | `: no sentence has bars around each of its words. */
const COLUMNS = /^ {0,8}\|(?: {0,8}[\w.#-]{1,60}(?: \d{1,3})? {1,60}\|){1,3} {1,8}$/

/** Between the level and a timestamp stand names, not a sentence that speaks of a time. */
function isHeaderGap(gap: string): boolean {
  if (COLUMNS.test(gap)) return true
  const words = gap.split(/[\s|[\](),:]+/).filter((word) => word !== '')
  return words.length <= 4 && words.filter((word) => /^[a-z]{2,}$/.test(word)).length <= 1
}

/** `=ERROR REPORT==== 12-Mar-2024::10:15:30 ===`: the report itself follows on the next lines. */
function parseErlangReport(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const match = ERLANG.exec(text)
  const level = match === null ? null : levelOfWord(match[1] ?? '')
  if (match === null || level === null) return false
  if (!parseStamped((match[2] ?? '').replace('::', ' '), 0, line, context, layout)) return false
  line.level = level
  line.awaitsBody = true
  setMessage(text, 0, line)
  return true
}
