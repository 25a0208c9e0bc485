import { isSameWord, namesOf } from '../answers/rank-statements.ts'
import { CLAIM_WORDS } from './claim-words.ts'
import { hasHiddenCharacters } from './has-hidden-characters.ts'
import type { ModelClaim } from './model-refinement.ts'
import { type VerifiedQuote, verifyQuotes } from './verify-quotes.ts'

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
/** What turns a sentence into its opposite, or into a verdict, has to stand between the same words in a source. */
const DELICATE =
  /^(?:not?|never|none|nothing|neither|nor|without|cannot|low|medium|high|critical|minor|harmless|false|fixed|resolved|fine|well|ok|healthy)$|n't$/
/** Signs of Markdown, HTML and addresses: prose needs none of them. */
const MARKUP = /[`*[\]<>|#~\\{}]|:\/\/|\bwww\./

/**
 * A claim may be shown when a quote of it stands in its line, and when each of its words stands in the lines that it
 * quotes, in what the engine says, or in a closed list of words that join them. So a model can put what is known in
 * better words, and nothing else: no order, negation, name or number of its own has a word to be said with.
 */
export function groundClaim(claim: ModelClaim, { lines, statements }: Sources, mostCharacters: number): Grounding {
  const text = claim.text.replaceAll(/\s+/g, ' ').trim()
  if (text.length < LEAST_CHARACTERS || text.length > mostCharacters) return { dropped: 'too short or too long' }
  if (MARKUP.test(text) || hasHiddenCharacters(text)) return { dropped: 'holds markup or an address' }
  const quotes = verifyQuotes(claim.quotes, lines)
  if (quotes.length === 0) return { dropped: 'no quote of it stands in its line' }
  const sources = [...statements, ...quotes.map(({ line }) => line.text)]
  const known = new Set(sources.flatMap(wordsOf))
  const tokens = [...known]
  const said = namesOf(text)
  const strange = said.find(
    (word) => !CLAIM_WORDS.has(word) && !known.has(word) && !tokens.some((token) => isInflected(word, token)),
  )
  if (strange !== undefined) return { dropped: `nothing says '${strange}'` }
  const spoken = sources.map((source) => ` ${namesOf(source).join(' ')} `)
  const twisted = said.find((word, index) => {
    const phrase = ` ${said.slice(Math.max(0, index - 1), index + 2).join(' ')} `
    return DELICATE.test(word) && !spoken.some((source) => source.includes(phrase))
  })
  return twisted === undefined ? { claim: { text, quotes } } : { dropped: `nothing says '${twisted}' so` }
}

/** Names also by the words that they are made of; numbers only whole. */
const wordsOf = (source: string): string[] =>
  namesOf(source).flatMap((name) => [name, ...(name.match(/\p{L}{3,}/gu) ?? [])])

/** Numbers and names have no inflections. */
const isInflected = (word: string, token: string): boolean => /^\p{L}+$/u.test(word) && isSameWord(word, token)
