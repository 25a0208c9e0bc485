import type { Failure } from './read-failure.ts'
import { failureOf } from './failure-of.ts'
import type { Signature } from '../model/signature.ts'
import type { Symptom } from '../model/symptom.ts'
import type { Mechanism } from '../knowledge/mechanism.ts'
import { MECHANISMS } from '../knowledge/mechanisms.ts'

/** How something fails: by its signature, else by the reason that its line gives; null where neither is known. */
export function mechanismOf(signature: Signature | null, { known }: Pick<Failure, 'known'>): Mechanism | null {
  const id = signature?.mechanism ?? known?.mechanism
  return id === undefined ? null : MECHANISMS[id]
}

/** No change makes a certificate expire or breaks a disk. */
export const isChangeable = (symptom: Pick<Symptom, 'signature' | 'samples' | 'text'>): boolean =>
  mechanismOf(symptom.signature, failureOf(symptom))?.changeable !== false
