import { strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'

/** `rdb:crit:14555`: who speaks, how loudly, and its process. */
export const NAMED = /^([A-Za-z][\w.-]{1,60}):([A-Za-z]{3,9}):(\d{1,10})$/

export function takeNamed(content: string, line: ParsedLine): boolean {
  const named = NAMED.exec(content)
  const level = strongLevelOfWord(named?.[2] ?? '')
  if (named === null || level === null) return false
  line.level ??= level
  line.service ??= named[1]
  line.processId ??= named[3]
  return true
}
