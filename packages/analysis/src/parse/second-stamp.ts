import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit, isLetter, Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { endOfWord, skipBlanks } from './scan-token.ts'
import { takeStamp } from './take-stamp.ts'

const second = new Stamp()

/**
 * A second timestamp right behind the first: collectors and shippers prepend theirs. Answers the end of the
 * last one, or -1; the more telling of the two becomes the line's.
 */
export function readSecondStamp(
  text: string,
  at: number,
  first: Stamp,
  line: ParsedLine,
  context: TimeContext,
): number {
  let pos = at
  for (let index = 0; index < 3 && pos >= 0; index += 1) {
    const end = scanSecond(text, pos)
    if (end < 0) pos = skipBetween(text, pos, index === 0, first, line)
    else if (second.kind === 'date') pos = end
    else {
      chooseStamp(first, line, context)
      return end
    }
  }
  return -1
}

/** Behind a date or a timestamp with one, which may stand in brackets; -1 where none stands. */
function scanSecond(text: string, pos: number): number {
  const open = text.charCodeAt(pos) === 91 ? pos + 1 : pos
  const code = text.charCodeAt(open)
  if (!isDigit(code) && !isLetter(code)) return -1
  const end = scanTimestamp(text, open, second)
  if (end <= 0 || second.kind === 'time' || second.kind === 'epoch') return -1
  return skipBlanks(text, text.charCodeAt(end) === 93 ? end + 1 : end)
}

/** A shipper's clock that names its zone beats the program's that does not. */
function chooseStamp(first: Stamp, line: ParsedLine, context: TimeContext): void {
  if (first.kind === 'epoch') sharpen(line, second)
  else if (second.kind === 'full' && (!Number.isNaN(second.zone) || line.zoneAssumed)) takeStamp(second, line, context)
}

/**
 * Only an epoch in front lets a host stand between ('EPOCH 2005.06.03 node 2005-06-03-15.42.50.67 …'),
 * and a shipper one pair ('2024-04-04T20:30:55Z source=node-1 2024-04-04 18:30:54,422 …').
 */
function skipBetween(text: string, pos: number, isFirst: boolean, first: Stamp, line: ParsedLine): number {
  const end = endOfWord(text, pos)
  const next = skipBlanks(text, end)
  if (isFirst && end - pos < 80 && isPair(text.slice(pos, end)))
    return scanTimestamp(text, next, second) < 0 ? -1 : next
  if (first.kind !== 'epoch' || isFirst) return -1
  line.host ??= text.slice(pos, end)
  return next
}

/** `source=node-1` or Redis' `1:M`. */
function isPair(word: string): boolean {
  const first = word.charCodeAt(word.charCodeAt(0) === 91 ? 1 : 0)
  return isLetter(first) ? word.includes('=') : isDigit(first) && /^\d+:[A-Z]$/.test(word)
}

/** An epoch in whole seconds, and the same second with its fraction in local time: only the fraction is news. */
function sharpen(line: ParsedLine, precise: Stamp): void {
  const coarse = line.timestampMs
  if (coarse === null || coarse % 1000 !== 0 || (coarse / 1000 - Math.floor(precise.clockMs / 1000)) % 60 !== 0) return
  line.timestampMs = coarse + (precise.clockMs % 1000)
}
