import type { Candidate } from './candidate.ts'

export interface Ranked {
  readonly candidate: Candidate
  readonly score: number
  /** A change that could not bring about what fails. */
  readonly isOutOfPlace: boolean
}

/** By so much (log-odds) what nothing links to an incident has to look more like its cause. */
const FAR = 1.5

/** Where nothing that is linked to what fails looks like a cause, what came before it and does is the better guess. */
export function chooseRoot([root]: readonly Ranked[], strangers: readonly Ranked[]): Ranked | undefined {
  if (root === undefined || root.score >= 0) return root
  const atMs = root.candidate.symptom.onsetMs ?? 0
  const earlier = strangers.find(
    ({ candidate: { symptom } }) => symptom.contrast !== 'steady' && (symptom.onsetMs ?? Infinity) <= atMs,
  )
  return earlier !== undefined && earlier.score > root.score + FAR ? earlier : root
}
