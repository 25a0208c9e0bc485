import type { Level } from '../model/log-event.ts'
import { levelOfLight } from '../parse/level-of-light.ts'
import { levelOfMark } from '../parse/level-of-mark.ts'

/**
 * `GREEN`, `YELLOW`, `RED` in a column that holds two or more of them, and nothing else but levels. Where red is more
 * than half, they are colors of something, not lights.
 */
export function levelsOfLights(values: readonly string[]): Readonly<Record<string, Level>> | null {
  const distinct = new Set(values)
  if (distinct.size > MAX_WORDS) return null
  const levels: Record<string, Level> = {}
  const below: string[] = []
  for (const value of distinct) {
    const level = levelOfLight(value)
    if (level !== null) levels[value] = level
    else if (COLORLESS.test(value)) below.push(value)
    else if (!isNone(value) && levelOfMark(value) === null) return null
  }
  if (new Set(Object.values(levels)).size < MIN_LIGHTS) return null
  // Blue is below green where all three lights are told, else a color like them.
  if (below.length > 0 && new Set(Object.values(levels)).size <= MIN_LIGHTS) return null
  for (const value of below) levels[value] = 'debug'
  return values.filter((value) => levels[value] === 'error').length > values.length / 2 ? null : levels
}

/** Below green. */
const COLORLESS = /^(?:blue|white|gr[ae]y|blau|weiß|grau)$/i
const MAX_WORDS = 9
const MIN_LIGHTS = 2
const isNone = (value: string): boolean => value === '-' || value === ''
