import { WORD_PLACES, WORD_STEP, wordPlacesOf, type WordWeights } from '@holdfast/analysis/weigh/weigh-words'
import type { Choice } from './fit-roots.ts'
import { fixedShuffle } from './fixed-shuffle.ts'

export const NO_WORDS: WordWeights = new Int8Array(WORD_PLACES)

const ROUNDS = 4
const SHRINK = 0.01
const RATE = 0.05
/** Of a case's weight, so that one example does not settle what a word means. */
const SHARE = 0.5
const MOST_STEPS = 31
/** A slope so small moves nothing. */
const TINY = 1e-4
const UNLIKELIEST = 1e-12

/** Learns a little from each example: the more often a word was seen, the less it moves. */
class Learner {
  readonly #sums = new Float64Array(WORD_PLACES)
  readonly #squares = new Float64Array(WORD_PLACES).fill(1)

  weigh(places: Int32Array): number {
    let sum = 0
    for (const place of places) sum += this.#sums[place] ?? 0
    return sum
  }

  learn(places: Int32Array, slope: number): void {
    if (Math.abs(slope) < TINY) return
    for (const place of places) {
      const weight = this.#sums[place] ?? 0
      const step = slope + SHRINK * weight
      const square = (this.#squares[place] ?? 0) + step * step
      this.#squares[place] = square
      this.#sums[place] = weight - (RATE * step) / Math.sqrt(square)
    }
  }

  /** In the whole steps in which they are shipped. */
  inSteps(): WordWeights {
    return Int8Array.from(this.#sums, (weight) =>
      Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / WORD_STEP))),
    )
  }
}

/** Which of all that is near an incident is its cause, as far as the traits leave it open. */
export function fitWords(
  choices: readonly (Pick<Choice, 'candidates' | 'rightness' | 'weight'> & { readonly odds: readonly number[] })[],
): WordWeights {
  const learner = new Learner()
  const examples = fixedShuffle(
    choices.map(({ candidates, odds, rightness, weight }) => ({
      rows: candidates.map((one, at) => ({
        places: wordPlacesOf(one),
        odds: odds[at] ?? 0,
        rightness: rightness[at] ?? 0,
      })),
      share: weight * SHARE,
    })),
  )
  for (let round = 0; round < ROUNDS; round++)
    for (const { rows, share } of examples) {
      const scores = rows.map(({ places, odds }) => odds + learner.weigh(places))
      const most = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(score - most))
      const all = sumOf(shares)
      const right = Math.max(UNLIKELIEST, sumOf(shares.map((own, at) => own * (rows[at]?.rightness ?? 0))))
      for (const [at, { places, rightness }] of rows.entries()) {
        const own = shares[at] ?? 0
        learner.learn(places, (own / all - (own * rightness) / right) * share)
      }
    }
  return learner.inSteps()
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
