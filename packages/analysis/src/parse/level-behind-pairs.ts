import type { Level } from '../model/log-event.ts'
import { strongLevelOfWord } from './level-of-word.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import { endOfWord, isUpper } from './scan-token.ts'

const MAX_PAIRS = 8
const MAX_LEVEL = 8

/** `pid=2 tid=kx9 INFO: message`: a level in capitals behind nothing but pairs; null where a line begins otherwise. */
export function levelBehindPairs(text: string): Level | null {
  let pos = 0
  for (let count = 0; count < MAX_PAIRS; count += 1) {
    const end = pairEnd(text, pos)
    if (end < 0) break
    pos = end + 1
  }
  if (pos === 0) return null
  let end = pos
  while (end - pos <= MAX_LEVEL && isUpper(text.charCodeAt(end))) end += 1
  const next = text.charCodeAt(end)
  return next === 58 || next === 32 ? strongLevelOfWord(text.slice(pos, end)) : null
}

/** Where `key=value` ends before a blank, or -1. */
function pairEnd(text: string, at: number): number {
  let equals = at
  while (isOfKey(text.charCodeAt(equals))) equals += 1
  if (equals === at || text.charCodeAt(equals) !== 61) return -1
  const end = endOfWord(text, equals)
  return text.charCodeAt(end) === 32 ? end : -1
}

const isOfKey = (code: number): boolean => isLetter(code) || isDigit(code) || code === 95 || code === 45 || code === 46
