import { levelOfMark } from '../parse/level-of-mark.ts'
import { levelOfCode, levelOfMessageCode } from './level-in-column.ts'

const MAX_LEVELS = 9
const MIN_LEVELS = 3
const isMessageCode = (value: string): boolean => levelOfMessageCode(value) !== null

/** Several words of levels, or signs, in at least half of a column, whatever else stands among them. */
export function areLevels(values: readonly string[]): boolean {
  const distinct = new Set(values)
  if (new Set([...distinct].map(levelOfMessageCode)).size >= MIN_LEVELS && [...distinct].every(isMessageCode))
    return true
  if (distinct.size > MAX_LEVELS) return false
  const known = new Set([...distinct].filter((value) => levelOfMark(value) !== null))
  if (known.size > 1 && values.filter((value) => known.has(value)).length >= values.length / 2) return true
  return areCodes([...distinct])
}

/** `Wa`, `Er`, `In` and nothing else: of so many levels no other column has the letters. */
function areCodes(distinct: readonly string[]): boolean {
  const levels = distinct.map(levelOfCode)
  return !levels.includes(null) && new Set(levels).size >= MIN_LEVELS
}

/** syslog's 0 to 7, of which most are 6, and the tens of others, of which most are 20 or 30. */
export function areNumericLevels(values: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  if (counts.size < 3 || counts.size > 8) return false
  const usual = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 2)
  const most = new Set(usual.map(([value]) => value))
  const distinct = [...counts.keys()]
  if (distinct.every((value) => /^[0-7]$/.test(value))) return most.has('6')
  return distinct.every((value) => /^[1-6]0$/.test(value)) && (most.has('20') || most.has('30'))
}
