import type { Symptom } from '../model/symptom.ts'
import type { Places } from '../knowledge/fill-places.ts'
import { findCode } from './find-code.ts'
import { nameObjects } from './name-objects.ts'
import { shorten } from './plain-text.ts'

const MAX_DETAIL = 90

/** The values that sentences about a symptom may use; what the evidence does not name is left open. */
export function placesOf(symptom: Symptom, culprit: string | null): Places {
  const { signature, groups } = symptom
  const named = groups['peer'] ?? (signature?.blames === 'peer' ? groups['process'] : undefined)
  const target = culprit === symptom.service ? symptom.target : (culprit ?? symptom.target)
  const peer = signature?.blames === 'self' ? undefined : describePeer(named, target)
  const service = signature?.blames === 'self' && culprit !== null ? culprit : (symptom.service ?? undefined)
  const host = symptom.samples[0]?.entities.host
  return { object: detailOf(symptom, Object.values(groups)), host, ...groups, peer, service }
}

/** The things and the code that the line names and its places do not hold. */
function detailOf(symptom: Symptom, known: readonly string[]): string | undefined {
  const objects = nameObjects(symptom).filter((object) => !known.some((value) => object.includes(value)))
  const code = findCode(symptom)
  const parts = [...objects, ...(code === null || symptom.status !== null ? [] : [code])]
  return parts.length === 0 ? undefined : shorten(parts.join(', '), MAX_DETAIL)
}

function describePeer(named: string | undefined, resolved: string | null): string | undefined {
  if (named === undefined || resolved === null || named === resolved || named.startsWith(resolved))
    return named ?? resolved ?? undefined
  return resolved.includes(named) ? resolved : `${resolved} (${named})`
}
