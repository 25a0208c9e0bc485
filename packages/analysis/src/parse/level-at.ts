import { levelOfLetter, levelOfSyslogSeverity, levelOfWord, strongLevelOfWord } from './level-of-word.ts'
import type { LevelScan } from './level-scan.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import { closingBracket, isLower, isUpper, skipBlanks } from './scan-token.ts'

/** The kinds of characters that a word may have. */
export const UPPER = 1
export const LOWER = 2
export const DIGIT = 4
export const OTHER = 8

/** .NET's short name of its error level is a word of sentences elsewhere: 'fail: app.http[0] message'. */
const DOTNET_CATEGORY = /^: [\w.`+<>-]+\[-?\d+\](?: |$)/

/** Whether the word is a level where it stands: `index` is its place, `at` where the header starts. */
export function levelAt(text: string, pos: number, end: number, index: number, at: number, scan: LevelScan): boolean {
  const { kind } = scan
  const length = end - pos
  if (length > 40) return false
  if (length === 1) return kind === UPPER && letterAt(text, pos, index, at, scan)
  switch (kind) {
    case UPPER:
    case UPPER | DIGIT:
      return capitalsAt(text, pos, end, index, scan)
    case LOWER:
    case LOWER | UPPER:
    case LOWER | DIGIT:
      return wordAt(text, pos, end, index, at, scan)
    default:
      if (length === 2 && text.charCodeAt(pos + 1) === 33) return scan.take(levelOfLetter(text.charAt(pos)), end)
      return (
        (kind & OTHER) !== 0 &&
        (levelBeforeSlash(text, pos, end, index, scan) || levelBehindName(text, pos, end, index, scan))
      )
  }
}

/** 'A I think' is a sentence: a letter is a level behind numbers, or before something that is no plain word. */
function letterAt(text: string, pos: number, index: number, at: number, scan: LevelScan): boolean {
  const end = pos + 1
  const next = text.charCodeAt(end)
  if (!mayFollowLetter(next)) return false
  if (index === 0 && next === 32 && startsProse(text, end + 1)) return false
  if (index > 0 && (!numbersOnly(text, at, pos) || isArticle(text, pos))) return false
  scan.letter = scan.take(levelOfLetter(text.charAt(pos)), end)
  return scan.letter
}

/** Blank, tab, bar, comma, colon, or the end. */
const mayFollowLetter = (code: number): boolean =>
  code === 32 || code === 9 || code === 124 || code === 44 || code === 58 || Number.isNaN(code)

/** 'Filtered: A broadcast storm' */
const isArticle = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 65 && text.charCodeAt(at + 1) === 32 && text.charCodeAt(at + 2) !== 32

/** `DEBUG2`, `WARN` */
function capitalsAt(text: string, pos: number, end: number, index: number, scan: LevelScan): boolean {
  let letters = end
  while (isDigit(text.charCodeAt(letters - 1))) letters -= 1
  const name = text.slice(pos, letters)
  const level = strongLevelOfWord(name) ?? (name === 'FAILURE' ? 'error' : null)
  if (level !== null) return scan.take(level, end)
  const next = text.charCodeAt(end)
  return (next === 58 || next === 9 || (index === 0 && end - pos > 3)) && scan.take(levelOfWord(name), end)
}

function wordAt(text: string, pos: number, end: number, index: number, at: number, scan: LevelScan): boolean {
  const level = strongLevelOfWord(text.slice(pos, end))
  if (level === null) return weakWordAt(text, pos, end, scan)
  const next = text.charCodeAt(end)
  if (next === 58 && LISTED.test(text.slice(end, end + 80))) return false
  // In lower or title case it must stand first, be set off by bars, tabs or a colon, or follow numbers alone.
  if (index === 0 || next === 9 || next === 124 || numbersOnly(text, at, pos)) return scan.take(level, end)
  if (index > 2) return false
  const step = next === 32 ? STEP.exec(text.slice(end, end + 6))?.[0].length : undefined
  if (step !== undefined) return scan.take(level, end + step)
  return next === 58 && text.charCodeAt(end + 1) === 32 && scan.take(level, end)
}

/** `Error: 18456, Severity: 14`: the first of several labels, all of them the message's. */
const LISTED = /^: \d[^,:]{0,40}, [A-Z][a-z]{1,20}: /

/** Words that are levels only by what stands behind them. */
function weakWordAt(text: string, pos: number, end: number, scan: LevelScan): boolean {
  const next = text.charCodeAt(end)
  if (next === 58 && text.startsWith('fail', pos) && DOTNET_CATEGORY.test(text.slice(end, end + 120)))
    return scan.take('error', end)
  // os_log's column: 'Fault       0x0'.
  if (text.startsWith('Fault   ', pos)) return scan.take('fatal', end)
  return scan.kind === (LOWER | UPPER) && next === 40 && severityCode(text, pos, end, scan)
}

/** 'notice/WorkQueue: ' */
function levelBeforeSlash(text: string, pos: number, end: number, index: number, scan: LevelScan): boolean {
  const slash = index === 0 && text.charCodeAt(end) === 58 ? text.indexOf('/', pos) : -1
  if (slash <= pos || slash >= end) return false
  const level = strongLevelOfWord(text.slice(pos, slash)) ?? (text.startsWith('notice', pos) ? 'info' : null)
  if (level === null) return false
  scan.logger = text.slice(slash + 1, end)
  return scan.take(level, end)
}

/** 'local.ERROR', 'nova.compute:INFO', 'resolver.warn', 'basket/debug' */
function levelBehindName(text: string, pos: number, end: number, index: number, scan: LevelScan): boolean {
  if (text.charCodeAt(end) !== 58) return false
  const dot = Math.max(text.lastIndexOf('.', end - 1), text.lastIndexOf('/', end - 1))
  if (dot <= pos) return false
  const last = text.charCodeAt(end - 1)
  const isLowerCase = index === 0 && isLower(last) && NAME.test(text.slice(pos, dot))
  if (!isLowerCase && !(isUpper(last) && isUpper(text.charCodeAt(dot + 1)))) return false
  const name = text.slice(dot + 1, end)
  const level = strongLevelOfWord(name) ?? (isLowerCase ? null : levelOfWord(name))
  if (level === null) return false
  scan.logger = text.slice(pos, dot)
  return scan.take(level, end)
}

/** 'debug 1: ' */
const STEP = /^ \d{1,3}(?=: )/
const NAME = /^[A-Za-z][\w-]*$/

/** `In(14)`: two letters of the severity and the syslog priority. */
function severityCode(text: string, pos: number, end: number, scan: LevelScan): boolean {
  if (end - pos !== 2) return false
  const close = closingBracket(text, end, 8)
  const priority = close < 0 ? Number.NaN : Number(text.slice(end + 1, close))
  if (!Number.isInteger(priority) || priority > 191) return false
  scan.priority = scan.take(levelOfSyslogSeverity(priority % 8), close + 1)
  return scan.priority
}

function startsProse(text: string, at: number): boolean {
  const pos = skipBlanks(text, at)
  let end = pos
  while (isLower(text.charCodeAt(end))) end += 1
  const next = text.charCodeAt(end)
  return end > pos && (next === 32 || next === 39 || Number.isNaN(next)) && !isDigit(text.charCodeAt(end + 1))
}

const isGap = (code: number): boolean => code === 32 || code === 9 || code === 124
const HEX = /^(?=[0-9a-f]{0,15}\d)[0-9a-f]{8,16}(?![\w-])/

/** Nothing but numbers and at most one name stand between: process, thread, user. */
function numbersOnly(text: string, at: number, end: number): boolean {
  let words = 0
  let digits = 0
  let counted = false
  let isNumber = false
  for (let pos = at; pos < end; pos += 1) {
    const code = text.charCodeAt(pos)
    const isStart = pos === at || isGap(text.charCodeAt(pos - 1))
    // '000000ca' is a number, too.
    if (isStart) isNumber = HEX.test(text.slice(pos, pos + 17))
    if (isDigit(code)) digits += 1
    if (isGap(code)) counted = false
    else if (!counted && !isNumber && isLetter(code)) {
      words += 1
      counted = true
    }
  }
  return words === 0 || (words === 1 && digits > 0)
}
