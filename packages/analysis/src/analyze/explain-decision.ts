import { observeWorld } from '../detect/world.ts'
import type { Digest } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Candidate } from '../weigh/candidate.ts'
import { nearOf } from '../weigh/find-suspects.ts'
import {
  alarmsOf,
  createLinker,
  formIncidents,
  linkedTo,
  traitsOf,
  witnessesOf,
  type FormedIncident,
} from '../weigh/form-incidents.ts'
import { gatherCandidates } from '../weigh/gather-candidates.ts'
import { weighAlarm } from '../weigh/weigh-alarm.ts'
import { rootFeatures } from '../weigh/root-features.ts'
import { rootTraits } from '../weigh/root-traits.ts'
import { weighTrees } from '../weigh/weigh-trees.ts'
import { weighWords } from '../weigh/weigh-words.ts'
import { WEIGHTS, type Weights } from '../weigh/weights.ts'

/** A trait that holds, and what it adds to the score (log-odds). */
export interface Contribution {
  readonly trait: string
  readonly value: number
}

export interface Judged {
  readonly service: string | null
  readonly text: string
  readonly line: string
  readonly score: number
  readonly contributions: readonly Contribution[]
}

/** Why the engine decided as it did: what spoke for each alarm and each cause, and for what it passed over. */
export interface Decision {
  /** Log-odds of an alarm above which an incident opens. */
  readonly threshold: number
  readonly incidents: readonly {
    readonly opened: Judged
    /** The chosen cause first, then its rivals. */
    readonly causes: readonly Judged[]
    readonly members: number
  }[]
  /** The most alarming of what belongs to no incident. */
  readonly passedOver: readonly Judged[]
  /** What was asked for, as an alarm and, where it was one, as a cause; null when nothing notable says so. */
  readonly asked: { readonly alarm: Judged; readonly incident: number | null } | null
}

const MOST_CAUSES = 3
const MOST_PASSED_OVER = 5
const ALIKE = 0.5

export function explainDecision(digest: Digest, asked: LogEvent | null, weights: Weights = WEIGHTS): Decision {
  const world = observeWorld(digest)
  const { candidates } = gatherCandidates(world)
  const link = createLinker(world)
  const traits = traitsOf(candidates, world)
  const alarms = alarmsOf(traits, weights)
  const incidents = formIncidents(candidates, world, weights)
  const alarmOf = (one: Candidate): number => alarms.get(one) ?? 0
  const judgeAlarm = (
    one: Candidate,
    near: readonly Candidate[] = linkedTo(one, nearOf(one, candidates), link),
  ): Judged => {
    const heard = weighAlarm(one, witnessesOf(one, near), { world, traits, alarms }, weights).alarm
    return judged(one, heard, [
      ...contributions(traits.get(one) ?? {}, weights.alarm),
      { trait: 'witnesses', value: heard - alarmOf(one) },
    ])
  }
  const taken = new Set(incidents.flatMap(partsOf))
  const found = asked === null ? null : findAsked(candidates, asked)
  return {
    threshold: weights.threshold,
    incidents: incidents.map((incident) => {
      const pool = { world, candidates: incident.near, alarms, link, seed: incident.seed }
      return {
        opened: judgeAlarm(incident.seed, incident.near),
        causes: [incident.root, ...incident.rivals].slice(0, MOST_CAUSES).map(({ candidate, score }) => {
          const own = rootTraits(candidate, pool)
          return judged(candidate, score, [
            ...contributions(own, weights.root),
            { trait: 'wording', value: weighWords(candidate, weights.words) },
            { trait: 'together', value: weighTrees(rootFeatures(candidate, own, pool), weights.trees) },
          ])
        }),
        members: incident.members.length,
      }
    }),
    passedOver: candidates
      .filter((one) => one.change === null && !taken.has(one))
      .toSorted((a, b) => alarmOf(b) - alarmOf(a))
      .slice(0, MOST_PASSED_OVER)
      .map((one) => judgeAlarm(one)),
    asked: found === null ? null : { alarm: judgeAlarm(found), incident: indexOf(incidents, found) },
  }
}

const partsOf = ({ seed, root, members }: FormedIncident): Candidate[] => [
  seed,
  root.candidate,
  ...members.map((member) => member.candidate),
]

function indexOf(incidents: readonly FormedIncident[], one: Candidate): number | null {
  const at = incidents.findIndex((incident) => partsOf(incident).includes(one))
  return at < 0 ? null : at
}

const contributions = (
  traits: Readonly<Record<string, number | undefined>>,
  weights: Readonly<Record<string, number | undefined>>,
): Contribution[] =>
  Object.entries(traits).map(([trait, value]) => ({ trait, value: (value ?? 0) * (weights[trait] ?? 0) }))

const judged = (
  { symptom: { service, text, samples } }: Candidate,
  score: number,
  all: readonly Contribution[],
): Judged => ({
  service,
  text,
  line: samples[0] === undefined ? '' : `${samples[0].ref.source}:${samples[0].ref.line}`,
  score,
  contributions: all
    .filter(({ value }) => Math.abs(value) >= LEAST)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)),
})

const LEAST = 0.005

/** The candidate that a line is one of: cited by it, or of the same service and mostly the same words. */
function findAsked(candidates: readonly Candidate[], asked: LogEvent): Candidate | null {
  const cited = candidates.find(({ symptom: { samples } }) =>
    samples.some(({ ref }) => ref.source === asked.ref.source && ref.line === asked.ref.line),
  )
  if (cited !== undefined) return cited
  const words = wordsOf(asked.message)
  const alike = candidates
    .filter(({ symptom }) => symptom.sources.includes(asked.ref.source))
    .flatMap((candidate) =>
      candidate.symptom.samples
        .slice(0, 1)
        .map(({ message }) => ({ candidate, share: shareOf(words, wordsOf(message)) })),
    )
    .toSorted((a, b) => b.share - a.share)[0]
  return alike === undefined || alike.share < ALIKE ? null : alike.candidate
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z]{2,}/g))

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const word of a) if (b.has(word)) shared += 1
  return shared / Math.max(1, a.size + b.size - shared)
}
