import { failureOf } from '../frame/failure-of.ts'
import { isVague } from '../frame/failure-reasons.ts'
import { depthOf } from '../knowledge/depth-of.ts'
import type { Symptom } from '../model/symptom.ts'
import type { Outcome } from '../model/finding.ts'

type Evident = Pick<Symptom, 'signature' | 'target' | 'samples' | 'text'>

const LIKELY = 0.5
/** Below it another cause is as likely, whatever this one's line proves. */
const UNRIVALED = 0.35

/** Confirmed needs proof in the lines rather than a score, and no doubt that anything is wrong at all. */
export function outcomeOf(root: Evident, confidence: number, isSure: boolean): Outcome {
  if (isSure && confidence >= UNRIVALED && provesItself(root)) return 'confirmed'
  return confidence < LIKELY ? 'inconclusive' : 'likely'
}

/** A line of the culprit itself that names what is wrong with it. */
function provesItself({ signature, target, samples, text }: Evident): boolean {
  if (target !== null) return false
  if (signature !== null) return signature.blames === 'self' && depthOf(signature) >= 2
  const { known } = failureOf({ samples, text })
  return known !== null && known.side === 'own' && !isVague(known)
}
