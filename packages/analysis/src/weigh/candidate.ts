import type { Change } from '../detect/find-changes.ts'
import type { Mismatch } from '../kubernetes/mismatch.ts'
import type { Signal } from '../spans/signal.ts'
import type { Symptom } from '../model/symptom.ts'

/** What may be the cause of an incident: a failure that a line tells of, something counted, or a change. */
export interface Candidate {
  readonly symptom: Symptom
  /** The change that it is, where it is one. */
  readonly change: Change | null
  readonly isCounted: boolean
  /** What does not fit among a cluster's objects, where it is such a thing. */
  readonly mismatch?: Mismatch
  /** What spans or numbers show, where it is such a thing. */
  readonly signal?: Signal
}
