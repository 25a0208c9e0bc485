import type { Level } from '../model/log-event.ts'
import { levelOfLetter, levelOfSyslogSeverity, levelOfWord, strongLevelOfWord } from './level-of-word.ts'
import { levelInBracket } from './read-bracket.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import { closingBracket, isLower, isUpper, skipBlanks, skipSeparators } from './scan-token.ts'

const LOOK_AHEAD = 8
/** .NET's short name of its error level is a word of sentences elsewhere: 'fail: app.http[0] message'. */
const DOTNET_CATEGORY = /^: [\w.`+<>-]+\[-?\d+\](?: |$)/

interface LevelScan {
  /** Where the level's token ends. */
  end: number
  level: Level | null
  /** The logger that shared the level's token: 'local.ERROR', 'notice/WorkQueue'. */
  logger: string
  /** It was a single letter. */
  letter: boolean
  /** It was syslog's priority, behind which the program's tag stands. */
  priority: boolean
}

/** What the last scanLevel found. */
export const levelScan: LevelScan = { end: -1, level: null, logger: '', letter: false, priority: false }

/** Looks for a level word among the header's first tokens; gives up at prose. */
export function scanLevel(text: string, at: number): boolean {
  let pos = at
  let prose = 0
  levelScan.logger = ''
  levelScan.letter = false
  levelScan.priority = false
  for (let index = 0; index < LOOK_AHEAD; index += 1) {
    pos = skipSeparators(text, pos)
    const code = text.charCodeAt(pos)
    if (Number.isNaN(code) || code === 34) return false
    if (code === 123 && !isCaller(text, pos)) return false
    if (code === 91 || code === 40 || code === 123 || code === 60) {
      const close = closingBracket(text, pos)
      if (close < 0) return false
      const inner = text.charCodeAt(pos + 1)
      if (isLetter(inner) || inner === 32) {
        const content = text.slice(pos + 1, close)
        const level = levelInBracket(content) ?? (content.length === 1 ? levelOfLetter(content) : null)
        if (level !== null) {
          levelScan.level = level
          levelScan.end = close + 1
          return true
        }
      }
      pos = close + 1
      continue
    }
    let end = pos
    let kind = 0
    let pair = false
    for (; end < text.length; end += 1) {
      const c = text.charCodeAt(end)
      if (c === 91 && text.charCodeAt(end - 1) === 61) {
        const close = closingBracket(text, end)
        if (close > 0) end = close
        continue
      }
      if (c === 32 || c === 9 || c === 124 || c === 91 || c === 40 || c === 93 || c === 41) break
      if (c === 61) pair = true
      if ((c === 44 || c === 58) && end > pos && !pair) break
      if (isUpper(c)) kind |= 1
      else if (isLower(c)) kind |= 2
      else if (isDigit(c)) kind |= 4
      else kind |= 8
    }
    if (end === pos) {
      pos += 1
      continue
    }
    if (!pair && levelAt(text, pos, end, kind, index, at)) return true
    if (kind === 2 && end - pos > 1) {
      prose += 1
      if (prose > 1) return false
    }
    pos = end
  }
  return false
}

/** `{taskinstance.py:1345}` as Airflow writes it. */
function isCaller(text: string, at: number): boolean {
  return /^\{[\w./-]+:\d+\}/.test(text.slice(at, at + 80))
}

function found(level: Level | null, end: number): boolean {
  if (level === null) return false
  levelScan.level = level
  levelScan.end = end
  return true
}

function levelAt(text: string, pos: number, end: number, kind: number, index: number, at: number): boolean {
  const length = end - pos
  if (length > 40) return false
  const next = text.charCodeAt(end)
  if (length === 1) {
    if (kind !== 1 || (next !== 32 && next !== 9 && next !== 124 && next !== 44 && next !== 58 && !Number.isNaN(next)))
      return false
    // 'A I think' is a sentence: a letter is a level behind numbers, or before something that is no plain word.
    if (index === 0 && next === 32 && startsProse(text, end + 1)) return false
    if (index > 0 && !numbersOnly(text, at, pos)) return false
    // 'Filtered: A broadcast storm'
    if (text[pos] === 'A' && index > 0 && next === 32 && text.charCodeAt(end + 1) !== 32) return false
    levelScan.letter = found(levelOfLetter(text[pos] ?? ''), end)
    return levelScan.letter
  }
  if (kind === 1 || kind === 5) {
    // DEBUG2, WARN
    let letters = end
    while (isDigit(text.charCodeAt(letters - 1))) letters -= 1
    const word = text.slice(pos, letters)
    const level =
      strongLevelOfWord(word) ??
      (word === 'FAILURE' ? 'error' : null) ??
      (next === 58 || next === 9 || (index === 0 && length > 3) ? levelOfWord(word) : null)
    return found(level, end)
  }
  if (kind === 2 || kind === 3 || kind === 6) {
    const bare = strongLevelOfWord(kind === 6 ? text.slice(pos, end) : text.slice(pos, end))
    if (
      bare === null &&
      next === 58 &&
      text.startsWith('fail', pos) &&
      DOTNET_CATEGORY.test(text.slice(end, end + 120))
    )
      return found('error', end)
    // os_log's column: 'Fault       0x0'.
    if (bare === null && text.startsWith('Fault   ', pos)) return found('fatal', end)
    if (bare === null) return kind === 3 && length <= 3 && next === 40 && severityCode(text, pos, end)
    // In lower or title case it must stand first, be set off by bars, tabs or a colon, or follow numbers alone.
    if (index === 0 || next === 9 || next === 124 || numbersOnly(text, at, pos)) return found(bare, end)
    const step = index < 3 && next === 32 ? STEP.exec(text.slice(end, end + 6))?.[0].length : undefined
    if (step !== undefined) return found(bare, end + step)
    return next === 58 && text.charCodeAt(end + 1) === 32 && index < 3 && found(bare, end)
  }
  if (length === 2 && text.charCodeAt(pos + 1) === 33) return found(levelOfLetter(text[pos] ?? ''), end)
  if ((kind & 8) !== 0) {
    // 'notice/WorkQueue: '
    const slash = next === 58 && index === 0 ? text.indexOf('/', pos) : -1
    if (slash > pos && slash < end) {
      const level = strongLevelOfWord(text.slice(pos, slash)) ?? (text.startsWith('notice', pos) ? 'info' : null)
      if (level !== null) {
        levelScan.logger = text.slice(slash + 1, end)
        return found(level, end)
      }
    }
    // 'local.ERROR', 'nova.compute:INFO', 'resolver.warn', 'basket/debug'
    const dot = Math.max(text.lastIndexOf('.', end - 1), text.lastIndexOf('/', end - 1))
    if (
      dot > pos &&
      index === 0 &&
      next === 58 &&
      isLower(text.charCodeAt(end - 1)) &&
      NAME.test(text.slice(pos, dot))
    ) {
      const level = strongLevelOfWord(text.slice(dot + 1, end))
      if (level !== null) {
        levelScan.logger = text.slice(pos, dot)
        return found(level, end)
      }
    }
    if (dot > pos && isUpper(text.charCodeAt(end - 1)) && isUpper(text.charCodeAt(dot + 1))) {
      const level = strongLevelOfWord(text.slice(dot + 1, end)) ?? levelOfWord(text.slice(dot + 1, end))
      if (level !== null && next === 58) {
        levelScan.logger = text.slice(pos, dot)
        return found(level, end)
      }
    }
  }
  return false
}

/** 'debug 1: ' */
const STEP = /^ \d{1,3}(?=: )/
const NAME = /^[A-Za-z][\w-]*$/

/** `In(14)`: two letters of the severity and the syslog priority. */
function severityCode(text: string, pos: number, end: number): boolean {
  if (end - pos !== 2) return false
  const close = closingBracket(text, end, 8)
  const priority = close < 0 ? Number.NaN : Number(text.slice(end + 1, close))
  if (!Number.isInteger(priority) || priority > 191) return false
  levelScan.priority = found(levelOfSyslogSeverity(priority % 8), close + 1)
  return levelScan.priority
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
