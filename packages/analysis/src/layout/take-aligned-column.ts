import { endOfWord, skipBlanks } from '../parse/scan-token.ts'
import type { SplitLine } from './split-head.ts'

const MIN_LINES = 8
const MOST = 0.9
const FILLED = 0.2
const NAME = /^[\p{L}_][\p{L}\d_./@#-]*$/u

/**
 * The lines with one more value, where blanks fill the first word behind the header up so that what follows stands in
 * one place: also where it is a plain word, behind which a sentence begins.
 */
export function takeAlignedColumn(lines: readonly SplitLine[], index: number): SplitLine[] | null {
  if (lines.length < MIN_LINES || index === 0 || lines[0]?.delimiter !== null) return null
  const widths = new Map<number, number>()
  const lengths = new Map<number, number>()
  const taken: SplitLine[] = []
  let filled = 0
  for (const line of lines) {
    const { text, values } = line
    const from = values[index - 1]?.end ?? 0
    const start = skipBlanks(text, from)
    const end = endOfWord(text, start)
    const next = skipBlanks(text, end)
    if (start === from || next >= text.length || !NAME.test(text.slice(start, end))) continue
    count(widths, next - start)
    count(lengths, end - start)
    if (next - end > 1) filled += 1
    const value = { before: ' ', kind: 'word', type: 'v', start, end } as const
    taken.push({ text, delimiter: null, values: [...values.slice(0, index), value], rest: ' ' })
  }
  const isFilled = filled >= FILLED * lines.length && mostOf(lengths) <= MOST * lines.length
  return isFilled && mostOf(widths) >= MOST * lines.length ? taken : null
}

const count = (counts: Map<number, number>, key: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const mostOf = (counts: ReadonlyMap<number, number>): number => Math.max(0, ...counts.values())
