import { ROOT_FEATURES } from '@holdfast/analysis/weigh/root-features'
import type { Tree } from '@holdfast/analysis/weigh/weigh-trees'
import { fitTrees, type ReadSlopes } from './fit-trees.ts'

/** Features of all that may be behind an incident, how right each is, and what is known of it already (log-odds). */
export interface OpenChoice {
  readonly features: readonly Float64Array[]
  readonly rightness: readonly number[]
  readonly odds: readonly number[]
}

/** What makes the right cause the likeliest of each choice. */
export const fitRootTrees = (choices: readonly OpenChoice[]): Tree[] =>
  fitTrees(
    {
      features: choices.flatMap(({ features }) => features),
      odds: choices.flatMap(({ odds }) => odds),
      signs: ROOT_FEATURES.map(({ sign }) => sign),
    },
    slopesOf(choices),
  )

/** Conditional logit over each choice; all rows of a choice take part, or none. */
const slopesOf =
  (choices: readonly OpenChoice[]): ReadSlopes =>
  (odds, { slopes, curves }, isChosen) => {
    const chosen: number[] = []
    let from = 0
    for (const { rightness } of choices) {
      const own = odds.subarray(from, from + rightness.length)
      const most = own.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
      const shares = own.map((one) => Math.exp(one - most))
      const sum = shares.reduce((a, b) => a + b, 0)
      const right = shares.reduce((all, share, at) => all + share * (rightness[at] ?? 0), 0)
      const takesPart = isChosen() && right > 0
      for (const [at, share] of shares.entries()) {
        const likely = share / sum
        slopes[from + at] = likely - (right > 0 ? (share * (rightness[at] ?? 0)) / right : 0)
        curves[from + at] = likely * (1 - likely)
        if (takesPart) chosen.push(from + at)
      }
      from += rightness.length
    }
    return chosen
  }
