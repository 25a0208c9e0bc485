import { failureOf } from '../detect/failure-of.ts'
import { isVague } from '../detect/failure-reasons.ts'
import type { IncidentFacts } from './incident-facts.ts'

const NOT_FOUND = 404
const MISSING = /\bmissing\b/

/** Who is held to be at fault: where something is missing right after somebody deleted something, whoever did that. */
export function accusedOf({ cluster, trigger }: IncidentFacts): string | null {
  const { root, culprit } = cluster
  if (trigger?.kind !== 'deletion' || trigger.service === null || root.target !== null) return culprit
  const { known } = failureOf(root)
  const isMissing = root.status === NOT_FOUND || (known !== null && isVague(known) && MISSING.test(known.says))
  return isMissing ? (trigger.subject ?? trigger.service) : culprit
}
