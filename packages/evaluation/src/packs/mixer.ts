import { squash, SUREST } from './squash.ts'

/** Weighs what several expect. It has a set of weights for each situation, and learns which of them are right in it. */
export class Mixer {
  readonly #inputs: Float64Array
  readonly #weights: Float64Array
  readonly #rate: number
  #set = 0
  #expected = 0.5

  constructor(inputs: Float64Array, situations: number, { weight, rate }: { weight: number; rate: number }) {
    this.#inputs = inputs
    this.#weights = new Float64Array(situations * inputs.length).fill(weight)
    this.#rate = rate
  }

  /** How far it expects a one, −SUREST…SUREST. */
  mix(situation: number): number {
    const inputs = this.#inputs
    const weights = this.#weights
    this.#set = situation * inputs.length
    let sum = 0
    for (let index = 0; index < inputs.length; index++) sum += inputs[index]! * weights[this.#set + index]!
    const mixed = sum > SUREST ? SUREST : sum < -SUREST ? -SUREST : sum
    this.#expected = squash(mixed)
    return mixed
  }

  learn(bit: number): void {
    const inputs = this.#inputs
    const weights = this.#weights
    const step = (bit - this.#expected) * this.#rate
    for (let index = 0; index < inputs.length; index++) weights[this.#set + index]! += inputs[index]! * step
  }
}
