import { statementFeatures } from './statement-features.ts'
import { STATEMENT_WEIGHTS } from './statement-weights.ts'
import { unpressText } from './unpress-text.ts'

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

interface Entry {
  readonly roles: readonly number[]
  readonly mechanisms: readonly (readonly [index: number, weight: number])[]
}

const { digits, roleStep, roleBias, mechanisms, mechanismStep, mechanismBias } = STATEMENT_WEIGHTS
const MIDDLE = 32
const LIMIT = 5

const valueOfDigit = new Map(Array.from(digits, (digit, value) => [digit, value]))
const digitAt = (text: string, index: number): number => valueOfDigit.get(text.charAt(index)) ?? 0

const entries = readEntries()

/** The features, a line each; a line for each role with a digit for each feature; and for each feature what it speaks for. */
function readEntries(): ReadonlyMap<string, Entry> {
  const lines = unpressText(STATEMENT_WEIGHTS.features).split('\n')
  const end = lines.indexOf('')
  const columns = lines.slice(end + 1, end + 1 + roleBias.length)
  const spoken = lines.slice(end + 1 + roleBias.length)
  return new Map(
    lines.slice(0, end).map((feature, row) => {
      const roles = columns.map((column) => (digitAt(column, row) - MIDDLE) * roleStep)
      return [feature, { roles, mechanisms: readSpoken(spoken[row] ?? '') }] as const
    }),
  )
}

/** Two digits for a mechanism and one for its weight, again and again. */
function readSpoken(text: string): [number, number][] {
  const spoken: [number, number][] = []
  for (let index = 0; index < text.length; index += 3)
    spoken.push([
      digitAt(text, index) * digits.length + digitAt(text, index + 1),
      (digitAt(text, index + 2) - MIDDLE) * mechanismStep,
    ])
  return spoken
}

export function judgeStatement(text: string): StatementJudgement {
  const roles: number[] = [...roleBias]
  const spoken: number[] = [...mechanismBias]
  for (const feature of statementFeatures(text)) {
    const entry = entries.get(feature)
    if (entry === undefined) continue
    for (let role = 0; role < roles.length; role++) roles[role] = (roles[role] ?? 0) + (entry.roles[role] ?? 0)
    for (const [index, weight] of entry.mechanisms) spoken[index] = (spoken[index] ?? 0) + weight
  }
  // In the order in which the trainer writes them.
  const [cause = 0, sign = 0, effect = 0, act = 0, routine = 0, noise = 0] = softmax(roles)
  return {
    trouble: logOdds(cause + sign + effect, act + routine + noise),
    cause: logOdds(cause, sign + effect),
    act: logOdds(act, routine),
    ...likeliest(softmax(spoken)),
  }
}

/** The first stands for none of them. */
function likeliest([, ...among]: readonly number[]): Pick<StatementJudgement, 'mechanism' | 'certainty'> {
  let best: Pick<StatementJudgement, 'mechanism' | 'certainty'> = { mechanism: mechanisms[0], certainty: 0 }
  for (const [index, mechanism] of mechanisms.entries()) {
    const certainty = among[index] ?? 0
    if (certainty > best.certainty) best = { mechanism, certainty }
  }
  return best
}

const logOdds = (one: number, other: number): number =>
  Math.max(-LIMIT, Math.min(LIMIT, Math.log((one + 1e-6) / (other + 1e-6))))

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const sum = odds.reduce((all, one) => all + one, 0)
  return odds.map((one) => one / sum)
}
