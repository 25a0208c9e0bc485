import { namesTheSame } from './foretells.ts'
import { failureOf } from '../detect/failure-of.ts'
import { isInfrastructure, layerOf } from '../detect/layer-of.ts'
import { isObserver } from '../detect/resolve-target.ts'
import type { Symptom } from '../detect/symptom.ts'
import type { SignatureCategory } from '../model/signature.ts'
import { sameHost } from './explains-symptom.ts'
import { saysTheSame } from './says-the-same.ts'

/** Kinds of failure that lie in a service and what it holds; the others may be an echo of another's. */
const OWN: ReadonlySet<SignatureCategory> = new Set([
  'bug',
  'configuration',
  'data-integrity',
  'hardware',
  'security',
  'clock',
  'authorization',
  'authentication',
  'crash',
  'resource-exhaustion',
])
const ECHO = /Timeout|Connect|Socket|Http|Rpc|Unavailable|Remote|Client|Gateway|Api|Network/i
/** A thing that is in a bad state, not a piece of work that failed. */
const IN_STATE = /^(?:is|are|has|have|exited|died|crashed)\b/
const SHARED_REASON = /out of memory|memory|disk|space|clock/i

/**
 * Whether a service's failure tells of itself what is wrong with its own work or data, so that being at the same time
 * as another is no reason to take it for an echo.
 */
export function isOwnFault(symptom: Symptom): boolean {
  const { signature, service, status, target, exceptionType, mild, badness, contrast } = symptom
  if (!symptom.opens || service === null || status !== null || mild || badness < 2 || contrast === 'steady')
    return false
  if (layerOf(service) === 'edge' || isInfrastructure(service) || isObserver(service) || target !== null) return false
  if (exceptionType !== null && ECHO.test(exceptionType)) return false
  const { known, reason, subject, state } = failureOf(symptom)
  if (known?.side === 'peer') return false
  if (signature !== null) return signature.blames === 'self' && OWN.has(signature.category)
  if (known === null && state !== null && IN_STATE.test(state)) return true
  return known !== null && (reason !== null || subject !== null || exceptionType !== null)
}

/**
 * Two failures of two services, each told by its own words, with no name, word or request in common: chance brought
 * them together in time. What the ground shares (a host, a disk, a database) is never told apart so.
 */
export function areApart(root: Symptom, symptom: Symptom, isLinked: (a: string, b: string) => boolean): boolean {
  if (root.service === null || symptom.service === null || root.service === symptom.service) return false
  if (!isOwnFault(root) || !isOwnFault(symptom)) return false
  if (saysTheSame(root, symptom) || sameReason(root, symptom)) return false
  if (sameHost(root.target, symptom.target) || sharesRequest(root, symptom)) return false
  if (namesTheSame(root, symptom)) return false
  return !isLinked(root.service, symptom.service)
}

/** The same shortage of what both may share. */
function sameReason(a: Symptom, b: Symptom): boolean {
  const left = failureOf(a).known
  return left !== null && left === failureOf(b).known && SHARED_REASON.test(left.says)
}

const requestsOf = (symptom: Symptom): (string | undefined)[] =>
  symptom.samples.flatMap(({ entities }) => [entities.traceId, entities.requestId])

function sharesRequest(a: Symptom, b: Symptom): boolean {
  const requests = new Set(requestsOf(a).filter((id) => id !== undefined))
  return requestsOf(b).some((id) => id !== undefined && requests.has(id))
}
