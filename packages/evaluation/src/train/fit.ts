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
  const traits = Object.entries(priors).map(([name, { sign, prior }]) => ({
    name,
    sign,
    prior,
    isOut: name === without,
    mean: 0,
    square: 0,
  }))
  const weights = Float64Array.from(traits, ({ name, prior, isOut }) => (isOut ? 0 : (from?.[name] ?? prior)))
  for (let step = 1; step <= steps; step++) {
    const gradient = new Float64Array(weights.length)
    const total = Math.max(TINY, loss(weights, gradient))
    for (const [index, trait] of traits.entries()) {
      const weight = weights[index] ?? 0
      const slope = (gradient[index] ?? 0) / total + shrink * (weight - trait.prior)
      trait.mean = MOMENTUM * trait.mean + (1 - MOMENTUM) * slope
      trait.square = SCALE * trait.square + (1 - SCALE) * slope * slope
      const move = trait.mean / (1 - MOMENTUM ** step) / (Math.sqrt(trait.square / (1 - SCALE ** step)) + TINY)
      const next = weight - RATE * move
      weights[index] = trait.isOut || trait.sign * next < 0 ? 0 : next
    }
  }
  return Object.fromEntries(traits.map(({ name }, index) => [name, Math.round((weights[index] ?? 0) * 1000) / 1000]))
}

export const vectorOf = (traits: Readonly<Record<string, number | undefined>>, priors: Priors): Float64Array =>
  Float64Array.from(Object.keys(priors), (name) => traits[name] ?? 0)

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}

/** Adds the vector to the gradient, times its slope. */
export function addScaled(gradient: Float64Array, vector: Float64Array, slope: number): void {
  for (let index = 0; index < gradient.length; index++)
    gradient[index] = (gradient[index] ?? 0) + slope * (vector[index] ?? 0)
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))
