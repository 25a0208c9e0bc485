import { depthOf } from '../knowledge/depth-of.ts'
import { isGeneral } from './is-general.ts'
import type { Symptom } from '../model/symptom.ts'

const GENERAL_SHARE = 0.6

/** 0 for an unknown line to 3 for one that names the root; words that any technology uses say less than a known line. */
export function specificityOf({ signature }: Pick<Symptom, 'signature'>): number {
  if (signature === null) return 0
  return isGeneral(signature) ? depthOf(signature) * GENERAL_SHARE : depthOf(signature)
}
