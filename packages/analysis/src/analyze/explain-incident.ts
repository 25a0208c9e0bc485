import type { Change } from '../detect/find-changes.ts'
import type { Finding } from '../model/finding.ts'
import type { Cluster } from '../explain/cluster.ts'
import { changesBefore } from '../explain/changes-before.ts'
import { findTogether } from '../explain/find-together.ts'
import { failureOf } from '../frame/failure-of.ts'
import { mechanismOf } from '../frame/mechanism-of.ts'
import { isSame } from '../weigh/explains.ts'
import { sharesTellingWord } from '../changes/shares-telling-word.ts'
import { isObserver } from '../topology/resolve-target.ts'
import type { Symptom } from '../model/symptom.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { World } from '../detect/world.ts'
import type { Rival } from '../explain/incident-facts.ts'
import { writeFinding } from '../report/write-finding.ts'
import { wordBecause } from '../tell/word-because.ts'
import type { Candidate } from '../weigh/candidate.ts'
import type { Member } from '../weigh/form-incidents.ts'
import type { Gathered } from '../weigh/gather-candidates.ts'

export interface ChosenRoot {
  readonly root: Candidate
  readonly isSure: boolean
  /** How likely it is the cause. */
  readonly confidence: number
  /** What else could be behind it, the likeliest first. */
  readonly rivals: readonly Rival[]
  readonly members: readonly Member[]
  /** What alarms most of it. */
  readonly seed: Candidate
}

export interface ExplainOptions {
  readonly quietGapMs: number
}

/** Everything that a reader is shown of an incident whose root is chosen. */
export function explainIncident(
  { root, confidence, isSure, rivals, members, seed }: ChosenRoot,
  world: World,
  gathered: Gathered,
  { quietGapMs }: ExplainOptions,
): Finding {
  const others = members.map((member) => member.candidate.symptom)
  // Whom its line blames, else who says it.
  const culprit = root.symptom.target ?? root.symptom.service
  const ends = [root.symptom, ...others].map((one) => one.lastMs).filter((ms) => ms !== null)
  const cluster: Cluster = {
    root: fromOnset(root.symptom),
    members: members.map(({ candidate: { symptom }, because }) => ({
      symptom,
      because: wordBecause(because, symptom),
    })),
    culprit,
    onsetMs: root.symptom.onsetMs,
    endMs: ends.length === 0 ? null : Math.max(...ends),
  }
  const nearby = changesBefore(cluster, gathered.changes)
  const done = root.change ?? suspectOf(rivals, cluster)
  const isLikely = done !== null && (done === root.change || isLikelyTrigger(done, cluster))
  const involved = new Set([culprit, root.symptom.service, ...root.symptom.sources])
  return writeFinding({
    world,
    cluster,
    rivals: rivals.map((rival) => ({ ...rival, symptom: fromOnset(rival.symptom) })),
    confidence,
    isSure,
    quietGapMs,
    changes: nearby,
    rootChange: root.change,
    effect: seed === root ? null : fromOnset(seed.symptom),
    trigger: isLikely ? done : null,
    suspect: isLikely ? null : done,
    together:
      done === null
        ? []
        : findTogether(done, gathered.candidates, [root.symptom, ...others], root.change === null ? 1 : MOST_TOGETHER),
    silence: gathered.silences.find((silence) => silence.service === culprit) ?? null,
    trends: gathered.trends.filter((trend) => involved.has(trend.service) || watches(trend.service, culprit)),
  })
}

const MOST_TOGETHER = 3

/** So many causes are weighed before it is said that nothing was done to it. */
const MOST_SUSPECTS = 4

/**
 * The likeliest cause that is something done or said for the first time, rather than a failure: to one of those that
 * fail, or to a thing that they speak of. No change makes a certificate expire or breaks a disk.
 */
function suspectOf(rivals: readonly Rival[], { root, members, onsetMs }: Cluster): Change | null {
  if (mechanismOf(root.signature, failureOf(root))?.changeable === false) return null
  const failing = [root, ...members.map((member) => member.symptom)]
  const touches = (change: Change): boolean => {
    const whose = change.subject ?? change.service
    return (
      failing.some((one) => isSame(one.service, whose) || isSame(one.target, whose)) ||
      sharesTellingWord(change, failing)
    )
  }
  const changes = rivals.slice(0, MOST_SUSPECTS).flatMap(({ change }) => (change === null ? [] : [change]))
  return changes.find((change) => (onsetMs === null || change.timestampMs <= onsetMs) && touches(change)) ?? null
}

const SOON_MS = 5 * 60_000

/** What says of itself that it changes something, soon before. */
const isLikelyTrigger = ({ kind, timestampMs }: Change, { onsetMs }: Cluster): boolean =>
  kind !== 'event' && onsetMs !== null && onsetMs - timestampMs <= SOON_MS

/** What is said of it in words is taken from lines of the incident's own time, which are the ones that are cited. */
function fromOnset(symptom: Symptom): Symptom {
  const isInside = ({ timestampMs }: LogEvent): boolean =>
    symptom.onsetMs === null || timestampMs === null || timestampMs >= symptom.onsetMs
  const inside = symptom.samples.filter(isInside)
  return { ...symptom, samples: [...inside, ...symptom.samples.filter((event) => !inside.includes(event))] }
}

/** 'redis-exporter' reports the numbers of 'redis'. */
const watches = (observer: string | null, culprit: string | null): boolean =>
  observer !== null && culprit !== null && isObserver(observer) && observer.includes(culprit)
