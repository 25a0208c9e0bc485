import { LEXICON_WEIGHTS } from './lexicon-weights.ts'
import { hashOfWord } from './scan-words.ts'
import { unpressText } from './unpress-text.ts'
import { FIRST_WORD, wordSequence } from './word-sequence.ts'

const PAIR_BASE = 2 ** 20
const MIDDLE = 32
const LONGEST = 2_000

interface Lexicon {
  readonly idOfHash: ReadonlyMap<number, number>
  readonly single: Float64Array
  readonly pairs: ReadonlyMap<number, number>
}

const lexicon = readLexicon()

function readLexicon(): Lexicon {
  const { digits, step } = LEXICON_WEIGHTS
  const digitOf = (text: string, index: number): number => digits.indexOf(text.charAt(index))
  const weightAt = (text: string, index: number): number => (digitOf(text, index) - MIDDLE) * step
  const words = unpressText(LEXICON_WEIGHTS.words).split(' ')
  const single = new Float64Array(words.length + FIRST_WORD)
  for (let id = 0; id < FIRST_WORD; id += 1) single[id] = weightAt(LEXICON_WEIGHTS.marks, id)
  const idOfHash = new Map<number, number>()
  words.forEach((entry, index) => {
    single[index + FIRST_WORD] = weightAt(entry, entry.length - 1)
    idOfHash.set(hashOfWord(entry, 0, entry.length - 1), index + FIRST_WORD)
  })
  const columns = unpressText(LEXICON_WEIGHTS.pairs).split('\n')
  const digitIn = (column: number, row: number): number => digitOf(columns[column] ?? '', row)
  const numberAt = (column: number, row: number): number =>
    (digitIn(column, row) << 12) | (digitIn(column + 1, row) << 6) | digitIn(column + 2, row)
  const pairs = new Map<number, number>()
  for (let row = 0; row < (columns[0] ?? '').length; row += 1)
    pairs.set(numberAt(0, row) * PAIR_BASE + numberAt(3, row), (digitIn(6, row) - MIDDLE) * step)
  return { idOfHash, single, pairs }
}

/**
 * The probability that authors who write a message in these words log it as an error rather than an information, where
 * both are as frequent: its odds are the likelihood ratio. What stands in numbers counts ('0 failed'), so a raw line says more than its template.
 */
export function judgeWords(message: string): number {
  const head = message.length > LONGEST ? message.slice(0, LONGEST) : message
  const { idOfHash, single, pairs } = lexicon
  const { ids, shape } = wordSequence(head, ({ hash }) => idOfHash.get(hash) ?? 0)
  let score = LEXICON_WEIGHTS.bias
  for (const mark of shape) score += single[mark] ?? 0
  for (const [index, id] of ids.entries()) {
    if (id === 0 || ids.indexOf(id) < index) continue
    score += single[id] ?? 0
  }
  const seen: number[] = []
  for (let index = 1; index < ids.length; index += 1) {
    const key = (ids[index - 1] ?? 0) * PAIR_BASE + (ids[index] ?? 0)
    const weight = pairs.get(key)
    if (weight === undefined || seen.includes(key)) continue
    seen.push(key)
    score += weight
  }
  return 1 / (1 + Math.exp(-(LEXICON_WEIGHTS.scale * score + LEXICON_WEIGHTS.shift)))
}
