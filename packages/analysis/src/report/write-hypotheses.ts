import type { Change } from '../detect/find-changes.ts'
import { failureOf } from '../frame/failure-of.ts'
import type { Symptom } from '../model/symptom.ts'
import { mechanismOf } from '../frame/mechanism-of.ts'
import type { Citation, Hypothesis } from '../model/finding.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { chooseEvidence, citeTelling, samplesInWindow } from '../explain/choose-evidence.ts'
import { citeEvent } from '../tell/cite-event.ts'
import { describeMechanism } from '../tell/describe-symptom.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'
import { stateRival, stateRoot } from './state-root.ts'
import { wordSuspect } from './word-changes.ts'

const MAX_RIVALS = 4
const SUPPORTING = 6

/** Ranked: the root first, then what else could be behind it. */
export const writeHypotheses = (facts: IncidentFacts): [Hypothesis, ...Hypothesis[]] => [
  rootHypothesis(facts),
  ...alternatives(facts),
]

const rootHypothesis = (facts: IncidentFacts): Hypothesis => ({
  statement: stateRoot(facts),
  confidence: facts.confidence,
  service: facts.cluster.culprit,
  signatureId: facts.cluster.root.signature?.id ?? null,
  operationalContext: contextOf(facts),
  supporting: chooseEvidence(facts.cluster)
    .filter((line) => line.relevance === 1)
    .slice(0, SUPPORTING),
  contradicting: [],
  missing: missingEvidence(facts),
})

/** What else could be the cause, as likely as the weighing found it, each kind of failure once. */
function alternatives(facts: IncidentFacts): Hypothesis[] {
  const { cluster, rivals, trigger, suspect } = facts
  const seen = new Set([storyOf(cluster.root)])
  const hypotheses: Hypothesis[] = []
  for (const { symptom, change, confidence } of rivals) {
    if (hypotheses.length === MAX_RIVALS) break
    const story = change === null ? storyOf(symptom) : symptom.key
    if (seen.has(story) || (change !== null && (change === trigger || change === suspect))) continue
    seen.add(story)
    hypotheses.push(
      change === null ? symptomHypothesis(symptom, facts, confidence) : changeHypothesis(change, facts, confidence),
    )
  }
  return hypotheses
}

/**
 * Who fails in which way: further lines that say the same leave no room for another explanation, and where nobody
 * knows in which way, one line speaks for its service.
 */
function storyOf(symptom: Symptom): string {
  const known = isGeneral(symptom.signature) ? undefined : symptom.signature?.id
  const way = known ?? mechanismOf(symptom.signature, failureOf(symptom))?.symptom ?? null
  return JSON.stringify([symptom.target ?? symptom.service, way])
}

function symptomHypothesis(symptom: Symptom, facts: IncidentFacts, confidence: number): Hypothesis {
  const culprit = symptom.signature?.blames === 'self' ? symptom.service : (symptom.target ?? symptom.service)
  const rootFirst =
    facts.cluster.onsetMs !== null && symptom.onsetMs !== null && facts.cluster.onsetMs <= symptom.onsetMs
  return {
    statement: stateRival(symptom, culprit, facts),
    confidence,
    service: culprit,
    signatureId: symptom.signature?.id ?? null,
    operationalContext: rootFirst ? 'Started after #1; probably a consequence.' : 'Less specific than #1.',
    supporting: samplesInWindow(symptom, facts.cluster)
      .slice(0, 2)
      .flatMap((event) => citeTelling(event, symptom)),
    contradicting: rootFirst ? firstLineOfRoot(facts) : [],
    missing: [],
  }
}

function changeHypothesis(change: Change, facts: IncidentFacts, confidence: number): Hypothesis {
  const who = change.subject ?? change.service
  return {
    statement: `${wordSuspect(change, facts)} ${describeMechanism(facts.cluster.root, facts.cluster.culprit)}`,
    confidence,
    service: who,
    signatureId: null,
    operationalContext: 'Only the timing fits.',
    supporting: [citeEvent(change.event, change.service)],
    contradicting: firstLineOfRoot(facts),
    missing: who === null ? [] : [`An error of ${who} itself right after the change.`],
  }
}

const firstLineOfRoot = ({ cluster }: IncidentFacts): Citation[] =>
  samplesInWindow(cluster.root, cluster)
    .slice(0, 1)
    .map((event) => citeEvent(event, cluster.root.service))

function contextOf({ cluster, trigger }: IncidentFacts): string {
  const count = cluster.members.length
  return [
    cluster.root.contrast === 'new' && 'Never seen before the onset.',
    cluster.root.contrast === 'burst' && 'Its rate rose far above normal.',
    cluster.root.contrast === 'steady' && "Already failing in the first line; the start isn't in these logs.",
    count > 0 && `${count} downstream ${count === 1 ? 'symptom' : 'symptoms'}.`,
    trigger !== null && 'A change happened just before.',
  ]
    .filter((part) => part !== false)
    .join(' ')
}

function missingEvidence({ cluster, world }: IncidentFacts): string[] {
  const missing: string[] = []
  if (cluster.culprit !== null && !world.services.includes(cluster.culprit))
    missing.push(`Logs of ${cluster.culprit} itself.`)
  if (cluster.onsetMs === null) missing.push('Timestamps: the order of events rests on the order of lines.')
  if (cluster.root.contrast === 'steady' && cluster.onsetMs !== null)
    missing.push('Logs from before the failure began.')
  return missing
}
