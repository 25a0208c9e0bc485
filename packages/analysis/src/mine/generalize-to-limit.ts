import { shapeMessage } from './shape-message.ts'
import { PARAMETER, renderShape, type ShapeToken } from './shape-token.ts'

export interface Candidate {
  readonly text: string
  readonly count: number
  /** What learning alone makes of it. */
  readonly into: string
}

/** How many leading columns a template keeps when there are still too many. */
const PREFIXES = [12, 8, 5, 3, 2, 1, 0]

/**
 * Keeps the number of templates at or below `limit`: the most frequent stay as learning left them, the others keep their
 * first words only. Free text and attacks end in a few coarse templates instead of filling the memory.
 */
export function generalizeToLimit(candidates: readonly Candidate[], limit: number): Map<string, string> {
  const counts = new Map<string, number>()
  for (const { into, count } of candidates) counts.set(into, (counts.get(into) ?? 0) + count)
  const targets = new Map<string, string>()
  if (counts.size > limit) {
    const ranked = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([text]) => text)
    const kept = Math.floor(limit / 2)
    for (const text of ranked.slice(0, kept)) targets.set(text, text)
    const rare = ranked.slice(kept).map((text) => ({ text, tokens: shapeMessage(text) }))
    for (const length of PREFIXES) {
      for (const { text, tokens } of rare) targets.set(text, cut(tokens, length))
      if (new Set(targets.values()).size <= limit) break
    }
  }
  return new Map(candidates.map(({ text, into }) => [text, targets.get(into) ?? into]))
}

function cut(tokens: readonly ShapeToken[], length: number): string {
  if (length === 0) return PARAMETER
  if (tokens.length <= length) return renderShape(tokens)
  const prefix = [...tokens.slice(0, length), { text: PARAMETER, spaced: true }]
  return renderShape(shapeMessage(renderShape(prefix)))
}
