import { hasHiddenCharacters } from './has-hidden-characters.ts'
import type { ModelClaim } from './model-refinement.ts'
import { type VerifiedQuote, verifyQuotes } from './verify-quotes.ts'
import { whyUnsaid } from './why-unsaid.ts'

export interface GroundedClaim {
  readonly text: string
  readonly quotes: readonly VerifiedQuote<SourceLine>[]
}

export type Grounding = { readonly claim: GroundedClaim } | { readonly dropped: string }

export interface SourceLine {
  readonly id: string
  readonly text: string
}

interface Sources {
  readonly lines: readonly SourceLine[]
  /** What the engine says in its own words. */
  readonly statements: readonly string[]
}

const LEAST_CHARACTERS = 12
/** Signs of Markdown, HTML and addresses: prose needs none of them. */
const MARKUP = /[`*[\]<>|#~\\{}]|:\/\/|\bwww\./

/**
 * A claim may be shown when a quote of it stands in its line, and when each of its words stands in the lines that it
 * quotes, in what the engine says, or in a closed list of words that join them. So a model can put what is known in
 * better words, and nothing else: no order, negation, name or number of its own has a word to be said with. Verdicts,
 * and what it says of causes, have to stand in the engine's words, since lines are written by strangers too.
 */
export function groundClaim(claim: ModelClaim, { lines, statements }: Sources, mostCharacters: number): Grounding {
  const text = claim.text.replaceAll(/\s+/g, ' ').trim()
  if (text.length < LEAST_CHARACTERS || text.length > mostCharacters) return { dropped: 'too short or too long' }
  if (MARKUP.test(text) || hasHiddenCharacters(text)) return { dropped: 'holds markup or an address' }
  const quotes = verifyQuotes(claim.quotes, lines)
  if (quotes.length === 0) return { dropped: 'no quote of it stands in its line' }
  const why = whyUnsaid({ text, statements, quoted: quotes.map(({ line }) => line.text) })
  return why === null ? { claim: { text, quotes } } : { dropped: why }
}
