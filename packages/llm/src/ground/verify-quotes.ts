import type { FactLine } from '../answers/incident-facts.ts'
import { hasHiddenCharacters } from './has-hidden-characters.ts'

export interface ClaimedQuote {
  readonly line_id: string
  readonly quote: string
}

export interface VerifiedQuote<Line = FactLine> {
  readonly line: Line
  readonly start: number
  readonly end: number
}

const LEAST_QUOTE_LENGTH = 4

/** Keeps a quote only where it stands, character for character, in the line that it names; one per line. */
export function verifyQuotes<Line extends Pick<FactLine, 'id' | 'text'>>(
  claims: readonly ClaimedQuote[],
  lines: readonly Line[],
): VerifiedQuote<Line>[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const verified = new Map<string, VerifiedQuote<Line>>()
  for (const { line_id: id, quote } of claims) {
    const line = byId.get(id)
    if (!line || verified.has(id) || quote.trim().length < LEAST_QUOTE_LENGTH || hasHiddenCharacters(quote)) continue
    const start = line.text.indexOf(quote)
    if (start !== -1) verified.set(id, { line, start, end: start + quote.length })
  }
  return [...verified.values()]
}
