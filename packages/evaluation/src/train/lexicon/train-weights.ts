import { MARKS } from '@holdfast/analysis/frame/word-sequence'
import type { LabelledText } from './collect-statements.ts'
import type { Features } from './build-features.ts'
import { fixedShuffle } from '../fixed-shuffle.ts'

export interface Weights {
  readonly bias: number
  /** By feature; 0 for what was pruned. */
  readonly weights: Float64Array
}

export interface TrainingOptions {
  readonly epochs: number
  readonly rate: number
  readonly l2: number
  /** How many features are kept: the rest is pruned, and these are trained anew without it. */
  readonly keep: number
}

const NEGATED_AT_MOST = -2
/** A pair that is kept must say more than its words do. */
const PAIR_HANDICAP = 0.75

/** Logistic regression; the examples come in an order that their number alone decides. */
export function trainWeights(
  texts: readonly LabelledText[],
  features: Features,
  chosen: readonly number[],
  options: TrainingOptions,
): Weights {
  const allowed = new Uint8Array(features.keys.length).fill(1)
  const counts = countOf(features, chosen)
  const first = descend(texts, features, chosen, counts, allowed, options)
  const ranked = Array.from(first.weights, (weight, feature) => ({
    feature,
    gain: Math.abs(weight) * Math.sqrt(counts[feature] ?? 0) * (isPair(features, feature) ? PAIR_HANDICAP : 1),
  }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain || a.feature - b.feature)
  for (const { feature } of ranked.slice(options.keep)) allowed[feature] = 0
  return descend(texts, features, chosen, counts, allowed, options)
}

const isPair = ({ keys }: Features, feature: number): boolean => keys[feature]?.length === 2

function countOf({ keys, rows }: Features, chosen: readonly number[]): Int32Array {
  const counts = new Int32Array(keys.length)
  for (const row of chosen) for (const feature of rows[row] ?? []) counts[feature] = (counts[feature] ?? 0) + 1
  return counts
}

function descend(
  texts: readonly LabelledText[],
  { keys, rows }: Features,
  chosen: readonly number[],
  counts: Int32Array,
  allowed: Uint8Array,
  { epochs, rate, l2 }: TrainingOptions,
): Weights {
  const weights = new Float64Array(keys.length)
  const squares = new Float64Array(keys.length).fill(1)
  const most = Float64Array.from(keys, mostOf)
  const order = fixedShuffle(
    chosen.flatMap((index) => {
      const [row, text] = [rows[index], texts[index]]
      return row && text ? [{ row, badness: text.badness, weight: text.weight }] : []
    }),
  )
  let bias = 0
  let biasSquares = 1
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { row, badness, weight } of order) {
      let score = bias
      for (const feature of row) score += weights[feature] ?? 0
      const slope = (logistic(score) - badness) * weight
      biasSquares += slope * slope
      bias -= (rate * slope) / Math.sqrt(biasSquares)
      for (const feature of row) {
        if (allowed[feature] === 0) continue
        const known = weights[feature] ?? 0
        const step = slope + (l2 * known) / (counts[feature] ?? 1)
        const square = (squares[feature] ?? 0) + step * step
        squares[feature] = square
        const next = known - (rate * step) / Math.sqrt(square)
        const limit = most[feature] ?? Infinity
        weights[feature] = next > limit ? limit : next
      }
    }
  return { bias, weights }
}

/** Statements seldom deny trouble, lines often do ('0 failed'): that it speaks for health is known without them. */
function mostOf(key: readonly number[]): number {
  if (!key.includes(MARKS.negated)) return Infinity
  return key.length === 1 ? NEGATED_AT_MOST : 0
}

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score))

export function scoreRow({ bias, weights }: Weights, row: Int32Array): number {
  let score = bias
  for (const feature of row) score += weights[feature] ?? 0
  return score
}
