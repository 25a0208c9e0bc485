import type { Candidate } from './candidate.ts'

export interface Ranked {
  readonly candidate: Candidate
  readonly score: number
}

/** By so much (log-odds) what nothing links to an incident has to look more like its cause. */
const FAR = 1.5

/** Where nothing that is linked to what fails looks like a cause, what came before it and does is the better guess. */
export function chooseRoot(linked: readonly Ranked[], strangers: readonly Ranked[]): Ranked | undefined {
  const root = earliestOfBest(linked)
  if (root === undefined || root.score >= 0) return root
  const atMs = onsetOf(root)
  const earlier = strangers.find(
    ({ candidate: { symptom } }) => symptom.contrast !== 'steady' && (symptom.onsetMs ?? Infinity) <= atMs,
  )
  return earlier !== undefined && earlier.score > root.score + FAR ? earlier : root
}

/** Causes whose log-odds differ by no more are as likely as each other: then what came first is the cause. */
const ALIKE = 0.1

const onsetOf = ({ candidate }: Ranked): number => candidate.symptom.onsetMs ?? 0

function earliestOfBest(linked: readonly Ranked[]): Ranked | undefined {
  const [best] = linked
  if (best === undefined || best.candidate.change !== null) return best
  return linked
    .filter(
      ({ score, candidate: { change, symptom } }) =>
        change === null && symptom.contrast !== 'steady' && symptom.onsetMs !== null && score >= best.score - ALIKE,
    )
    .reduce((first, one) => (onsetOf(one) < onsetOf(first) ? one : first), best)
}
