import { finishMessage } from './finish-message.ts'
import { strongLevelOfWord } from './level-of-word.ts'
import { parseHeader } from './parse-header.ts'
import type { ParsedLine } from './parsed-line.ts'
import { readBracket } from './read-bracket.ts'
import { readInner } from './read-inner.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isLetter } from './scan-clock.ts'
import { closingBracket, skipBlanks, skipSpaces } from './scan-token.ts'
import type { SourceLayout } from './source-layout.ts'

/** Behind the bracket, the quote or the mark that a timestamp may stand behind. */
export function skipOpener(text: string, at: number): number {
  switch (text.charCodeAt(at)) {
    case 91:
    case 40:
    case 34:
    case 39:
      return skipSpaces(text, at + 1)
    case 123:
      return TUPLE.test(text.slice(at, at + MAX_TUPLE)) ? at : skipSpaces(text, at + 1)
    case 35:
      return skipRemark(text, at)
    case 45:
      return text.charCodeAt(at + 1) === 32 ? at + 2 : at
    case 42:
      return skipStar(text, at)
    // H3C: '%Jun 26 17:22:22:123 2013 core-1 SHELL/5/SHELL_LOGIN: …'.
    case 37:
      return isLetter(text.charCodeAt(at + 1)) ? at + 1 : at
    case 60:
      return text.charCodeAt(at + 1) === 32 ? at + 2 : at + 1
    default:
      return at
  }
}

/** Of Erlang: the brace is the time's own. */
const TUPLE = /^\{ ?(?:\{\d|\d{4},)/
const MAX_TUPLE = 8

/** `# Time: `, `#+`, `# ` */
function skipRemark(text: string, at: number): number {
  if (text.startsWith('# Time: ', at)) return at + 8
  const next = text.charCodeAt(at + 1)
  return next === 43 || next === 32 ? at + 2 : at
}

function skipStar(text: string, at: number): number {
  const next = text.charCodeAt(at + 1)
  if (next === 32) return at + 2
  return isLetter(next) ? at + 1 : at
}

/** Behind the bracket or quote that the stamp stood in; -1 when the bracket held header fields and all is read. */
export function closeOpener(
  text: string,
  open: number,
  stampEnd: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): number {
  const opener = open > 0 ? text.charCodeAt(open - 1) : 0
  const angle = text.charCodeAt(stampEnd) === 32 ? stampEnd + 1 : stampEnd
  if (opener !== 0 && text.charCodeAt(angle) === 62) return angle + 1
  if (opener === 60 && text.charCodeAt(stampEnd) === 44) return readAngled(text, stampEnd, line, context)
  if (opener === 42 && text.charCodeAt(stampEnd) === 58) return stampEnd + 1
  if (!mayBeClosed(opener)) return stampEnd
  if (isCloser(text.charCodeAt(stampEnd))) return text.charCodeAt(stampEnd + 1) === 58 ? stampEnd + 2 : stampEnd + 1
  return opener === 91 ? readInBracket(text, open, stampEnd, line, context, layout) : stampEnd
}

const mayBeClosed = (code: number): boolean => code === 91 || code === 40 || code === 34 || code === 39 || code === 32

const isCloser = (code: number): boolean => code === 93 || code === 41 || code === 34 || code === 39

/** `<20260214-06:14:47.310, FIX.4.4:SHOP->BANK, event> text`: what commas part in the bracket is header; an arrow does not close it. */
function readAngled(text: string, stampEnd: number, line: ParsedLine, context: TimeContext): number {
  let close = text.indexOf('> ', stampEnd)
  while (close > 0 && text.charCodeAt(close - 1) === 45) close = text.indexOf('> ', close + 1)
  if (close < 0 || close - stampEnd > MAX_ANGLED) return stampEnd
  for (const part of text.slice(stampEnd + 1, close).split(',')) {
    const level = strongLevelOfWord(part.trim())
    if (level === null) readBracket(part, line, context)
    else line.level = level
  }
  finishMessage(text, skipBlanks(text, close + 1), line, context)
  return -1
}

const MAX_ANGLED = 200

/** '[2014-01-17 7F03 verbose opID=1] message': the rest of the bracket is header too. */
function readInBracket(
  text: string,
  open: number,
  stampEnd: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): number {
  const close = closingBracket(text, open - 1, 400)
  if (close < 0) return stampEnd
  readInner(text.slice(stampEnd, close), line, context)
  const inner = line.level
  const message = parseHeader(text, close + 1, line, context, layout)
  line.level = inner ?? line.level
  finishMessage(text, message, line, context)
  return -1
}
