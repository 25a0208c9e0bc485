/** What is known of a weight before any case is seen: its sign (0 for either), and the value that few cases leave it at. */
export interface Prior {
  readonly sign: -1 | 0 | 1
  readonly prior: number
}

export type Priors = Readonly<Record<string, Prior>>

export interface FitOptions {
  readonly steps: number
  /** How strongly weights are drawn to their priors. */
  readonly shrink: number
  /** Where to begin, instead of the priors. */
  readonly from?: Readonly<Record<string, number | undefined>>
  /** A trait that is kept out of the model. */
  readonly without?: string
}

/** Adds the gradient of the loss at `weights` to `gradient` and answers the weight of the examples. */
export type Loss = (weights: Float64Array, gradient: Float64Array) => number

const RATE = 0.05
const MOMENTUM = 0.9
const SCALE = 0.99
const TINY = 1e-8

/** Adam with projected signs: deterministic, the same weights for the same data. */
export function fit(priors: Priors, loss: Loss, { steps, shrink, from, without }: FitOptions): Record<string, number> {
  const names = Object.keys(priors)
  const weights = Float64Array.from(names, (name) => (name === without ? 0 : (from?.[name] ?? priors[name]!.prior)))
  const mean = new Float64Array(names.length)
  const square = new Float64Array(names.length)
  for (let step = 1; step <= steps; step++) {
    const gradient = new Float64Array(names.length)
    const total = Math.max(TINY, loss(weights, gradient))
    names.forEach((name, index) => {
      const slope = gradient[index]! / total + shrink * (weights[index]! - priors[name]!.prior)
      mean[index] = MOMENTUM * mean[index]! + (1 - MOMENTUM) * slope
      square[index] = SCALE * square[index]! + (1 - SCALE) * slope * slope
      const move = mean[index] / (1 - MOMENTUM ** step) / (Math.sqrt(square[index] / (1 - SCALE ** step)) + TINY)
      const next = weights[index]! - RATE * move
      const { sign } = priors[name]!
      weights[index] = name === without || sign * next < 0 ? 0 : next
    })
  }
  return Object.fromEntries(names.map((name, index) => [name, Math.round(weights[index]! * 1000) / 1000]))
}

export const vectorOf = (traits: Readonly<Record<string, number | undefined>>, priors: Priors): Float64Array =>
  Float64Array.from(Object.keys(priors), (name) => traits[name] ?? 0)

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!
  return sum
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))
