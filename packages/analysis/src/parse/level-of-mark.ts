import type { Level } from '../model/log-event.ts'
import { levelOfSign } from './level-at-head.ts'
import { levelOfLetter, levelOfWord } from './level-of-word.ts'

/** What a column of levels holds: a word in any case, a letter, or a sign. */
export function levelOfMark(text: string): Level | null {
  if (text.length === 1 && text.charCodeAt(0) < 128) return levelOfLetter(text.toUpperCase())
  if (text.charCodeAt(0) > 0x2000) return levelOfWord(text) ?? levelOfSign(text)
  return levelOfWord(text) ?? levelOfWord(text.toLowerCase())
}
