import { strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'

const LAST_LEVEL = / [[(<]([A-Za-z]{3,9})[\])>]$/

/** `… pushed to shop [info]`: a level in the last column, and no part of the text. */
export function takeLastLevel(line: ParsedLine): void {
  const last = LAST_LEVEL.exec(line.message.slice(-12))
  const level = last === null ? null : strongLevelOfWord(last[1] ?? '')
  if (last === null || level === null) return
  line.level = level
  line.message = line.message.slice(0, -last[0].length)
}
