import { createHash } from 'node:crypto'
import { MECHANISMS } from '@holdfast/analysis/knowledge/mechanisms'
import type { Command, Finding, Outcome } from '@holdfast/analysis/model/finding'
import { NO_PATTERN } from '@holdfast/analysis/pattern/no-pattern'
import type { CheckedIncident } from '../check/check-verdict.ts'
import type { Evidence, EvidenceRecord } from '../evidence/evidence.ts'
import { OTHER_MECHANISM } from '../verdict/verdict.ts'
import { citeLine } from './cite-line.ts'

const LIKELY = 0.5
const BUCKETS = 40
const BAD = new Set(['error', 'fatal'])
const UNKNOWN = 'Unknown'

/** An incident that the engine did not open, in the shape in which it opens its own. Never 'confirmed': nobody did. */
export function toFinding(incident: CheckedIncident, evidence: Evidence): Finding {
  const { title, cause, culprit, mechanism, severity, confidence, victims, cites, chain, ruledOut, steps } = incident
  const supporting = cites.map(citeLine)
  const members = recordsOf(incident, evidence)
  const endedMs = members.at(-1)?.event.timestampMs ?? incident.onsetMs
  const outcome: Outcome = confidence >= LIKELY ? 'likely' : 'inconclusive'
  const category = mechanism === OTHER_MECHANISM ? 'unknown' : MECHANISMS[mechanism].category
  return {
    fingerprint: createHash('sha256')
      .update(JSON.stringify(['model', culprit.toLowerCase(), mechanism]))
      .digest('hex'),
    title,
    incidentType: category,
    severity,
    severityRationale: 'As the model rates it; the analysis opened no incident here.',
    service: culprit,
    outcome,
    confidence,
    startedMs: incident.onsetMs,
    endedMs,
    eventCount: Math.max(1, members.length),
    rootCause: cause,
    hypotheses: [
      {
        statement: cause,
        confidence,
        service: culprit,
        signatureId: null,
        operationalContext: 'Found by a language model; each quote is verified.',
        supporting,
        contradicting: [],
        missing: [...incident.readings],
      },
    ],
    ruledOut: ruledOut.map(({ says, cites: against }) => ({
      statement: says,
      because: 'by the cited lines',
      citations: against.map(citeLine),
    })),
    evidence: [
      ...supporting.map((citation) => ({ ...citation, relevance: 1 })),
      ...chain.flatMap((one) => one.cites.map((cite) => ({ ...citeLine(cite), relevance: 0.7 }))),
    ],
    evidenceQuality: supporting.length > 1 ? 'high' : 'medium',
    evidenceReasoning: 'Each quote stands, character for character, in its line.',
    timeline: chain.flatMap(({ says, cites: proof }) =>
      proof.slice(0, 1).map((cite) => ({
        timestampMs: cite.line.record.event.timestampMs,
        component: cite.line.record.service ?? culprit,
        description: says,
        eventType: 'symptom' as const,
        citation: citeLine(cite),
      })),
    ),
    impact: {
      affectedServices: [culprit, ...victims],
      serviceAvailability: UNKNOWN,
      userFacing: null,
      businessImpact: 'User impact unknown from these logs.',
      businessImpactSeverity: severity,
      scope: victims.length > 0 ? `Affected: ${victims.join(', ')}.` : UNKNOWN,
      dataIntegrityRisk: UNKNOWN,
      citations: supporting,
    },
    temporalPattern: NO_PATTERN,
    technicalDetails: {
      errorPatterns: [],
      performanceMetrics: [],
      systemBehavior: cause,
      componentFailures: [],
      durationSeconds: incident.onsetMs === null || endedMs === null ? null : (endedMs - incident.onsetMs) / 1_000,
    },
    technology: null,
    commands: steps.flatMap(({ says, command, risk }): Command[] =>
      command === null || risk === null
        ? []
        : [
            {
              category: risk === 'read-only' ? 'diagnose' : 'fix',
              priority: 'high',
              risk,
              command,
              description: says,
              estimatedTime: UNKNOWN,
              verification: '',
              undo: null,
            },
          ],
    ),
    remediation: steps.map(({ says }, index) => ({
      step: index + 1,
      action: says,
      description: '',
      priority: 'high',
    })),
    causeGraph: [],
    histogram: histogramOf(members, evidence),
    templateIds: [],
    lineKinds: [],
    groupedBecause: ['A language model holds these lines for one incident.'],
    episodes: [],
  }
}

/** From its beginning on, all that is of the kinds of the cited lines. */
function recordsOf({ cites, chain, onsetMs }: CheckedIncident, { byTime }: Evidence): EvidenceRecord[] {
  const kinds = new Set([...cites, ...chain.flatMap((one) => one.cites)].map(({ line }) => line.record.kind))
  return byTime.filter(
    ({ kind, event }) => kinds.has(kind) && (event.timestampMs ?? Infinity) >= (onsetMs ?? -Infinity),
  )
}

function histogramOf(members: readonly EvidenceRecord[], { byTime, firstMs, lastMs }: Evidence): Finding['histogram'] {
  const startMs = firstMs ?? 0
  const bucketMs = Math.max(1_000, Math.ceil(((lastMs ?? startMs) - startMs + 1) / BUCKETS))
  const total = Array.from({ length: BUCKETS }, () => 0)
  const errors = [...total]
  const count = (into: number[], records: readonly EvidenceRecord[]): void => {
    for (const { event } of records) {
      if (event.timestampMs === null) continue
      const bucket = Math.min(BUCKETS - 1, Math.floor((event.timestampMs - startMs) / bucketMs))
      into[bucket] = (into[bucket] ?? 0) + 1
    }
  }
  count(total, byTime)
  const own = new Set(members)
  count(
    errors,
    byTime.filter((record) => BAD.has(record.event.level ?? '') || own.has(record)),
  )
  return { startMs, bucketMs, total, errors }
}
