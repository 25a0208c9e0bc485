/** A number of a word, the same in every run, of which tables of words take as many bits as they have places for. */
export function spreadOfWord(word: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  return hash ^ (hash >>> 15)
}

/** Where a word stands in a table of so many places, a power of two; words that share a place are too few to matter. */
export const placeOfSpread = (spread: number, places: number): number => spread & (places - 1)

export const placeOfWord = (word: string, places: number): number => placeOfSpread(spreadOfWord(word), places)
