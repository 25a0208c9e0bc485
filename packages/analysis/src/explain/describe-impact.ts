import type { Citation, Impact, Severity } from '../model/finding.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { samplesInWindow } from './choose-evidence.ts'
import { citeEvent } from './cite-event.ts'

const DATA_RISK = /data-integrity|resource-exhaustion/

/** Only what lines support: failed requests, services that report errors; nothing is guessed. */
export function describeImpact(facts: IncidentFacts, severity: Severity): Impact {
  const { cluster, world } = facts
  const symptoms = [cluster.root, ...cluster.members.map((member) => member.symptom)]
  const affected = [
    ...new Set([
      cluster.culprit,
      ...symptoms.filter((symptom) => symptom.badness >= 1).map((symptom) => symptom.service),
    ]),
  ].filter((name) => name !== null)
  const failing = symptoms.filter((symptom) => (symptom.status ?? 0) >= 500)
  const failed = failing.reduce((sum, symptom) => sum + symptom.count, 0)
  const answered = world.units
    .filter(
      (unit) =>
        unit.samples[0]?.http?.status !== undefined && failing.some((symptom) => symptom.service === unit.service),
    )
    .reduce((sum, unit) => sum + unit.count, 0)
  const citations: Citation[] = failing.flatMap((symptom) =>
    samplesInWindow(symptom, cluster)
      .slice(0, 1)
      .map((event) => citeEvent(event, symptom.service)),
  )
  const isDataRisk = cluster.root.signature !== null && DATA_RISK.test(cluster.root.signature.category)
  return {
    affectedServices: affected,
    serviceAvailability:
      failed > 0
        ? `${failed} of ${answered} logged requests were answered with a server error.`
        : 'The logs show no answered requests to measure availability by.',
    userFacing: failed > 0 ? true : null,
    businessImpact:
      failed > 0
        ? `Requests failed at ${[...new Set(failing.map((symptom) => symptom.service ?? 'a service'))].join(', ')}.`
        : 'The logs do not show what users or the business felt.',
    businessImpactSeverity: severity,
    scope:
      affected.length === 1 ? `One service: ${affected[0]}.` : `${affected.length} services: ${affected.join(', ')}.`,
    dataIntegrityRisk: isDataRisk
      ? 'Writes were refused; check what was not stored.'
      : 'The logs give no sign of lost or damaged data.',
    citations,
  }
}
