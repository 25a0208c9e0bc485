import { levelOfLetter, strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'

/** `[info]`, `<warning>`, `| ERROR`, ` -- warn`, ` #error`, ` level=info`, `(E)`: behind a mark of its own. */
const LAST_LEVEL =
  / (?:[[(<{](\p{L}{1,14})[\])>}]|(?:\||--|—|::|;|=>|~) ?(\p{L}{2,14})|#(\p{L}{3,14})|(?:level|lvl|sev|severity)[=:] ?"?(\p{L}{1,14})"?)$/u
const MAX_LENGTH = 32

/** `… pushed to shop [info]`: a level in the last column, and no part of the text. */
export function takeLastLevel(line: ParsedLine): void {
  const { message } = line
  if (!mayEndWithLevel(message.charCodeAt(message.length - 1))) return
  const last = LAST_LEVEL.exec(message.slice(-MAX_LENGTH))
  if (last === null) return
  const word = last[1] ?? last[2] ?? last[3] ?? last[4] ?? ''
  const level = word.length === 1 ? levelOfLetter(word) : strongLevelOfWord(word)
  if (level === null) return
  line.level = level
  line.message = message.slice(0, -last[0].length).trimEnd()
}

/** Cheap: a letter, a closing bracket or a quote. */
const mayEndWithLevel = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code > 191 || CLOSERS.has(code)

const CLOSERS = new Set([93, 41, 62, 125, 34])
