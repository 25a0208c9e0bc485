import { FIRST_WORD } from '@holdfast/analysis/frame/word-sequence'
import { pressInLines } from '../press-text.ts'
import { MIDDLE_DIGIT as MIDDLE, WEIGHT_DIGITS as DIGITS } from '../weight-digits.ts'
import type { Features } from './build-features.ts'
import type { Weights } from './train-weights.ts'

export interface Origin {
  readonly pinned: string
  readonly packages: number
  readonly statements: number
  readonly scale: number
  readonly shift: number
}

/** The module that the engine carries: the words in the order of the alphabet, and pairs by their numbers. */
export function formatWeights({ words, keys }: Features, { bias, weights }: Weights, origin: Origin): string {
  const kept = keys.map((key, feature) => ({ key, weight: weights[feature] ?? 0 })).filter(({ weight }) => weight !== 0)
  const step = kept.reduce((most, { weight }) => Math.max(most, Math.abs(weight)), 0) / (MIDDLE - 1)
  const digit = (weight: number): string => DIGITS.charAt(MIDDLE + Math.round(weight / step))
  const rounded = kept.filter(({ weight }) => Math.round(weight / step) !== 0)
  const used = new Set(rounded.flatMap(({ key }) => key.filter((id) => id >= FIRST_WORD)))
  const written = words.flatMap((word, index) =>
    used.has(index + FIRST_WORD) ? [{ word, id: index + FIRST_WORD }] : [],
  )
  const numbers = new Map(written.map(({ id }, index) => [id, index + FIRST_WORD]))
  const number = (id: number): number => (id < FIRST_WORD ? id : (numbers.get(id) ?? 0))
  const single = new Map(
    rounded.filter(({ key }) => key.length === 1).map(({ key, weight }) => [key[0], digit(weight)]),
  )
  const none = digit(0)
  const marks = Array.from({ length: FIRST_WORD }, (_, id) => single.get(id) ?? none).join('')
  const wordList = written.map(({ word, id }) => `${word}${single.get(id) ?? none}`)
  const pairs = rounded
    .filter(({ key }) => key.length === 2)
    .map(({ key, weight }) => `${code(number(key[0]))}${code(number(key[1] ?? 0))}${digit(weight)}`)
  return `/**
 * Written by \`npm run train -- lexicon\`; not to be edited.
 * Words and pairs are compressed (Brotli, base 85). A word is followed by its weight. A pair is two numbers of three digits
 * and its weight: all first digits in a line, all second ones in the next.
 */
export const LEXICON_WEIGHTS = {
  pinned: '${origin.pinned}',
  packages: ${origin.packages},
  statements: ${origin.statements},
  entries: ${wordList.length + pairs.length},
  digits: '${DIGITS}',
  step: ${round(step)},
  bias: ${round(bias)},
  scale: ${round(origin.scale)},
  shift: ${round(origin.shift)},
  marks: '${marks}',
  words: \`
${pressInLines(Buffer.from(wordList.join(' ')))}\`,
  pairs: \`
${pressInLines(Buffer.from(inColumns(pairs)))}\`,
}
`
}

const PAIR_LENGTH = 7

/** What is alike stands together, which compresses to half. */
const inColumns = (pairs: readonly string[]): string =>
  Array.from({ length: PAIR_LENGTH }, (_, at) => pairs.map((pair) => pair.charAt(at)).join('')).join('\n')

const round = (value: number): number => Number(value.toFixed(6))

const code = (number: number): string =>
  [number >> 12, number >> 6, number].map((digits) => DIGITS.charAt(digits & 63)).join('')
