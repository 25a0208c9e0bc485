import { levelOfLetter, strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'

/** `[info]`, `<warning>`, `| ERROR`, ` -- warn`, ` #error`, ` level=info`, `(E)`: behind a mark of its own. */
const LAST_LEVEL =
  / (?:[[(<{](\p{L}{1,14})[\])>}]|(?:\||--|—|::|;|=>|~) ?(\p{L}{2,14})|#(\p{L}{3,14})|(?:level|lvl|sev|severity)[=:] ?"?(\p{L}{1,14})"?)$/u
const MAX_LENGTH = 32

/** `… pushed to shop [info]`: a level in the last column, and no part of the text. */
export function takeLastLevel(line: ParsedLine): void {
  const { message } = line
  if (!mayEndWithLevel(message)) return
  const last = LAST_LEVEL.exec(message.slice(-MAX_LENGTH))
  if (last === null) return
  const word = last[1] ?? last[2] ?? last[3] ?? last[4] ?? ''
  const level = word.length === 1 ? levelOfLetter(word) : strongLevelOfWord(word)
  if (level === null) return
  line.level = level
  line.message = message.slice(0, -last[0].length).trimEnd()
}

/** Cheap: the last word is set apart by a mark of its own, or follows one. */
function mayEndWithLevel(message: string): boolean {
  const end = message.length - 1
  let pos = end
  while (pos > 0 && end - pos < MAX_LENGTH && message.charCodeAt(pos) !== 32) pos -= 1
  if (pos <= 0 || message.charCodeAt(pos) !== 32) return false
  return (
    OPENERS.has(message.charCodeAt(pos + 1)) || MARKS.has(message.charCodeAt(pos - 1)) || startsKey(message, pos + 1)
  )
}

const OPENERS = new Set(Array.from('[(<{#|', (mark) => mark.charCodeAt(0)))
const MARKS = new Set(Array.from('|-—:;>~', (mark) => mark.charCodeAt(0)))
const startsKey = (text: string, at: number): boolean =>
  text.startsWith('level', at) || text.startsWith('lvl', at) || text.startsWith('sev', at)
