import type { Severity } from '../model/finding.ts'
import type { Symptom } from '../model/symptom.ts'
import type { Cluster } from './cluster.ts'
import { isInfrastructure } from '../topology/layer-of.ts'
import { specificityOf } from '../signatures/specificity-of.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { impactOf } from '../tell/describe-symptom.ts'
import { upperFirst } from '../tell/plain-text.ts'

const ORDER = ['low', 'medium', 'high', 'critical'] as const satisfies readonly Severity[]
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
  const symptoms = [cluster.root, ...cluster.members.map((member) => member.symptom)]
  const base = judgeRoot(cluster.root, symptoms)
  let rank = ORDER.indexOf(base.severity)
  const reasons = [base.reason]
  const services = new Set(symptoms.filter((symptom) => symptom.badness >= 2).map((symptom) => symptom.service)).size
  const failedRequests = symptoms.reduce((sum, symptom) => sum + ((symptom.status ?? 0) >= 500 ? symptom.count : 0), 0)
  if (services >= MANY_SERVICES) reasons.push(`${services} services are affected`)
  if (failedRequests >= MANY_FAILED_REQUESTS) reasons.push(`${failedRequests} requests failed`)
  if (services >= MANY_SERVICES || failedRequests >= MANY_FAILED_REQUESTS) rank = Math.min(rank + 1, ORDER.length - 1)
  const total = symptoms.reduce((sum, symptom) => sum + symptom.count, 0)
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
    reasons.push('this may not be an incident')
  }
  const severity = ORDER[rank] ?? base.severity
  return { severity, rationale: `${upperFirst(severity)}: ${reasons.join('; ')}.` }
}

/** Guessing that never began and never rose in these logs is what any host on the internet sees. */
const isBackground = (root: Symptom): boolean =>
  root.signature?.category === 'security' && root.contrast === 'steady' && root.badness < 3

/** By what failed; the reason says what the title leaves out. */
function judgeRoot(root: Symptom, symptoms: readonly Symptom[]): { severity: Severity; reason: string } {
  const impact = impactOf(root) ?? 'what it means for others is unknown'
  if (root.signature !== null && !isGeneral(root.signature))
    return isBackground(root)
      ? { severity: 'medium', reason: 'as often as before in these logs' }
      : { severity: root.signature.severity, reason: impact }
  if (root.badness === 3 && root.contrast !== 'steady') return { severity: 'high', reason: 'the process ended' }
  if (root.signature?.severity === 'critical') return { severity: 'critical', reason: impact }
  const failing = symptoms.filter((symptom) => symptom.badness >= 2 && symptom.contrast !== 'steady')
  const events = failing.reduce((sum, symptom) => sum + symptom.count, 0)
  if (failing.length > 0 && isInfrastructure(root.service))
    return { severity: 'high', reason: `other services depend on ${root.service}` }
  if (events >= MANY_EVENTS) return { severity: 'high', reason: `${events} new errors` }
  return {
    severity: 'medium',
    reason: `${root.count === 1 ? '1 line' : `${root.count} lines`}, no sign that it spreads`,
  }
}
