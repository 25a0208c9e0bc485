import type { Change } from '../detect/find-changes.ts'
import type { Symptom } from '../detect/symptom.ts'
import { isSame, tellsItsCause } from '../weigh/explains.ts'
import { naturesOf } from '../weigh/nature-of.ts'
import { sharesTellingWord } from '../weigh/shares-telling-word.ts'

/**
 * Whether it would be idle to name a change beside what fails: none makes a certificate expire or breaks a disk, and where
 * a failure tells its own cause, what neither names nor touches it is near in time alone.
 */
export function cannotSetOff(change: Change, failing: readonly Symptom[]): boolean {
  if (failing.some(isChangeless)) return true
  const whose = change.subject ?? change.service
  const isTouched = failing.some((one) => isSame(one.service, whose) || isSame(one.target, whose))
  if (isTouched || sharesTellingWord(change, failing)) return false
  return failing.some((one) => one.contrast !== 'steady' && tellsItsCause(one))
}

const NO_CHANGE_BRINGS: ReadonlySet<string> = new Set(['hardware', 'clock'])

/** An expired certificate, a broken disk. */
const isChangeless = (symptom: Symptom): boolean =>
  (symptom.signature !== null && NO_CHANGE_BRINGS.has(symptom.signature.category)) ||
  naturesOf(symptom).some((nature) => nature === 'expired' || nature === 'damaged')
