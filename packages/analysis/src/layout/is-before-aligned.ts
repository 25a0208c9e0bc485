import { skipBlanks } from '../parse/scan-token.ts'
import type { SplitLine } from './split-head.ts'

const REACH = 3
const MIN_ALIGNED = 8
const FILLED = 0.2
/** So many lines agree. */
const MOST = 0.9

/** Blanks fill this column or one right behind it up, so that what follows stands in one place: no message does that. */
export function isBeforeAligned(lines: readonly SplitLine[], index: number): boolean {
  if (lines.length < MIN_ALIGNED) return false
  for (let at = index; at < index + REACH; at += 1) if (isAligned(lines, at)) return true
  return false
}

function isAligned(lines: readonly SplitLine[], index: number): boolean {
  const widths = new Map<number, number>()
  const lengths = new Map<number, number>()
  let filled = 0
  for (const { text, values } of lines) {
    const [value, next] = [values[index], values[index + 1]]
    if (value === undefined || (next !== undefined && next.before !== ' ')) continue
    const start = skipBlanks(text, value.end)
    if (start === value.end || start === text.length) continue
    const width = start - value.start
    widths.set(width, (widths.get(width) ?? 0) + 1)
    lengths.set(value.end - value.start, (lengths.get(value.end - value.start) ?? 0) + 1)
    if (start - value.end > 1) filled += 1
  }
  const isVaried = Math.max(0, ...lengths.values()) <= MOST * lines.length
  return isVaried && filled >= FILLED * lines.length && Math.max(0, ...widths.values()) >= MOST * lines.length
}
