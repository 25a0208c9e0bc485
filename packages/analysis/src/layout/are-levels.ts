import { levelOfMark } from '../parse/level-of-mark.ts'

const MAX_LEVELS = 9

/** Several words of levels, or signs, in at least half of a column, whatever else stands among them. */
export function areLevels(values: readonly string[]): boolean {
  const distinct = new Set(values)
  if (distinct.size > MAX_LEVELS) return false
  const known = new Set([...distinct].filter((value) => levelOfMark(value) !== null))
  return known.size > 1 && values.filter((value) => known.has(value)).length >= values.length / 2
}
