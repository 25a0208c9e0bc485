import { looksRandom } from './looks-random.ts'
import { PARAMETER } from './shape-token.ts'

/** How much a word looks like a value (`name`, an identifier: strong) or like part of the sentence (`word`). */
export type Look = 'parameter' | 'punctuation' | 'constant' | 'literal' | 'identifier' | 'name' | 'enumeration' | 'word'

const LITERALS = new Set('true false null none nil undefined yes no on off n/a unknown default'.split(' '))

const isDottedTwice = (text: string): boolean => {
  const first = text.search(/\w\.\w/)
  return first >= 0 && /\.\w/.test(text.slice(first + 3))
}

export function lookOf(text: string): Look {
  if (text === PARAMETER) return 'parameter'
  if (!/[\p{L}\p{N}]/u.test(text)) return 'punctuation'
  if (LITERALS.has(text.toLowerCase())) return 'literal'
  // The type of an exception tells one failure from another: never a parameter.
  if (/(?:Exception|Error|Failure|Throwable)$/.test(text)) return 'constant'
  // android.intent.action.SCREEN_ON names a state, not a thing.
  if (/^(?:[\w$]+\.)+[A-Z][A-Z0-9_]+$/.test(text)) return 'enumeration'
  if (looksRandom(text)) return 'identifier'
  if (/[/\\@#]/.test(text) || isDottedTwice(text) || /\w\$\w/.test(text)) return 'identifier'
  if (/\w\.\w/.test(text) || text.includes(' ')) return 'name'
  if (/^[A-Z][A-Z_-]+$/.test(text)) return 'enumeration'
  // 'orders-nightly', 'vol_data' and drive 'D' are names; words of a sentence are neither joined nor single letters.
  if (/^[a-z]+(?:[-_:][a-z]+)+$/i.test(text) || /^[A-Z]$/.test(text)) return 'name'
  return 'word'
}
