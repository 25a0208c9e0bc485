import { levelOfLetter, strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'

const MARKED = /^([*!#=~+_>-]{1,3})([A-Z]{4,11})([*!#=~+_<-]{1,3}):?[ \t]{1,8}(?=\S)/

/** `{W} …`, `(E) …`, but not `(C) 2024 …`, which is a copyright. */
const LETTER = /^(?:\{([DIWEFC])\}|\(([DIWEF]|C(?!\):? {1,4}(?:\d|Copyright)))\)|<([DIWEFC])>):? {1,4}(?=\S)/

/** `*ERROR* …`, `!WARN! …`, `>>ERROR<< …`: a word between marks of its own, and no part of the text. */
export function takeMarkedLevel(line: ParsedLine): void {
  const code = line.message.charCodeAt(0)
  if (OPENERS.has(code)) takeLetter(line)
  if (!MARKS.has(code)) return
  const [marked = '', opener = '', word = '', closer] = MARKED.exec(line.message) ?? []
  const level = opener.replaceAll('>', '<') === closer ? strongLevelOfWord(word) : null
  if (level === null) return
  line.level = level
  line.message = line.message.slice(marked.length)
}

const MARKS = new Set(Array.from('*!#=~+_>-', (mark) => mark.charCodeAt(0)))
const OPENERS = new Set(Array.from('{(<', (mark) => mark.charCodeAt(0)))

function takeLetter(line: ParsedLine): void {
  const [marked, ...letters] = LETTER.exec(line.message) ?? []
  if (marked === undefined) return
  line.level = levelOfLetter(letters.find((letter) => letter !== undefined) ?? '')
  line.message = line.message.slice(marked.length)
}
