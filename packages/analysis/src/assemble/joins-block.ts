import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'
import { braceBalance } from './brace-balance.ts'
import { continuesBlock, type Block } from './continues-record.ts'
import { finishRecord } from './finish-record.ts'
import { isBlank } from './is-blank.ts'
import type { OpenRecord } from './open-record.ts'
import { closesElement } from './starts-xml-record.ts'

const stamp = new Stamp()
export const MAX_RECORD_LINES = 5000
const MAX_JSON_LENGTH = 262_144
const MAX_ELEMENT_LINES = 400

/** Inside pretty-printed JSON, a panic and the like, the line's own shape does not matter. */
export function joinsBlock(open: OpenRecord, text: string, context: TimeContext): boolean {
  if (open.event.lineCount >= MAX_RECORD_LINES) return false
  if (open.json !== null && open.depth > 0)
    return open.element === undefined ? joinsObject(open, text) : joinsElement(open, text)
  if (open.block === 'none') return false
  if (isBlank(text)) {
    if (open.block === 'journal') finishJournal(open, context)
    return true
  }
  if (isIndented(text) && !hasOwnEnd(open.block)) return true
  const verdict = continuesBlock(open.block, text, open.event.lineCount)
  // Chained tracebacks start anew after their blank line.
  if (verdict === 'last' || (verdict === 'no' && !hasOwnEnd(open.block))) open.block = 'none'
  return verdict !== 'no'
}

/** A journal's record ends with a blank line, one of Windows with the next one's head, and a text with its brackets. */
const hasOwnEnd = (block: Block): boolean => block === 'journal' || block === 'windows' || block === 'enclosed'

function isIndented(text: string): boolean {
  const code = text.charCodeAt(0)
  return code === 32 || code === 9
}

/** Pretty-printed JSON has nothing but braces at the margin. */
function joinsObject(open: OpenRecord, text: string): boolean {
  const code = text.charCodeAt(0)
  if (isLetter(code) || isDigit(code) || isFull(open, text)) {
    open.depth = 0
    return false
  }
  open.json += `\n${text}`
  open.depth += braceBalance(text)
  return true
}

/** Lines of a record of XML up to its closing tag; a line that starts a record of its own ends a torn one. */
function joinsElement(open: OpenRecord, text: string): boolean {
  const element = open.element ?? ''
  const isTorn = text.startsWith(`<${element}`) || (isDigit(text.charCodeAt(0)) && scanTimestamp(text, 0, stamp) > 0)
  if (isTorn || open.event.lineCount >= MAX_ELEMENT_LINES || isFull(open, text)) {
    open.depth = 0
    return false
  }
  open.json += `\n${text}`
  if (closesElement(text, element)) open.depth = 0
  return true
}

const isFull = ({ json }: OpenRecord, text: string): boolean => (json ?? '').length + text.length > MAX_JSON_LENGTH

function finishJournal(open: OpenRecord, context: TimeContext): void {
  finishRecord(open, context)
  open.block = 'none'
}
