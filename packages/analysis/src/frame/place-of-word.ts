/** Where a word stands in a table of so many places, a power of two; words that share a place are too few to matter. */
export function placeOfWord(word: string, places: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) & (places - 1)
}
