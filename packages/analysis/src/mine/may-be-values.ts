import type { Vocabulary } from './vocabulary.ts'

const NAMES = new Set(['word', 'name', 'identifier', 'parameter'])

/** 'started' and 'stopping' say what happened, and so do states in capitals; a name may sound like that too. */
export function mayBeValues(words: ReadonlySet<string>, vocabulary: Vocabulary): boolean {
  let participles = 0
  for (const word of words) {
    if (!NAMES.has(vocabulary.lookOf(word))) return false
    if (/[a-z](?:ed|ing)$/.test(word)) participles++
  }
  return participles * 3 <= words.size
}
