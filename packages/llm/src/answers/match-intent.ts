import { editDistance } from './edit-distance.ts'
import { type Intent, INTENT_WORDS } from './intents.ts'

/** One slip in a word of weight 2 does not make it mean less. */
const LEAST_SCORE = 1.8
const FUZZY_FACTOR = 0.9
/** 'Did it restart?' asks for no remedy. */
const ASKS_WHAT_WAS = /^\s*(?:did|was|were|has|have|had)\b/
/** Codes that no developer wrote. */
const OTHER_CODES = /\b(?:error|status|exit|return|response|reason) codes?\b/g

/** The intent that the words of a question speak for, or null when they speak for none. */
export function matchIntent(question: string): Intent | null {
  const text = question
    .toLowerCase()
    .replaceAll(OTHER_CODES, 'answer')
    .replaceAll(/[^\p{L}\p{N}\s"'-]/gu, ' ')
  const words = text.split(/[\s"']+/).filter(Boolean)
  const isOfThePast = ASKS_WHAT_WAS.test(text)
  let best: { intent: Intent; score: number } | null = null
  for (const [intent, vocabulary] of Object.entries(INTENT_WORDS) as [Intent, Record<string, number>][]) {
    if (isOfThePast && intent === 'mitigation') continue
    const score = scoreOf(words, text, vocabulary)
    if (score >= LEAST_SCORE && (best === null || score > best.score)) best = { intent, score }
  }
  return best?.intent ?? null
}

/** Each word of the question counts once, for the best that it can mean. */
function scoreOf(words: readonly string[], text: string, vocabulary: Readonly<Record<string, number>>): number {
  const spaced = ` ${text.replaceAll(/\s+/g, ' ')} `
  const phrases = Object.entries(vocabulary).filter(([known]) => known.includes(' ') && spaced.includes(` ${known} `))
  const singles = [...new Set(words)].map((word) => {
    const exact = Object.hasOwn(vocabulary, word) ? vocabulary[word] : undefined
    if (exact !== undefined) return exact
    const slips = Object.entries(vocabulary).filter(([known, weight]) => weight > 1 && isTypoOf(word, known))
    return Math.max(0, ...slips.map(([, weight]) => weight * FUZZY_FACTOR))
  })
  return [...phrases.map(([, weight]) => weight), ...singles].reduce((sum, weight) => sum + weight, 0)
}

/** One slip in four letters, two in nine; a word that is itself known somewhere is no slip. */
function isTypoOf(word: string, known: string): boolean {
  if (known.length < 4 || PLAIN_WORDS.has(word) || ALL_WORDS.has(word)) return false
  const limit = known.length < 9 ? 1 : 2
  return word[0] === known[0] && editDistance(word, known, limit) <= limit
}

/** Words of their own, one slip away from words that mean something here. */
const PLAIN_WORDS = new Set(['use', 'used', 'uses', 'port', 'ports'])

const ALL_WORDS = new Set(Object.values(INTENT_WORDS).flatMap((vocabulary) => Object.keys(vocabulary)))
