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
  for (let index = 0; index < 3; index += 1) {
    const open = text.charCodeAt(pos) === 91 ? pos + 1 : pos
    const code = text.charCodeAt(open)
    if (isDigit(code) || isLetter(code)) {
      const end = scanTimestamp(text, open, second)
      if (end > 0 && second.kind !== 'time' && second.kind !== 'epoch') {
        pos = skipBlanks(text, text.charCodeAt(end) === 93 ? end + 1 : end)
        if (second.kind === 'date') continue
        // A shipper's clock that names its zone beats the program's that does not.
        const better = second.kind === 'full' && (!Number.isNaN(second.zone) || line.zoneAssumed)
        if (better && first.kind !== 'epoch') takeStamp(second, line, context)
        else if (first.kind === 'epoch') sharpen(line, second)
        return pos
      }
    }
    // Only an epoch in front lets a host stand between ('EPOCH 2005.06.03 node 2005-06-03-15.42.50.67 …'),
    // and a shipper one pair ('2024-04-04T20:30:55Z source=node-1 2024-04-04 18:30:54,422 …').
    const end = endOfWord(text, pos)
    const word = index === 0 && end - pos < 80 ? text.slice(pos, end) : ''
    const pair = (isLetter(code) && word.includes('=')) || /^\d+:[A-Z]$/.test(word)
    if (!pair && (first.kind !== 'epoch' || index === 0)) return -1
    if (!pair) line.host ??= text.slice(pos, end)
    else if (scanTimestamp(text, skipBlanks(text, end), second) < 0) return -1
    pos = skipBlanks(text, end)
  }
  return -1
}

/** An epoch in whole seconds, and the same second with its fraction in local time: only the fraction is news. */
function sharpen(line: ParsedLine, precise: Stamp): void {
  const coarse = line.timestampMs
  if (coarse === null || coarse % 1000 !== 0 || (coarse / 1000 - Math.floor(precise.clockMs / 1000)) % 60 !== 0) return
  line.timestampMs = coarse + (precise.clockMs % 1000)
}
