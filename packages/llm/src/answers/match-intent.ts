import { editDistance } from './edit-distance.ts'
import { type Intent, INTENT_WORDS } from './intents.ts'

const LEAST_SCORE = 2
const FUZZY_FACTOR = 0.9

/** The intent that the words of a question speak for, or null when they speak for none. */
export function matchIntent(question: string): Intent | null {
  const text = question.toLowerCase().replaceAll(/[^\p{L}\p{N}\s"'-]/gu, ' ')
  const words = text.split(/[\s"']+/).filter(Boolean)
  let best: { intent: Intent; score: number } | null = null
  for (const [intent, vocabulary] of Object.entries(INTENT_WORDS) as [Intent, Record<string, number>][]) {
    const score = scoreOf(words, text, vocabulary)
    if (score >= LEAST_SCORE && (best === null || score > best.score)) best = { intent, score }
  }
  return best?.intent ?? null
}

function scoreOf(words: readonly string[], text: string, vocabulary: Readonly<Record<string, number>>): number {
  let score = 0
  for (const [known, weight] of Object.entries(vocabulary)) {
    if (known.includes(' ')) {
      if (` ${text.replaceAll(/\s+/g, ' ')} `.includes(` ${known} `)) score += weight
    } else if (words.includes(known)) score += weight
    else if (weight > 1 && words.some((word) => isTypoOf(word, known))) score += weight * FUZZY_FACTOR
  }
  return score
}

/** One slip in five letters, two in nine; a word that is itself known somewhere is no slip. */
function isTypoOf(word: string, known: string): boolean {
  if (known.length < 5 || ALL_WORDS.has(word)) return false
  const limit = known.length < 9 ? 1 : 2
  return word[0] === known[0] && editDistance(word, known, limit) <= limit
}

const ALL_WORDS = new Set(Object.values(INTENT_WORDS).flatMap((vocabulary) => Object.keys(vocabulary)))
