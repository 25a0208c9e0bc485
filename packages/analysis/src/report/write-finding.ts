import type { CauseEdge, EvidenceLine, Finding, Hypothesis, TemporalPattern } from '../model/finding.ts'
import type { Symptom } from '../model/symptom.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'
import type { Cluster } from '../explain/cluster.ts'
import { buildTimeline } from './build-timeline.ts'
import { chooseEvidence, samplesInWindow, withoutRepeats } from '../explain/choose-evidence.ts'
import { citeEvent } from '../tell/cite-event.ts'
import { outcomeOf } from '../explain/outcome-of.ts'
import { describeClimb } from '../pattern/describe-climb.ts'
import { describeImpact } from './describe-impact.ts'
import { titleOf, titleOfChange } from '../tell/title-of.ts'
import { buildHistogram, describeTechnical } from './describe-technical.ts'
import { findTemporalPattern } from '../pattern/find-temporal-pattern.ts'
import { fingerprintCluster } from './fingerprint-cluster.ts'
import { judgeSeverity } from '../explain/judge-severity.ts'
import { proposeCommands, stepsOf } from '../advise/propose-remediation.ts'
import { splitEpisodes } from '../pattern/split-episodes.ts'
import { ruleOut } from './rule-out.ts'
import { writeHypotheses } from './write-hypotheses.ts'

/** One finding with everything that a reader is shown. */
export function writeFinding(facts: IncidentFacts): Finding {
  const { cluster, world } = facts
  const { root, members, culprit } = cluster
  const symptoms = [root, ...members.map((member) => member.symptom)]
  const hypotheses = writeHypotheses(facts)
  const { confidence, statement: rootCause } = hypotheses[0]
  const { severity, rationale } = judgeSeverity(cluster, facts.isSure)
  const evidence = withoutRepeats([...chooseEvidence(cluster), ...triggerLines(facts), ...alternativeLines(hypotheses)])
  const commands = proposeCommands(facts)
  const outcome = outcomeOf(root, confidence, facts.isSure)
  return {
    fingerprint: fingerprintCluster(cluster, world),
    title: facts.rootChange === null ? titleOf(root, culprit) : titleOfChange(facts.rootChange),
    incidentType: root.signature?.category ?? (root.exceptionType ? 'bug' : 'unknown-failure'),
    severity,
    severityRationale: rationale,
    service: culprit ?? root.service,
    outcome,
    confidence,
    startedMs: cluster.onsetMs,
    endedMs: cluster.endMs,
    eventCount: symptoms.reduce((sum, symptom) => sum + symptom.count, 0),
    rootCause,
    hypotheses,
    ruledOut: ruleOut(facts),
    evidence,
    evidenceQuality: QUALITY[outcome],
    evidenceReasoning: `${evidence.length} ${evidence.length === 1 ? 'line' : 'lines'} cited: the cause first, then one of each symptom and of each other possible cause.`,
    timeline: buildTimeline(facts),
    impact: describeImpact(facts, severity),
    temporalPattern: patternOf(facts),
    technicalDetails: describeTechnical(facts),
    technology: root.signature?.technology ?? null,
    commands,
    remediation: stepsOf(commands),
    causeGraph: edgesOf(symptoms, facts),
    histogram: buildHistogram(facts),
    templateIds: [...new Set(symptoms.flatMap((symptom) => symptom.templateIds))],
    lineKinds: symptoms.map(({ templateIds, text, count }) => ({ templateIds, text, count })),
    episodes: splitEpisodes(symptoms, facts),
    groupedBecause: members.map(({ symptom, because }) => `${titleOf(symptom, symptom.target)}: ${because}`),
  }
}

const QUALITY = { confirmed: 'high', likely: 'medium', inconclusive: 'low' } as const

const TRIGGER_RELEVANCE = 0.6

const triggerLines = ({ trigger, suspect, together }: IncidentFacts): EvidenceLine[] =>
  [trigger ?? suspect, ...together].flatMap((change) =>
    change === null ? [] : [{ ...citeEvent(change.event, change.service), relevance: TRIGGER_RELEVANCE }],
  )

const ALTERNATIVE_RELEVANCE = 0.4
/** The first cause, and those that come next: whatever stands behind them is hardly likely. */
const CITED_CAUSES = 4

/** What else could be behind it is shown where it stands, for those who doubt the first cause. */
const alternativeLines = (hypotheses: readonly Hypothesis[]): EvidenceLine[] =>
  hypotheses
    .slice(1, CITED_CAUSES)
    .flatMap(({ supporting }) => supporting.slice(0, 1))
    .map((citation) => ({ ...citation, relevance: ALTERNATIVE_RELEVANCE }))

/** A resource that climbed to its limit is the pattern itself; else the times of the root are tested. */
function patternOf({ cluster, world, trends }: IncidentFacts): TemporalPattern {
  const climb = cluster.root.signature?.category === 'resource-exhaustion' ? trends[0] : undefined
  if (climb) return describeClimb(climb)
  const occurrences = pacedBy(cluster).flatMap((symptom) =>
    Object.values(symptom.buckets).map(([count, timestampMs]) => ({ timestampMs, count })),
  )
  return findTemporalPattern(occurrences, {
    startMs: world.digest.firstMs ?? 0,
    endMs: world.digest.lastMs ?? 0,
    resolutionMs: world.digest.bucketMs,
  })
}

/** The root and its like; where the root was said once or twice, what the same service repeats with it. */
function pacedBy(cluster: Cluster): Symptom[] {
  const { root, members } = cluster
  const same = [root, ...sameFailures(cluster)]
  if (same.reduce((sum, symptom) => sum + symptom.count, 0) >= FEW) return same
  const repeated = members
    .filter((member) => member.symptom.service === root.service)
    .map((member) => member.symptom)
    .toSorted((a, b) => b.count - a.count)[0]
  return repeated === undefined ? same : [repeated]
}

const FEW = 5

const sameFailures = ({ root, members }: Cluster): Symptom[] =>
  members
    .map((member) => member.symptom)
    .filter(
      (symptom) =>
        symptom.service === root.service && root.signature !== null && symptom.signature?.id === root.signature.id,
    )

function edgesOf(symptoms: readonly Symptom[], { cluster }: IncidentFacts): CauseEdge[] {
  const edges = new Map<string, CauseEdge>()
  for (const symptom of symptoms) {
    const sample = samplesInWindow(symptom, cluster)[0]
    if (symptom.service === null || symptom.target === null || sample === undefined) continue
    const key = `${symptom.service}→${symptom.target}`
    const known = edges.get(key)
    edges.set(key, {
      from: symptom.service,
      to: symptom.target,
      count: (known?.count ?? 0) + symptom.count,
      citation: known?.citation ?? citeEvent(sample, symptom.service),
    })
  }
  return [...edges.values()]
}
