import { isDigit, isLetter } from './scan-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { isUpper } from './scan-token.ts'

/** How far into a line a timestamp behind other fields is looked for. */
const LIMIT = 160

/** Where the first timestamp behind a few other fields starts, with `stamp` filled, or -1. */
export function scanAhead(text: string, from: number, stamp: Stamp): number {
  const limit = Math.min(text.length - 7, LIMIT)
  let before = from === 0 ? 32 : text.charCodeAt(from - 1)
  for (let pos = from; pos < limit; pos += 1) {
    const code = text.charCodeAt(pos)
    if ((isDigit(code) || isUpper(code)) && opens(before) && isStamp(text, pos, before, stamp)) return pos
    before = code
  }
  return -1
}

/** Blank, tab, bracket, bar, colon, comma, angle or quote. */
function opens(code: number): boolean {
  return (
    code === 32 ||
    code === 91 ||
    code === 40 ||
    code === 124 ||
    code === 58 ||
    code === 34 ||
    code === 9 ||
    code === 44 ||
    code === 60
  )
}

function isStamp(text: string, pos: number, before: number, stamp: Stamp): boolean {
  const end = scanTimestamp(text, pos, stamp)
  if (end < 0 || stamp.kind === 'date') return false
  const next = text.charCodeAt(end)
  if (isLetter(next)) return false
  if (stamp.kind === 'time') return before === 32 && (next === 32 || next === 93)
  return stamp.kind !== 'epoch' || before === 40 || next === 32 || (before === 91 && next === 93)
}
