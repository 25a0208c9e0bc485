import { sharesTellingWord } from './shares-telling-word.ts'
import { statementOf } from '../frame/statement-of.ts'
import type { Symptom } from '../detect/symptom.ts'
import type { Candidate } from './candidate.ts'
import { isSame, tellsItsCause } from './explains.ts'
import { naturesOf } from './nature-of.ts'

/**
 * Whether a change could not have brought about what fails: no change makes a certificate expire or breaks a disk, and
 * where a failure tells its own cause, what neither names nor touches it is near in time alone.
 */
export function isOutOfPlace({ change, symptom }: Candidate, failing: readonly Symptom[]): boolean {
  if (change === null) return false
  if (failing.some(isChangeless)) return true
  const isTouched = failing.some((one) => isSame(one.service, symptom.service) || isSame(one.target, symptom.service))
  if (isTouched || sharesTellingWord(change, failing)) return false
  return failing.some((one) => one.contrast !== 'steady' && tellsItsCause(one))
}

const NO_CHANGE_BRINGS: ReadonlySet<string> = new Set(['hardware', 'clock'])

/** An expired certificate, a broken disk. */
export const isChangeless = (symptom: Symptom): boolean =>
  (symptom.signature !== null && NO_CHANGE_BRINGS.has(symptom.signature.category)) ||
  naturesOf(symptom).some((nature) => nature === 'expired' || nature === 'damaged')

/** What was counted in a service that says by itself what is wrong is no cause of it. */
export const isBesideOwn = ({ isCounted, symptom: { service } }: Candidate, failing: readonly Candidate[]): boolean =>
  isCounted && failing.some((other) => other.symptom.service === service && tellsOfTrouble(other))

/** Everyday words that are new explain nothing of what was counted. */
const tellsOfTrouble = ({ isCounted, symptom: { badness, samples } }: Candidate): boolean =>
  !isCounted && (badness > 0 || (samples[0] !== undefined && statementOf(samples[0]).trouble > 0))
