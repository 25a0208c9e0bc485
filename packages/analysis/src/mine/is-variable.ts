import { lookRandom } from './looks-random.ts'
import type { ShapeColumns } from './shape-columns.ts'
import { slotOf, type Slot } from './slot-of.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How many different constants prove a parameter, by where the column stands; beside a known parameter fewer do. */
const NEEDED: Readonly<Record<Slot, { alone: number; besideParameter: number }>> = {
  first: { alone: Infinity, besideParameter: Infinity },
  person: { alone: 3, besideParameter: 1 },
  value: { alone: 4, besideParameter: 1 },
  quoted: { alone: 3, besideParameter: 1 },
  object: { alone: 3, besideParameter: 2 },
  plain: { alone: 6, besideParameter: 4 },
}
const NEEDED_OF_NAMES = { identifier: 2, name: 3, enumeration: 8 }
const NEEDED_OF_FIRST_NAMES = 6
/** Words that are values elsewhere, and drawn letters, need hardly more proof; as a message's first word a little. */
/** Between so many words that stay the same, two beside a parameter are enough. */
const FRAME_WORDS = 3
const hasDigit = (word: string): boolean => /\d/.test(word)
const NEEDED_OF_KNOWN = { first: 3, person: 3, object: 3, value: 2, quoted: 2, plain: 2 }
const NEEDED_IN_FRAME = 2
const MIN_DRAWN = 3

/** Whether the words that a column holds, while all else is equal, are values of a parameter. */
export function isVariable(
  values: ReadonlySet<string>,
  shape: ShapeColumns,
  column: number,
  vocabulary: Vocabulary,
): boolean {
  const looks = [...values].map((value) => vocabulary.lookOf(value))
  if (looks.includes('punctuation') || looks.includes('constant')) return false
  const slot = slotOf(shape, column)
  const besideParameter = looks.includes('parameter')
  const constants = [...values].filter((_, i) => looks[i] !== 'parameter' && looks[i] !== 'literal')
  const kinds = looks.filter((look) => look !== 'parameter' && look !== 'literal')
  if (contextWords(shape, vocabulary, (i) => i === column) < (constants.length > 0 ? 1 : 2) && slot !== 'value')
    return false
  const distinct = constants.length
  if (areKnown(constants, vocabulary) && distinct >= (besideParameter ? 1 : NEEDED_OF_KNOWN[slot])) return true
  if (slot === 'first' && besideParameter && distinct >= NEEDED_IN_FRAME && constants.every(hasDigit)) return true
  if (slot === 'first')
    return kinds.every((look) => look === 'identifier' || look === 'name') && distinct >= NEEDED_OF_FIRST_NAMES
  if (distinct === 0) return besideParameter
  if (besideParameter && constants.every((word) => isHexWord(word) || hasDigit(word))) return true
  const isFramed = contextWords(shape, vocabulary, (i) => i === column) >= FRAME_WORDS
  const needed = besideParameter
    ? Math.min(NEEDED[slot].besideParameter, isFramed ? NEEDED_IN_FRAME : Infinity)
    : NEEDED[slot].alone
  if (kinds.includes('enumeration') && kinds.every((look) => look === 'enumeration'))
    return distinct >= (besideParameter ? 3 : NEEDED_OF_NAMES.enumeration)
  if (kinds.every((look) => look === 'identifier'))
    return distinct >= (besideParameter ? 1 : NEEDED_OF_NAMES.identifier)
  if (kinds.every((look) => look === 'identifier' || look === 'name')) {
    const ofNames = slot === 'value' ? NEEDED_OF_NAMES.identifier : NEEDED_OF_NAMES.name
    return distinct >= (besideParameter ? 1 : Math.min(needed, ofNames))
  }
  return distinct >= needed
}

const areKnown = (constants: readonly string[], vocabulary: Vocabulary): boolean =>
  constants.length > 0 &&
  (constants.every((word) => vocabulary.isValue(word)) || (constants.length >= MIN_DRAWN && lookRandom(constants)))

/** A number in hexadecimal that happens to have no digit: 'acdc' where others have '7f03'. */
const isHexWord = (word: string): boolean => /^[a-f]{2,7}$/.test(word) && !HEX_WORDS.has(word)
const HEX_WORDS = new Set('add added bad bed dead deaf face faced fade faded fed fee feed'.split(' '))

/** Words with letters that stay the same: without any, nothing says that two messages are of one statement. */
export function contextWords(shape: ShapeColumns, vocabulary: Vocabulary, isOut: (column: number) => boolean): number {
  let words = 0
  for (let i = 0; i < shape.words.length; i++) {
    if (isOut(i)) continue
    const look = vocabulary.lookOf(shape.words[i] as string)
    if (look !== 'parameter' && look !== 'punctuation') words++
  }
  return words
}
