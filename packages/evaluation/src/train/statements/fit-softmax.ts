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

/** Multinomial logistic regression over sparse features; the order of the examples is decided by their number alone. */
export function fitSoftmax(
  examples: readonly Example[],
  { features, classes }: { readonly features: number; readonly classes: number },
  { epochs, rate, l2 }: SoftmaxOptions,
): Softmax {
  const bias = new Float64Array(classes)
  const biasSquares = new Float64Array(classes).fill(1)
  const weights = new Float64Array(features * classes)
  const squares = new Float64Array(features * classes).fill(1)
  const counts = new Float64Array(features)
  for (const example of examples) for (const feature of example.features) counts[feature]! += 1
  const order = fixedShuffle([...examples.keys()])
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const index of order) {
      const { features: row, label } = examples[index]!
      const slopes = probabilitiesOf(row, { bias, weights })
      slopes[label]! -= 1
      for (let at = 0; at < classes; at += 1) {
        const slope = slopes[at]!
        biasSquares[at]! += slope * slope
        bias[at]! -= (rate * slope) / Math.sqrt(biasSquares[at]!)
        for (const feature of row) {
          const place = feature * classes + at
          const step = slope + (l2 * weights[place]!) / counts[feature]!
          squares[place]! += step * step
          weights[place]! -= (rate * step) / Math.sqrt(squares[place]!)
        }
      }
    }
  return { bias, weights }
}

export function probabilitiesOf(row: Int32Array, { bias, weights }: Softmax): Float64Array {
  const classes = bias.length
  const scores = Float64Array.from(bias)
  for (const feature of row) for (let at = 0; at < classes; at += 1) scores[at]! += weights[feature * classes + at]!
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let at = 0; at < classes; at += 1) sum += scores[at] = Math.exp(scores[at]! - most)
  return scores.map((score) => score / sum)
}
