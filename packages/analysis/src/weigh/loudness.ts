const MIDDLE = 0.4
const MOST = 2

/** The log-odds that a line's words are those of an error, about zero where they could be either. */
export function loudness(words: number): number {
  const odds = Math.log(Math.max(1e-3, words) / Math.max(1e-3, 1 - words)) + MIDDLE
  return Math.max(-MOST, Math.min(MOST, odds / 2))
}
