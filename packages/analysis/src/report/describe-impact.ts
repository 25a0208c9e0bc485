import type { Symptom } from '../model/symptom.ts'
import type { Citation, Impact, Severity } from '../model/finding.ts'
import { samplesInWindow } from '../explain/choose-evidence.ts'
import { citeEvent } from '../tell/cite-event.ts'
import { formatDuration } from '../tell/format-duration.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'
import { kindOfLines } from '../tell/kind-of-lines.ts'
import { list } from '../tell/plain-text.ts'

const DATA_RISK = /data-integrity|resource-exhaustion/
const UNKNOWN = 'User impact unknown from these logs.'
const MAX_GIST = 60
const MANY = 3

/** Only what lines support, in numbers: failed requests, failed work, callers; nothing is guessed. */
export function describeImpact(facts: IncidentFacts, severity: Severity): Impact {
  const { cluster } = facts
  const symptoms = [cluster.root, ...cluster.members.map((member) => member.symptom)]
  const failing = symptoms.filter((symptom) => (symptom.status ?? 0) >= 500)
  const failed = failing.reduce((sum, symptom) => sum + symptom.count, 0)
  const answered = countAnswers(facts, failing)
  const affected = affectedServices(cluster.culprit, symptoms)
  const felt = failing.length > 0 ? [] : worstFailure(symptoms)
  const told = [
    ...failedRequests(failing, failed, answered),
    ...felt.map((symptom) => countOf(symptom, facts)),
    ...callers(symptoms, cluster.culprit),
  ]
  const isDataRisk = cluster.root.signature !== null && DATA_RISK.test(cluster.root.signature.category)
  return {
    affectedServices: affected,
    serviceAvailability:
      failed > 0
        ? `${failed} of ${answered} logged requests failed with a server error.`
        : 'Availability unknown: no answered requests in these logs.',
    userFacing: failed > 0 ? true : null,
    businessImpact: told.length === 0 ? UNKNOWN : `${told.join('; ')}.`,
    businessImpactSeverity: severity,
    scope:
      affected.length === 0
        ? 'No service identified.'
        : `${affected.length === 1 ? 'One service' : `${affected.length} services`}: ${affected.join(', ')}.`,
    dataIntegrityRisk: isDataRisk
      ? 'Writes failed; check what was not stored.'
      : 'No sign of lost or damaged data in these logs.',
    citations: citeAll([...failing, ...felt], facts),
  }
}

const affectedServices = (culprit: string | null, symptoms: readonly Symptom[]): string[] => [
  ...new Set(
    [culprit, ...symptoms.filter((symptom) => symptom.badness >= 1).map((symptom) => symptom.service)].filter(
      (name) => name !== null,
    ),
  ),
]

const countAnswers = ({ world }: IncidentFacts, failing: readonly Symptom[]): number =>
  world.units
    .filter(
      (unit) =>
        unit.samples[0]?.http?.status !== undefined && failing.some((symptom) => symptom.service === unit.service),
    )
    .reduce((sum, unit) => sum + unit.count, 0)

/** 'POST /api/orders: 266 × 503, 41 % of requests'. */
function failedRequests(failing: readonly Symptom[], failed: number, answered: number): string[] {
  const [worst] = failing.toSorted((a, b) => b.count - a.count)
  if (worst === undefined) return []
  const call = worst.samples[0]?.http
  const path = call?.path?.split('?', 1)[0]?.replace(/\/\d+(?=\/|$)/g, '/*')
  const where =
    path === undefined || path === '/' ? (worst.service ?? 'Requests') : [call?.method, path].filter(Boolean).join(' ')
  const share = answered > 0 ? `, ${Math.round((100 * failed) / answered)} % of requests` : ''
  return [`${where}: ${failed} × ${worst.status}${share}`]
}

/** What fails most often and farthest up: the loudest of those that are not the cause, else the cause. */
function worstFailure(symptoms: readonly Symptom[]): Symptom[] {
  const [root, ...others] = symptoms
  const loud = others.filter(
    ({ badness, count, service }) => badness >= 2 && count >= MANY && service !== root?.service,
  )
  const worst = loud.toSorted((a, b) => b.count - a.count)[0] ?? root
  return worst === undefined || worst.count < MANY || worst.badness < 2 || worst.templateIds.length === 0 ? [] : [worst]
}

/** '233 × payment declined in 20 min'. */
function countOf({ samples, text, count, onsetMs, lastMs }: Symptom, { cluster }: IncidentFacts): string {
  const from = onsetMs ?? cluster.onsetMs
  const during = from === null || lastMs === null || lastMs <= from ? '' : ` in ${formatDuration(lastMs - from)}`
  return `${count} × ${kindOfLines(text, samples[0]?.message ?? text, MAX_GIST)}${during}`
}

/** 'calls from cart and web fail'. */
function callers(symptoms: readonly Symptom[], culprit: string | null): string[] {
  const names = symptoms
    .filter((symptom) => symptom.badness >= 1 && symptom.target !== null && symptom.target === culprit)
    .map((symptom) => symptom.service)
    .filter((name) => name !== null)
    .filter((name) => name !== culprit)
  const distinct = [...new Set(names)].toSorted()
  return distinct.length === 0 ? [] : [`calls from ${list(distinct)}${culprit === null ? '' : ` to ${culprit}`} fail`]
}

const citeAll = (symptoms: readonly Symptom[], { cluster }: IncidentFacts): Citation[] =>
  symptoms.flatMap((symptom) =>
    samplesInWindow(symptom, cluster)
      .slice(0, 1)
      .map((event) => citeEvent(event, symptom.service)),
  )
