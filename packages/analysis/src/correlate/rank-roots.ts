import type { Symptom } from '../detect/symptom.ts'
import { isObserver } from '../detect/resolve-target.ts'
import { failureOf } from '../detect/failure-of.ts'
import { isVague } from '../detect/failure-reasons.ts'
import { specificityOf } from '../detect/specificity-of.ts'

/**
 * How good a symptom is as the root of others: the most specific first, then the culprit's own word before what
 * others say of it, then the earliest.
 */
export function compareRoots(a: Symptom, b: Symptom): number {
  return rootScore(b) - rootScore(a) || compareOnsets(a, b)
}

/** An unknown line that says why is nearer to the root than one that merely says that. */
const TELLS = 1

export const compareOnsets = (a: Symptom, b: Symptom): number =>
  (a.onsetMs ?? 0) - (b.onsetMs ?? 0) || a.firstLine - b.firstLine || (a.key < b.key ? -1 : 1)

export function rootScore(symptom: Symptom): number {
  const { signature, target } = symptom
  const ownWord = signature?.blames === 'self' && target === null ? 0.5 : 0
  const named = signature?.blames === 'peer' && target !== null ? 0.4 : 0
  const observer = isObserver(symptom.service) ? 0.1 : 0
  const complaint = signature === null && target !== null ? -0.6 : 0
  const change = symptom.contrast === 'steady' ? 0 : 0.3
  const answer = symptom.status !== null && signature === null ? -0.5 : 0
  const { known } = failureOf(symptom)
  const tells = signature === null && known !== null && !isVague(known) && known.side === 'own' ? TELLS : 0
  return (
    tells +
    specificityOf(symptom) * 2 +
    ownWord +
    named +
    observer +
    complaint +
    change +
    answer +
    symptom.badness * 0.1
  )
}
