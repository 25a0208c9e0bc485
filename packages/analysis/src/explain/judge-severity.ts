import type { Severity } from '../model/finding.ts'
import type { SignatureCategory } from '../model/signature.ts'
import type { Symptom } from '../detect/symptom.ts'
import type { Cluster } from '../correlate/cluster.ts'
import { isInfrastructure } from '../detect/layer-of.ts'
import { specificityOf } from '../detect/specificity-of.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { titleOf } from './describe-symptom.ts'

const ORDER: readonly Severity[] = ['low', 'medium', 'high', 'critical']
const MOST_IN_DOUBT = 1
const MANY_FAILED_REQUESTS = 20
const MANY_EVENTS = 20
const MANY_SERVICES = 3

export interface SeverityVerdict {
  readonly severity: Severity
  readonly rationale: string
}

/** From what failed and how far it reached; the words of a line count for nothing beyond the failure they show. */
export function judgeSeverity(cluster: Cluster, isSure: boolean): SeverityVerdict {
  const symptoms = [
    cluster.root,
    ...cluster.members.filter((member) => member.link === 'strong').map((member) => member.symptom),
  ]
  const base = judgeRoot(cluster.root, lowerFirst(titleOf(cluster.root, cluster.culprit)), symptoms)
  let rank = ORDER.indexOf(base.severity)
  const reasons = [base.reason]
  const services = new Set(symptoms.filter((symptom) => symptom.badness >= 2).map((symptom) => symptom.service)).size
  const failedRequests = symptoms.reduce((sum, symptom) => sum + ((symptom.status ?? 0) >= 500 ? symptom.count : 0), 0)
  if (services >= MANY_SERVICES) reasons.push(`${services} services are affected`)
  if (failedRequests >= MANY_FAILED_REQUESTS) reasons.push(`${failedRequests} requests failed`)
  if (services >= MANY_SERVICES || failedRequests >= MANY_FAILED_REQUESTS) rank = Math.min(rank + 1, ORDER.length - 1)
  const total = [cluster.root, ...cluster.members.map((member) => member.symptom)].reduce(
    (sum, symptom) => sum + symptom.count,
    0,
  )
  if (
    total === 1 &&
    cluster.root.templateIds.length > 0 &&
    cluster.root.badness < 3 &&
    specificityOf(cluster.root) < 3
  ) {
    rank = Math.max(0, rank - 1)
    reasons.push('it was seen once')
  }
  if (!isSure && rank > MOST_IN_DOUBT) {
    rank = MOST_IN_DOUBT
    reasons.push('it may not be an incident at all')
  }
  return { severity: ORDER[rank]!, rationale: `${capitalize(ORDER[rank]!)}: ${reasons.join('; ')}.` }
}

/** Why a failure of a kind weighs what its severity says. */
const CONSEQUENCE: Readonly<Record<SignatureCategory, string>> = {
  'resource-exhaustion': 'all work that needs this resource fails or waits until some of it is free again',
  connectivity: 'whatever needs this connection fails or waits while it is gone',
  authentication: 'nothing behind that login works until it is accepted again',
  authorization: 'the work that needs this permission fails each time, and no retry helps',
  configuration: 'it fails each time this setting or version is used, and no retry helps',
  crash: 'what has ended or hangs does no work',
  'data-integrity': 'data may be lost, stale or damaged',
  'dependency-failure': 'all that depends on it fails with it',
  deployment: 'what was to be rolled out is not in place',
  contention: 'work is delayed or thrown away while something else holds what it needs',
  capacity: 'whatever is more than it can do comes late or is refused',
  clock: 'times, leases and certificates are judged wrongly while clocks differ',
  hardware: 'what stands on it slows down or stops until the part is replaced',
  bug: 'each request or job that takes this path fails until the code is mended',
  security: 'it can no longer be taken on trust who is at the other end',
}

/** A headline within a sentence; abbreviations and names keep their capitals. */
const lowerFirst = (text: string): string =>
  /^(?:A|An|The|No|Disk|Deadlocks?|Connections?|Password|Certificate)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** Guessing that never began and never rose in these logs is what any host on the internet sees. */
const isBackground = (root: Symptom): boolean =>
  root.signature?.category === 'security' && root.contrast === 'steady' && root.badness < 3

function judgeRoot(root: Symptom, what: string, symptoms: readonly Symptom[]): { severity: Severity; reason: string } {
  if (root.signature !== null && !isGeneral(root.signature))
    return isBackground(root)
      ? { severity: 'medium', reason: `${what}, all the time that these logs show and no more than before` }
      : { severity: root.signature.severity, reason: `${what}, so ${CONSEQUENCE[root.signature.category]}` }
  if (root.badness === 3 && root.contrast !== 'steady')
    return { severity: 'high', reason: `${what}, and the process that says so has ended or must` }
  if (root.signature?.severity === 'critical')
    return { severity: 'critical', reason: `${what}, and data may be lost or damaged` }
  const failing = symptoms.filter((symptom) => symptom.badness >= 2 && symptom.contrast !== 'steady')
  const events = failing.reduce((sum, symptom) => sum + symptom.count, 0)
  if (failing.length > 0 && isInfrastructure(root.service))
    return { severity: 'high', reason: `${what}, and other services stand on ${root.service}` }
  if (events >= MANY_EVENTS) return { severity: 'high', reason: `${what}; ${events} new errors tell of it` }
  const told = root.count === 1 ? 'one line tells' : `${root.count} lines tell`
  return { severity: 'medium', reason: `${what}; ${told} of it, and nothing shows that it spreads` }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
