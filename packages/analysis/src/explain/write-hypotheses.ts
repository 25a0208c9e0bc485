import type { Cluster } from '../correlate/cluster.ts'
import { accusedOf } from './accused-of.ts'
import { describeChange } from './describe-change.ts'
import type { Citation, Hypothesis, RuledOut } from '../model/finding.ts'
import type { Change } from '../detect/find-changes.ts'
import { DROP, SILENCE } from '../detect/engine-signatures.ts'
import type { Symptom } from '../detect/symptom.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { chooseEvidence, citeTelling, isNearby, samplesInWindow } from './choose-evidence.ts'
import { citeEvent } from './cite-event.ts'
import { isSpecific, specificityOf } from '../detect/specificity-of.ts'
import { reasonsOf } from './reasons-of.ts'
import { failureOf } from '../detect/failure-of.ts'
import { isVague } from '../detect/failure-reasons.ts'
import { objectsBeyond } from './name-objects.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { cleanText, describeMechanism, paraphrase } from './describe-symptom.ts'
import { formatDuration } from './format-duration.ts'

const MAX_HYPOTHESES = 5
const SUPPORTING = 6
const OWN_COMPANIONS = 3

/** Ranked: the root first, then what else could be behind it. */
export function writeHypotheses(facts: IncidentFacts): Hypothesis[] {
  const { confidence } = facts
  return [rootHypothesis(facts, confidence), ...alternatives(facts)].slice(0, MAX_HYPOTHESES)
}

function rootHypothesis(facts: IncidentFacts, confidence: number): Hypothesis {
  const { cluster, trigger, trends, silence } = facts
  const { root, culprit } = cluster
  const sentences =
    facts.rootChange === null
      ? [describeMechanism(root, culprit), ...describeOrigin(facts), ...describeCompanions(facts)]
      : describeRootChange(facts.rootChange, facts)
  const objects = objectsBeyond(root, sentences[0]!)
  if (objects.length > 0) sentences.splice(1, 0, `What it concerns: ${list(objects)}.`)
  if (trigger !== null && facts.rootChange === null) sentences.push(describeTrigger(trigger, facts))
  for (const trend of trends.slice(0, 1))
    sentences.push(
      `Before, ${trend.name} ${trend.service === null ? '' : `of ${trend.service} `}grew steadily from ${plain(trend.from)} to ${plain(trend.to)}${trend.limit === null ? '' : ` of ${plain(trend.limit)}`}.`,
    )
  if (silence !== null && root.signature !== SILENCE)
    sentences.push(`${silence.service} itself says nothing more after ${clockTime(silence.lastMs)}.`)
  const accused = accusedOf(facts)
  const first = accused === culprit ? null : root.service
  const sufferers = [...(first === null || first === accused ? [] : [first]), ...victims(facts)].toSorted()
  if (sufferers.length > 0)
    sentences.push(
      `${list(sufferers)} ${sufferers.length === 1 ? 'suffers' : 'suffer'} from it and ${sufferers.length === 1 ? 'is' : 'are'} not the cause.`,
    )
  return {
    statement: sentences.join(' '),
    confidence,
    service: accused,
    signatureId: root.signature?.id ?? null,
    operationalContext: contextOf(facts),
    supporting: chooseEvidence(cluster)
      .filter((line) => line.relevance === 1)
      .slice(0, SUPPORTING),
    contradicting: [],
    missing: missingEvidence(facts),
  }
}

const FOLLOWERS = 2

/** What was changed, and what failed after it. */
function describeRootChange(change: Change, facts: IncidentFacts): string[] {
  const { cluster } = facts
  const followers = cluster.members
    .map((member) => member.symptom)
    .filter(({ badness, contrast, onsetMs }) => badness >= 1 && contrast !== 'steady' && onsetMs !== null)
    .toSorted((a, b) => a.onsetMs! - b.onsetMs!)
  const [first, ...others] = followers
  return [
    ...(first === undefined ? [] : [describeMechanism(first, null)]),
    describeTrigger(change, facts),
    `A change came first: ${cleanText(change.event.message)}.`,
    ...others
      .slice(0, FOLLOWERS)
      .map(
        (symptom) =>
          `${symptom.service === null ? 'What follows' : `${symptom.service} reports`}: ${paraphrase(symptom, samplesInWindow(symptom, cluster)[0])}.`,
      ),
  ]
}

/** The innermost cause that a trace or the line names, or the line's own words, where our sentence leaves them out. */
function describeOrigin({ cluster: { root } }: IncidentFacts): string[] {
  const sample = root.samples[0]
  const { signature } = root
  if (sample === undefined || signature === null || isGeneral(signature)) return []
  const innermost = sample.continuation.findLast((line) => CAUSED_BY.test(line))
  if (innermost !== undefined) return [`Innermost, the trace names ${cleanText(innermost.replace(CAUSED_BY, ''))}.`]
  const { known, reason } = failureOf(root)
  const isDeeper =
    reason !== null &&
    known !== null &&
    !isVague(known) &&
    known.pattern.test(reason) &&
    !signature.patterns.some((pattern) => pattern.test(reason))
  if (isDeeper) return [`Behind it, as the line says, ${known.says} (${cleanText(reason)}).`]
  if (signature.specificity === 3 || signature === DROP) return []
  const words = [sample.message, ...reasonsOf(sample).slice(0, 1)].map(cleanText)
  return [`Key line: ${words.join(': ')}.`]
}

const CAUSED_BY = /^\s*(?:Caused by|Causing|Wrapped by|\[cause\])\s*:\s*/i

/** What else the culprit says, and what its dependents see, where the root alone says little. */
function describeCompanions({ cluster }: IncidentFacts): string[] {
  const { root, members } = cluster
  if (isSpecific(root)) return []
  const others = members
    .filter(
      (member) =>
        member.link === 'strong' ||
        (cluster.onsetMs === null && member.symptom.badness >= 2 && isNearby(member.symptom, cluster)),
    )
    .map((member) => member.symptom)
    .toSorted((a, b) => specificityOf(b) - specificityOf(a) || (a.onsetMs ?? 0) - (b.onsetMs ?? 0))
  const own = others.filter((symptom) => symptom.service === root.service).slice(0, OWN_COMPANIONS)
  const dependent = others.find((symptom) => symptom.service !== root.service && symptom.status === null)
  return [
    ...own.map(
      (symptom) =>
        `With it, ${symptom.service ?? 'it'} reports: ${paraphrase(symptom, samplesInWindow(symptom, cluster)[0])}.`,
    ),
    ...(dependent
      ? [
          `What ${dependent.service ?? 'a dependent'} sees of it: ${paraphrase(dependent, samplesInWindow(dependent, cluster)[0])}.`,
        ]
      : []),
  ]
}

/** Services with the very same fault of their own are not its victims. */
const saysTheSame = (symptom: Symptom, root: Symptom): boolean =>
  symptom.signature !== null && symptom.signature.id === root.signature?.id && root.target === null

/** Which services only report the failure of another. */
export function victims({ cluster }: IncidentFacts): string[] {
  const names = cluster.members
    .map(({ symptom }) => symptom)
    .filter(
      (symptom) =>
        symptom.badness >= 1 &&
        symptom.service !== cluster.culprit &&
        symptom.service !== cluster.root.service &&
        !saysTheSame(symptom, cluster.root),
    )
    .map((symptom) => symptom.service)
    .filter((name) => name !== null)
  return [...new Set(names)].sort()
}

/** The onset, or where the change itself is the root the first failure after it. */
function firstFailureMs({ onsetMs, members }: Cluster, changedMs: number): number {
  if (onsetMs !== null && onsetMs > changedMs) return onsetMs
  const later = members.map(({ symptom }) => symptom.onsetMs ?? 0).filter((ms) => ms >= changedMs)
  return later.length === 0 ? changedMs : Math.min(...later)
}

function describeTrigger(change: Change, { cluster }: IncidentFacts): string {
  const failedMs = firstFailureMs(cluster, change.timestampMs)
  const lag = formatDuration(Math.max(0, failedMs - change.timestampMs))
  const who = change.subject ?? change.service ?? 'the system'
  const what = describeChange(change)
  if (change.kind === 'event') return `It began ${lag} after ${who} logged${what}.`
  if (change.kind === 'deletion')
    return change.subject === null
      ? `It set in ${lag} after something was deleted or emptied by ${who}${what}, which most likely led to it.`
      : `It set in ${lag} after ${who} was deleted${what}.`
  if (change.kind === 'deploy' || change.kind === 'restart')
    return change.version === null
      ? `It set in ${lag} after a deploy or restart of ${who}, which most likely brought it.`
      : `It set in ${lag} after version ${change.version} of ${who} was started, so this release most likely brought it.`
  if (change.kind === 'configuration')
    return `It set in ${lag} after a setting of ${who} was changed${what}, which most likely led to it.`
  if (change.kind === 'scaling')
    return isScaledDown(change)
      ? `It set in ${lag} after a change by ${who} that left fewer instances than before${what}: they are too few for the load.`
      : `It set in ${lag} after ${who} was scaled${what}.`
  return `It set in ${lag} after a job of ${who} was started, whose load most likely led to it.`
}

function isScaledDown({ event }: Change): boolean {
  const [, from, to] = /\bfrom (\d+) to (\d+)\b/.exec(event.message) ?? []
  return Number(to) < Number(from)
}

/** What else could be the cause, as likely as the weighing found it, each kind of failure once. */
function alternatives(facts: IncidentFacts): Hypothesis[] {
  const { cluster, rivals, trigger } = facts
  const seen = new Set([cluster.root.signature?.id ?? cluster.root.key])
  const hypotheses: Hypothesis[] = []
  for (const { symptom, change, confidence } of rivals) {
    const id = symptom.signature?.id ?? symptom.key
    if (seen.has(id) || (change !== null && change === trigger)) continue
    seen.add(id)
    hypotheses.push(
      change === null ? symptomHypothesis(symptom, facts, confidence) : changeHypothesis(change, facts, confidence),
    )
  }
  return hypotheses
}

function symptomHypothesis(symptom: Symptom, facts: IncidentFacts, confidence: number): Hypothesis {
  const culprit = symptom.signature?.blames === 'self' ? symptom.service : (symptom.target ?? symptom.service)
  const rootFirst =
    facts.cluster.onsetMs !== null && symptom.onsetMs !== null && facts.cluster.onsetMs <= symptom.onsetMs
  return {
    statement: describeMechanism(symptom, culprit),
    confidence,
    service: culprit,
    signatureId: symptom.signature?.id ?? null,
    operationalContext: rootFirst
      ? 'It set in after the first cause was at work, and is more likely its consequence.'
      : 'It is less specific than the first cause.',
    supporting: samplesInWindow(symptom, facts.cluster)
      .slice(0, 2)
      .flatMap((event) => citeTelling(event, symptom)),
    contradicting: rootFirst ? firstLineOfRoot(facts) : [],
    missing: [],
  }
}

function changeHypothesis(change: Change, facts: IncidentFacts, confidence: number): Hypothesis {
  const who = change.subject ?? change.service ?? 'the system'
  const version = change.version === null ? '' : ` ${change.version}`
  return {
    statement: `The change of ${who}${version} shortly before${describeChange(change)} could have set it off, although nothing links the two but time.`,
    confidence,
    service: change.subject ?? change.service,
    signatureId: null,
    operationalContext: 'Only the order in time speaks for it.',
    supporting: [citeEvent(change.event, change.service)],
    contradicting: firstLineOfRoot(facts),
    missing: [`An error of ${who} itself right after the change.`],
  }
}

const firstLineOfRoot = ({ cluster }: IncidentFacts): Citation[] =>
  samplesInWindow(cluster.root, cluster)
    .slice(0, 1)
    .map((event) => citeEvent(event, cluster.root.service))

/** Causes that a person would ask about first, and why they are not it. */
export function ruleOut(facts: IncidentFacts): RuledOut[] {
  const { changes, trigger, cluster } = facts
  const fromChanges = changes
    .filter((change) => change !== trigger && (change.kind === 'deploy' || change.kind === 'configuration'))
    .map((change) => ({
      statement: `${change.kind === 'deploy' ? 'The deploy' : 'The change'} of ${change.subject ?? change.service ?? 'the system'}${change.version === null ? '' : ` ${change.version}`}`,
      because: reasonAgainst(change, facts),
      citations: [citeEvent(change.event, change.service)],
    }))
  const fromVictims = victims(facts)
    .slice(0, 4)
    .map((service) => {
      const symptom = cluster.members.find((member) => member.symptom.service === service)!.symptom
      return {
        statement: `A fault of ${service} itself`,
        because:
          symptom.target !== null
            ? `${service} complains about ${symptom.target}; its errors are what a dependent sees.`
            : `${service} fails only once ${cluster.culprit ?? 'the culprit'} has failed.`,
        citations: samplesInWindow(symptom, cluster)
          .slice(0, 1)
          .map((event) => citeEvent(event, service)),
      }
    })
  return [...fromChanges, ...fromVictims]
}

function reasonAgainst(change: Change, { cluster }: IncidentFacts): string {
  const lag = formatDuration(Math.max(0, (cluster.onsetMs ?? 0) - change.timestampMs))
  return (change.subject ?? change.service) === cluster.culprit
    ? `It preceded the onset by ${lag}, but a failure of this kind does not come from a release.`
    : `It preceded the onset by ${lag}, but it touched ${change.subject ?? change.service ?? 'another component'}, and the first failure is in ${cluster.culprit ?? 'another component'}.`
}

function contextOf({ cluster, trigger }: IncidentFacts): string {
  const parts: string[] = []
  if (cluster.root.contrast === 'new') parts.push('It was never seen before the onset.')
  if (cluster.root.contrast === 'burst') parts.push('Its rate rose far above what it was before.')
  if (cluster.root.contrast === 'steady')
    parts.push('It is there from the first line on, so the logs do not show how it began.')
  if (cluster.members.length > 0)
    parts.push(
      `${cluster.members.length} further ${cluster.members.length === 1 ? 'symptom follows' : 'symptoms follow'} from it.`,
    )
  if (trigger !== null) parts.push('A change stands right before it.')
  return parts.join(' ')
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

const clockTime = (timestampMs: number): string => `${new Date(timestampMs).toISOString().slice(11, 19)} UTC`

const list = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

const plain = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))
