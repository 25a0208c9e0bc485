import type { Candidate } from './candidate.ts'

export interface Ranked {
  readonly candidate: Candidate
  readonly score: number
}

/** Causes whose log-odds differ by no more are as likely as each other: then what came first is the cause. */
const ALIKE = 0.1

const onsetOf = ({ candidate }: Ranked): number => candidate.symptom.onsetMs ?? 0

/** The likeliest cause of those that are ranked, best first. */
export function chooseRoot(ranked: readonly Ranked[]): Ranked | undefined {
  const [best] = ranked
  if (best === undefined || best.candidate.change !== null) return best
  return ranked
    .filter(
      ({ score, candidate: { change, symptom } }) =>
        change === null && symptom.contrast !== 'steady' && symptom.onsetMs !== null && score >= best.score - ALIKE,
    )
    .reduce((first, one) => (onsetOf(one) < onsetOf(first) ? one : first), best)
}
