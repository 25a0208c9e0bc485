/** A source with several services keeps the first in the alphabet, so that merging does not depend on order. */
export const smallerService = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}
