import { readStatementWords } from './read-statement-words.ts'
import { spreadsOfStatement } from './statement-features.ts'
import { STATEMENT_WEIGHTS } from './statement-weights.ts'
import { placeOfSpread } from './place-of-word.ts'
import { unpressBytes } from './unpress-text.ts'
import { answersOf, rolesOf } from './weigh-roles.ts'

export type StatementMechanism = (typeof STATEMENT_WEIGHTS.mechanisms)[number]

/** What a statement is, judged by its words alone: log-odds, and the mechanism that it most likely speaks of. */
export interface StatementJudgement {
  /** That it tells of a failure, rather than of everyday work, an act or something harmless. */
  readonly trouble: number
  /** That it states what is wrong, rather than what follows from it. */
  readonly cause: number
  /** That somebody or something was changed, rather than that work goes on. */
  readonly act: number
  readonly mechanism: StatementMechanism
  /** How likely it is of that mechanism, among all and none. */
  readonly certainty: number
}

const { dimensions, pointStep, mechanisms, mechanismBias } = STATEMENT_WEIGHTS
/** So many that a word which was never learned seldom meets the place of another. */
export const STATEMENT_PLACES = 1 << 20
const LIMIT = 5

const { entries, points, net } = readStatementWords(unpressBytes(STATEMENT_WEIGHTS.entries), STATEMENT_WEIGHTS)

const BIAS = Float64Array.from(mechanismBias)

export const judgeStatement = (text: string): StatementJudgement => judgeSpreads(spreadsOfStatement(text))

/** By the numbers of its words. */
export function judgeSpreads(spreads: Int32Array): StatementJudgement {
  const sum = new Float64Array(dimensions)
  const spoken = BIAS.slice()
  let words = 0
  for (const spread of spreads) {
    const entry = entries.get(placeOfSpread(spread, STATEMENT_PLACES))
    if (entry === undefined) continue
    words += 1
    const from = entry.row * dimensions
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] as number) + (points[from + at] as number) * pointStep
    for (const [index, weight] of entry.mechanisms) spoken[index] = (spoken[index] ?? 0) + weight
  }
  // In the order in which the trainer writes them.
  const [cause = 0, effect = 0, act = 0, routine = 0, noise = 0] = softmax(rolesOf(answersOf(sum, words, net), net))
  return {
    trouble: logOdds(cause + effect, act + routine + noise),
    cause: logOdds(cause, effect),
    act: logOdds(act, routine),
    ...likeliest(softmax(spoken)),
  }
}

/** The first stands for none of them. */
function likeliest(odds: Float64Array): Pick<StatementJudgement, 'mechanism' | 'certainty'> {
  let best: Pick<StatementJudgement, 'mechanism' | 'certainty'> = { mechanism: mechanisms[0], certainty: 0 }
  for (const [index, mechanism] of mechanisms.entries()) {
    const certainty = odds[index + 1] ?? 0
    if (certainty > best.certainty) best = { mechanism, certainty }
  }
  return best
}

const logOdds = (one: number, other: number): number =>
  Math.max(-LIMIT, Math.min(LIMIT, Math.log((one + 1e-6) / (other + 1e-6))))

function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const odds = scores.map((score) => Math.exp(score - most))
  const sum = odds.reduce((all, one) => all + one, 0)
  return odds.map((one) => one / sum)
}
