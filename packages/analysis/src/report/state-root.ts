import type { Cluster } from '../explain/cluster.ts'
import { SILENCE } from '../signatures/counted.ts'
import { failureOf } from '../frame/failure-of.ts'
import { isVague } from '../frame/failure-reasons.ts'
import { specificityOf } from '../signatures/specificity-of.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Signature } from '../model/signature.ts'
import type { Symptom } from '../model/symptom.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { samplesInWindow } from '../explain/choose-evidence.ts'
import { describeEffect, describeMechanism, paraphrase } from '../tell/describe-symptom.ts'
import { withBrackets } from '../tell/word-failure.ts'
import { findVictims } from '../explain/find-victims.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'
import { busyWith } from '../tell/busy-with.ts'
import { largestNumber } from '../tell/largest-number.ts'
import { gistOf, list, repeats } from '../tell/plain-text.ts'
import { innermostCause, ownPlace } from '../tell/trace.ts'
import { nameOfNumber } from '../tell/word-counted.ts'
import { wordRootChange, wordSuspect, wordTogether, wordTrigger } from './word-changes.ts'

const MOST_VICTIMS = 4

/** The cause in a few sentences: what failed and why, what set it off, what else tells of it, who is affected. */
export function stateRoot(facts: IncidentFacts): string {
  const { cluster, trigger, suspect, rootChange } = facts
  const { root, culprit } = cluster
  const sentences =
    rootChange === null
      ? stateFailure(root, culprit)
      : [wordRootChange(rootChange, facts), ...wordTogether(facts), ...afterChange(facts)]
  if (rootChange === null) sentences.push(...companionsOf(cluster, sentences.join(' '), byLikelihood(facts)))
  if (trigger !== null && rootChange === null) sentences.push(wordTrigger(trigger, facts), ...wordTogether(facts))
  if (suspect !== null && rootChange === null) sentences.push(wordSuspect(suspect, facts), ...wordTogether(facts))
  sentences.push(...effectOf(facts, sentences.join(' ')))
  return [...sentences, ...resources(facts), ...silenceOf(facts), ...affected(facts)].join(' ')
}

/** The same of what else could be the cause, in its own words and those of the service that says it. */
export function stateRival(rival: Symptom, culprit: string | null, facts: IncidentFacts): string {
  const { cluster } = facts
  const asRoot: Cluster = {
    ...cluster,
    root: rival,
    culprit,
    onsetMs: rival.onsetMs,
    members: [{ symptom: cluster.root, because: '' }, ...cluster.members],
  }
  const sentences = stateFailure(rival, culprit)
  return [...sentences, ...companionsOf(asRoot, sentences.join(' '), byLikelihood(facts))].join(' ')
}

function stateFailure(root: Symptom, culprit: string | null): string[] {
  const said = describeMechanism(root, culprit)
  return [said, ...deeperReason(root, said), ...whatItMeans(root)]
}

/** What nobody says, and the line shows: that a range is at its end, or what a thread waits for. */
function whatItMeans({ samples: [sample], badness }: Symptom): string[] {
  if (sample === undefined) return []
  const largest = badness >= 2 ? largestNumber(sample) : null
  const work = busyWith(sample)
  return [
    ...(largest === null
      ? []
      : [`${largest.value} is the largest value of ${largest.of}: its ids or counters have run out (overflow).`]),
    ...(work === null ? [] : [`By its stack the thread ${work}.`]),
  ]
}

/** What a trace says of its innermost cause, and the deeper reason that a line names where the known failure leaves it out. */
function deeperReason(root: Symptom, said: string): string[] {
  for (const face of new Set([...root.samples.slice(0, 1), ...root.faces])) {
    const innermost = innermostCause(face)
    if (innermost !== null && !repeats(innermost, said))
      return [`Innermost cause in the trace is ${gistOf(innermost)}.`, ...ownCode(face)]
    const reason = reasonBeyond(root.signature, face, root.text, said)
    if (reason !== null) return [reason]
  }
  return root.samples.slice(0, 1).flatMap(ownCode)
}

function reasonBeyond(signature: Signature | null, face: LogEvent, text: string, said: string): string | null {
  if (signature === null || isGeneral(signature)) return null
  const { known, reason } = failureOf({ samples: [face], text })
  const isDeeper =
    reason !== null &&
    known !== null &&
    !isVague(known) &&
    known.mechanism !== signature.mechanism &&
    known.pattern.test(reason) &&
    !signature.patterns.some((pattern) => pattern.test(reason))
  return isDeeper && !repeats(reason, said) ? `By the log, ${withBrackets(known.says, gistOf(reason))}.` : null
}

/** Where in the program it was raised. */
function ownCode(face: LogEvent): string[] {
  const place = ownPlace(face)
  if (place === null) return []
  const code = place.code === null ? '' : `: ${gistOf(place.code)}`
  return [`It was raised in ${place.inside} (${place.file}, line ${place.line}${code}).`]
}

type Compare = (a: Symptom, b: Symptom) => number

/** What the ranking takes for the cause next stands first. */
function byLikelihood({ rivals }: IncidentFacts): Compare {
  const ranks = new Map(rivals.map(({ symptom }, rank) => [symptom.key, rank]))
  const rankOf = ({ key }: Symptom): number => ranks.get(key) ?? ranks.size
  return (a, b) => rankOf(a) - rankOf(b)
}

/** What else the culprit reports, and what one of the others does. */
function companionsOf(cluster: Cluster, said: string, likelier: Compare): string[] {
  const { root, members, culprit } = cluster
  const { known } = failureOf(root)
  const isVagueRoot = root.signature === null && (known === null || isVague(known))
  const others = members
    .map((member) => member.symptom)
    .filter((symptom) => symptom.signature === null || symptom.signature.id !== root.signature?.id)
    .filter((symptom) => isVagueRoot || !isCounted(symptom))
    .filter((symptom) => symptom.contrast !== 'steady' || root.contrast === 'steady')
    .filter((symptom) => symptom.text !== root.text && !repeats(paraphrase(symptom), said))
    .toSorted((a, b) => likelier(a, b) || tells(b) - tells(a) || (a.onsetMs ?? 0) - (b.onsetMs ?? 0))
  const own = others.filter((symptom) => symptom.service === root.service || symptom.service === culprit)
  const foreign = others.filter((symptom) => !own.includes(symptom))
  return [
    ...wordCompanions(own.slice(0, OWN_COMPANIONS), cluster),
    ...wordCompanions(foreign.slice(0, FOREIGN_COMPANIONS), cluster),
  ]
}

const OWN_COMPANIONS = 3
const FOREIGN_COMPANIONS = 2

const isCounted = ({ signature }: Symptom): boolean => signature?.id.startsWith('engine/') ?? false

/** How much a line says of why: a known failure, a reason, words. */
function tells(symptom: Symptom): number {
  const { known } = failureOf(symptom)
  const reason = known === null ? 0 : isVague(known) ? 0.5 : 1.5
  return Math.max(specificityOf(symptom), reason) + (symptom.contrast === 'new' ? 0.5 : 0)
}

function wordCompanions(symptoms: readonly Symptom[], cluster: Cluster): string[] {
  const [first] = symptoms
  if (first === undefined) return []
  const said = symptoms.map((symptom) => paraphrase(symptom, samplesInWindow(symptom, cluster)[0]))
  return [`${first.service ?? 'The log'} also shows ${list([...new Set(said)])}.`]
}

/** What failed after a change that is the root: what comes nearest to a cause first. */
function afterChange(facts: IncidentFacts): string[] {
  const { cluster } = facts
  const likelier = byLikelihood(facts)
  const [first, second] = cluster.members
    .map((member) => member.symptom)
    .filter(({ badness, contrast, onsetMs }) => badness >= 1 && contrast !== 'steady' && onsetMs !== null)
    .toSorted(
      (a, b) =>
        likelier(a, b) ||
        Number(b.badness >= 2) - Number(a.badness >= 2) ||
        tells(b) - tells(a) ||
        (a.onsetMs ?? 0) - (b.onsetMs ?? 0),
    )
  return first === undefined
    ? []
    : [
        describeEffect(first, null),
        ...whatItMeans(first),
        ...wordCompanions(second === undefined ? [] : [second], cluster),
      ]
}

/** What alarms most of what it led to, unless that was told. */
function effectOf({ effect }: IncidentFacts, said: string): string[] {
  if (effect === null) return []
  const sentence = describeEffect(effect, effect.target ?? effect.service)
  return repeats(sentence, said) ? [] : [`Its loudest effect: ${sentence}`]
}

const resources = ({ trends, cluster: { root } }: IncidentFacts): string[] =>
  isCounted(root)
    ? []
    : trends
        .slice(0, 1)
        .map(
          ({ name, service, from, to, limit }) =>
            `Before, ${nameOfNumber(name)}${service === null ? '' : ` of ${service}`} rose steadily from ${plain(from)} to ${plain(to)}${limit === null ? '' : ` of ${plain(limit)}`}.`,
        )

const silenceOf = ({ silence, cluster: { root } }: IncidentFacts): string[] =>
  silence === null || root.signature === SILENCE
    ? []
    : [`${silence.service} logs nothing after ${clockTime(silence.lastMs)}.`]

function affected(facts: IncidentFacts): string[] {
  const names = findVictims(facts).toSorted()
  if (names.length === 0) return []
  const shown =
    names.length > MOST_VICTIMS
      ? [...names.slice(0, MOST_VICTIMS - 1), `${names.length - MOST_VICTIMS + 1} more`]
      : names
  return [`${list(shown)} ${names.length === 1 ? 'is' : 'are'} affected, not the cause.`]
}

const clockTime = (timestampMs: number): string => `${new Date(timestampMs).toISOString().slice(11, 19)} UTC`

const plain = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))
