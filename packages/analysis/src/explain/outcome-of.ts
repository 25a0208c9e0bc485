import { failureOf } from '../detect/failure-of.ts'
import { isVague } from '../detect/failure-reasons.ts'
import { depthOf } from '../knowledge/depth-of.ts'
import type { Symptom } from '../detect/symptom.ts'
import type { Outcome } from '../model/finding.ts'

const SURE = 0.8
const LIKELY = 0.5

/** Confirmed needs proof: a line of the culprit itself that names what is wrong, not merely a high score. */
export function outcomeOf(root: Symptom, confidence: number): Outcome {
  if (confidence < LIKELY) return 'inconclusive'
  return confidence >= SURE && provesItself(root) ? 'confirmed' : 'likely'
}

function provesItself({ signature, target, samples, text }: Symptom): boolean {
  if (target !== null) return false
  if (signature !== null) return signature.blames === 'self' && depthOf(signature) >= 2
  const { known } = failureOf({ samples, text })
  return known !== null && known.side === 'own' && !isVague(known)
}
