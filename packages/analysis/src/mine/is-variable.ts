import { lookRandom } from './looks-random.ts'
import type { ShapeColumns } from './shape-columns.ts'
import { slotOf, type Slot } from './slot-of.ts'
import type { Look } from './token-look.ts'
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

/** The different values of a column, and where it stands. */
interface Column {
  readonly slot: Slot
  readonly constants: readonly string[]
  /** How the constants look. */
  readonly kinds: readonly Look[]
  readonly besideParameter: boolean
  /** Words around it that stay the same. */
  readonly frameWords: number
}

/** Whether the words that a column holds, while all else is equal, are values of a parameter. */
export function isVariable(
  values: ReadonlySet<string>,
  shape: ShapeColumns,
  column: number,
  vocabulary: Vocabulary,
): boolean {
  const looks = [...values].map((value) => vocabulary.lookOf(value))
  if (looks.includes('punctuation') || looks.includes('constant')) return false
  const constants = [...values].filter((_, i) => looks[i] !== 'parameter' && looks[i] !== 'literal')
  const slot = slotOf(shape, column)
  const frameWords = contextWords(shape, vocabulary, (i) => i === column)
  if (frameWords < (constants.length > 0 ? 1 : 2) && slot !== 'value') return false
  const besideParameter = looks.includes('parameter')
  if (areKnown(constants, vocabulary) && constants.length >= (besideParameter ? 1 : NEEDED_OF_KNOWN[slot])) return true
  const kinds = looks.filter((look) => look !== 'parameter' && look !== 'literal')
  return isProven({ slot, constants, kinds, besideParameter, frameWords })
}

/** Of constants that nobody knows as values. */
function isProven(column: Column): boolean {
  const { slot, constants, besideParameter } = column
  if (slot === 'first') return isProvenFirst(column)
  if (constants.length === 0) return besideParameter
  if (besideParameter && constants.every((word) => isHexWord(word) || hasDigit(word))) return true
  return constants.length >= neededOf(column)
}

/** A message's first word mostly says what it is. */
function isProvenFirst({ constants, kinds, besideParameter }: Column): boolean {
  if (besideParameter && constants.length >= NEEDED_IN_FRAME && constants.every(hasDigit)) return true
  return kinds.every(isNameLike) && constants.length >= NEEDED_OF_FIRST_NAMES
}

const isNameLike = (look: Look): boolean => look === 'identifier' || look === 'name'

/** How many different constants prove a parameter. */
function neededOf({ slot, kinds, besideParameter, frameWords }: Column): number {
  if (kinds.includes('enumeration') && kinds.every((look) => look === 'enumeration'))
    return besideParameter ? 3 : NEEDED_OF_NAMES.enumeration
  if (kinds.every((look) => look === 'identifier')) return besideParameter ? 1 : NEEDED_OF_NAMES.identifier
  const { alone, besideParameter: beside } = NEEDED[slot]
  const inFrame = frameWords >= FRAME_WORDS ? NEEDED_IN_FRAME : Infinity
  const needed = besideParameter ? Math.min(beside, inFrame) : alone
  if (!kinds.every(isNameLike)) return needed
  if (besideParameter) return 1
  return Math.min(needed, slot === 'value' ? NEEDED_OF_NAMES.identifier : NEEDED_OF_NAMES.name)
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
