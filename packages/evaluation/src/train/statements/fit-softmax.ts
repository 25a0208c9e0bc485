import { fixedShuffle } from '../fixed-shuffle.ts'

export interface Example {
  readonly features: Int32Array
  readonly label: number
}

export interface SoftmaxOptions {
  readonly epochs: number
  readonly rate: number
  readonly l2: number
}

export interface Softmax {
  readonly bias: Float64Array
  /** `weights[feature * classes + label]`. */
  readonly weights: Float64Array
}

/** What was learned before, and how strongly the weights of each feature are held to it. */
export interface Known extends Softmax {
  readonly holds: Float64Array
}

/**
 * Multinomial logistic regression over sparse features; the order of the examples is decided by their number alone. What
 * was known before is where the weights begin, and what they shrink to.
 */
export function fitSoftmax(
  examples: readonly Example[],
  { features, classes }: { readonly features: number; readonly classes: number },
  { epochs, rate, l2 }: SoftmaxOptions,
  known: Known = nothingKnown(features, classes),
): Softmax {
  const bias = known.bias.slice()
  const biasSquares = new Float64Array(classes).fill(1)
  const weights = known.weights.slice()
  const squares = new Float64Array(features * classes).fill(1)
  const pulls = countFeatures(examples, features).map((count, at) => (l2 + (known.holds[at] ?? 0)) / Math.max(1, count))
  const order = fixedShuffle(examples)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { features: row, label } of order) {
      const odds = probabilitiesOf(row, { bias, weights })
      for (let at = 0; at < classes; at += 1) {
        const slope = (odds[at] ?? 0) - (at === label ? 1 : 0)
        const biasSquare = (biasSquares[at] ?? 0) + slope * slope
        biasSquares[at] = biasSquare
        bias[at] = (bias[at] ?? 0) - (rate * slope) / Math.sqrt(biasSquare)
        for (const feature of row) {
          const place = feature * classes + at
          const weight = weights[place] ?? 0
          const step = slope + (pulls[feature] ?? 0) * (weight - (known.weights[place] ?? 0))
          const square = (squares[place] ?? 0) + step * step
          squares[place] = square
          weights[place] = weight - (rate * step) / Math.sqrt(square)
        }
      }
    }
  }
  return { bias, weights }
}

const nothingKnown = (features: number, classes: number): Known => ({
  bias: new Float64Array(classes),
  weights: new Float64Array(features * classes),
  holds: new Float64Array(features),
})

export function countFeatures(examples: readonly Pick<Example, 'features'>[], features: number): Float64Array {
  const counts = new Float64Array(features)
  for (const example of examples) for (const feature of example.features) counts[feature] = (counts[feature] ?? 0) + 1
  return counts
}

export function probabilitiesOf(row: Int32Array, { bias, weights }: Softmax): Float64Array {
  const classes = bias.length
  const scores = Float64Array.from(bias)
  for (const feature of row)
    for (let at = 0; at < classes; at += 1) scores[at] = (scores[at] ?? 0) + (weights[feature * classes + at] ?? 0)
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (const [at, score] of scores.entries()) sum += scores[at] = Math.exp(score - most)
  return scores.map((odds) => odds / sum)
}
