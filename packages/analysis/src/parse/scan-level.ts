import { DIGIT, levelAt, LOWER, OTHER, UPPER } from './level-at.ts'
import { levelInBracket } from './level-in-bracket.ts'
import { levelOfLetter } from './level-of-word.ts'
import type { LevelScan } from './level-scan.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import { closingBracket, isLower, isUpper, skipSeparators } from './scan-token.ts'

const LOOK_AHEAD = 8

/** Looks for a level word among the header's first tokens; gives up at prose. */
export function scanLevel(text: string, at: number, scan: LevelScan): boolean {
  let pos = at
  let prose = 0
  scan.reset()
  for (let index = 0; index < LOOK_AHEAD; index += 1) {
    pos = skipSeparators(text, pos)
    const code = text.charCodeAt(pos)
    if (Number.isNaN(code) || code === 34) return false
    if (isOpener(code)) {
      const close = code === 123 && !isCaller(text, pos) ? -1 : closingBracket(text, pos)
      if (close < 0) return false
      if (levelBetween(text, pos + 1, close, scan)) return true
      pos = close + 1
      continue
    }
    const end = scanWord(text, pos, scan)
    const { kind } = scan
    if (kind < PAIR && end > pos && levelAt(text, pos, end, index, at, scan)) return true
    if (kind === LOWER && end - pos > 1) prose += 1
    if (prose > 1) return false
    pos = Math.max(end, pos + 1)
  }
  return false
}

const isOpener = (code: number): boolean => code === 91 || code === 40 || code === 123 || code === 60

/** A level alone between brackets. */
function levelBetween(text: string, from: number, close: number, scan: LevelScan): boolean {
  const inner = text.charCodeAt(from)
  if (!isLetter(inner) && inner !== 32 && inner < 128) return false
  const content = text.slice(from, close)
  return scan.take(levelInBracket(content) ?? (content.length === 1 ? levelOfLetter(content) : null), close + 1)
}

/** The word has an equals sign. */
const PAIR = 16

/** Sets the scan's kind; answers the word's end. */
function scanWord(text: string, at: number, scan: LevelScan): number {
  let end = at
  let kind = 0
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end)
    if (isLower(code)) kind |= LOWER
    else if (isUpper(code)) kind |= UPPER
    else if (isDigit(code)) kind |= DIGIT
    else if (code === 91 && text.charCodeAt(end - 1) === 61) end = Math.max(end, closingBracket(text, end))
    else if (endsWord(code) || (kind < PAIR && end > at && (code === 44 || code === 58)) || isPrompt(text, end, kind))
      break
    else if (code > 127) kind |= kindBeyondAscii(text.charAt(end))
    else kind |= code === 61 ? OTHER | PAIR : OTHER
  }
  scan.kind = kind
  return end
}

/** `DÉBOGAGE`, `ОШИБКА` */
function kindBeyondAscii(character: string): number {
  if (character.toLowerCase() !== character) return UPPER
  return character.toUpperCase() === character ? OTHER : LOWER
}

/** `ERROR> message` */
const isPrompt = (text: string, at: number, kind: number): boolean =>
  kind === UPPER && text.charCodeAt(at) === 62 && text.charCodeAt(at + 1) === 32

/** Blank, tab, bar or a bracket. */
const endsWord = (code: number): boolean =>
  code === 32 || code === 9 || code === 124 || code === 91 || code === 40 || code === 93 || code === 41

/** `{taskinstance.py:1345}` as Airflow writes it. */
function isCaller(text: string, at: number): boolean {
  return /^\{[\w./-]+:\d+\}/.test(text.slice(at, at + 80))
}
