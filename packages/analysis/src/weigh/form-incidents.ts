import type { World } from '../detect/world.ts'
import { createLinkFinder } from '../topology/find-links.ts'
import { alarmTraits, type AlarmTraits } from './alarm-traits.ts'
import { explains, NO_LINK, type Because, type Link, type Linker } from './explains.ts'
import type { Candidate } from './candidate.ts'
import { compareCandidates, nearOf, strangersOf } from './find-suspects.ts'
import { weighAlarm, LEAST_JOINED } from './weigh-alarm.ts'
import { MOST_JOINED } from './join-alarms.ts'
import { rootFeatures } from './root-features.ts'
import { QUIETEST, rootTraits, type Pool } from './root-traits.ts'
import { weighTrees } from './weigh-trees.ts'
import { weighWords } from './weigh-words.ts'
import { weigh, type Weights } from './weights.ts'

export interface Ranked {
  readonly candidate: Candidate
  readonly score: number
}

/** What belongs to an incident, and by what it does. */
export interface Member {
  readonly candidate: Candidate
  readonly because: Because
}

export interface FormedIncident {
  /** What opened it: the most alarming of its members. */
  readonly seed: Candidate
  /** How alarming it is together with what is linked to it. */
  readonly alarm: number
  /** What is linked to it: against these each suspect is weighed. */
  readonly near: readonly Candidate[]
  /** The likeliest cause, linked to it or not. */
  readonly root: Ranked
  /** What else may be the cause, linked to it or not, best first. */
  readonly rivals: readonly Ranked[]
  readonly members: readonly Member[]
}

const MAX_INCIDENTS = 20
/** So many alarms that turn out to be none are weighed; a longer list is noise. */
const MOST_TRIED = 20

export const traitsOf = (candidates: readonly Candidate[], world: World): Map<Candidate, AlarmTraits> =>
  new Map(candidates.map((candidate) => [candidate, alarmTraits(candidate, world)]))

export const alarmsOf = (
  traits: ReadonlyMap<Candidate, AlarmTraits>,
  weights: Pick<Weights, 'alarm'>,
): Map<Candidate, number> =>
  new Map(
    [...traits].map(([candidate, one]) => [
      candidate,
      candidate.change === null ? weigh(one, weights.alarm) : QUIETEST,
    ]),
  )

/** Takes the most alarming, gathers what is near it, chooses the root, and goes on with what is left. */
export function formIncidents(candidates: readonly Candidate[], world: World, weights: Weights): FormedIncident[] {
  const traits = traitsOf(candidates, world)
  const alarms = alarmsOf(traits, weights)
  const alarmOf = (one: Candidate): number => alarms.get(one) ?? QUIETEST
  const link = createLinker(world)
  // What a person told apart is one, however calm.
  const least = Number.isFinite(weights.threshold) ? LEAST_JOINED : weights.threshold
  const left = new Set(candidates)
  const incidents: FormedIncident[] = []
  const tried = new Set<Candidate>()
  while (incidents.length < MAX_INCIDENTS && tried.size < MOST_TRIED) {
    const seed = mostAlarming(left, tried, alarmOf)
    if (seed === null || alarmOf(seed) < least - MOST_JOINED) break
    const near = linkedTo(seed, nearOf(seed, left), link)
    const { joined, alarm } = weighAlarm(seed, witnessesOf(seed, near), { world, traits, alarms }, weights)
    if (joined < least || alarm < weights.threshold) {
      tried.add(seed)
      continue
    }
    const pool: Pool = { world, candidates: near, alarms, link, seed }
    const [root, ...rivals] = rank([...near, ...strangersOf(seed, near, left)], pool, weights)
    if (root === undefined) break
    const members = membersOf(near, [root.candidate, seed], link)
    for (const one of [root.candidate, seed, ...members.map((member) => member.candidate)]) left.delete(one)
    incidents.push({ seed, alarm, near, root, rivals, members })
  }
  return incidents
}

/** How likely each explains each other, worked out once for each pair: of a thousand there are half a million. */
export function createLinker(world: World): Linker {
  const isLinked = createLinkFinder(world)
  const places = new Map<Candidate, number>()
  const placeOf = (one: Candidate): number => {
    let place = places.get(one)
    if (place === undefined) places.set(one, (place = places.size))
    return place
  }
  const known: (Link | undefined)[][] = []
  return (cause, effect) => {
    if (cause === effect) return NO_LINK
    const row = (known[placeOf(cause)] ??= [])
    return (row[placeOf(effect)] ??= explains(cause, effect, isLinked))
  }
}

/** Explained by so much, a thing is part of an incident. */
const MEMBER = 0.18
/** Over how many links it may belong to the core of an incident. */
const MAX_STEPS = 2

/** Those of them that have anything to do with it: changes, and what is linked to it by more than chance. */
export function linkedTo(seed: Candidate, near: readonly Candidate[], link: Linker): Candidate[] {
  const members = new Set(membersOf(near, [seed], link).map((member) => member.candidate))
  return near.filter((one) => one === seed || one.change !== null || members.has(one))
}

/** Linked candidates with another message; the same message about another peer is no second witness. */
export const witnessesOf = (seed: Candidate, near: readonly Candidate[]): Candidate[] =>
  near.filter((one) => one.change === null && sayingOf(one) !== sayingOf(seed))

const sayingOf = ({ symptom: { signature, text } }: Candidate): string => signature?.id ?? text

/** What the core of an incident explains or is explained by, directly or over others that it explains. */
function membersOf(near: readonly Candidate[], core: readonly Candidate[], link: Linker): Member[] {
  const found = new Map<Candidate, Link>(core.map((one) => [one, { strength: 1, because: 'service' }]))
  for (let step = 0; step < MAX_STEPS; step++) {
    const reached = [...found]
    for (const one of near) {
      if (one.change !== null || found.has(one)) continue
      let { strength, because } = NO_LINK
      // Of a thousand candidates there are half a million pairs: nothing is allocated for one.
      for (let index = 0; index < reached.length; index += 1) {
        const [other, reach] = reached[index] as [Candidate, Link]
        // No link is stronger than 1: over this one it cannot come nearer.
        if (reach.strength <= strength) continue
        const to = link(other, one)
        const from = link(one, other)
        const nearer = to.strength >= from.strength ? to : from
        if (reach.strength * nearer.strength <= strength) continue
        strength = reach.strength * nearer.strength
        because = nearer.because
      }
      if (strength >= MEMBER) found.set(one, { strength, because })
    }
  }
  return near.flatMap((candidate) => {
    const because = found.get(candidate)?.because
    return candidate === core[0] || because === undefined ? [] : [{ candidate, because }]
  })
}

function mostAlarming(
  left: ReadonlySet<Candidate>,
  tried: ReadonlySet<Candidate>,
  alarmOf: (one: Candidate) => number,
): Candidate | null {
  const compare = (a: Candidate, b: Candidate): number => alarmOf(b) - alarmOf(a) || compareCandidates(a, b)
  let best: Candidate | null = null
  for (const one of left) if (!tried.has(one) && (best === null || compare(one, best) < 0)) best = one
  return best
}

/** Best first. */
const rank = (suspects: readonly Candidate[], pool: Pool, weights: Weights): Ranked[] =>
  suspects
    .map((candidate) => {
      const traits = rootTraits(candidate, pool)
      const apart = weigh(traits, weights.root) + weighWords(candidate, weights.words)
      return { candidate, score: apart + weighTrees(rootFeatures(candidate, traits, pool), weights.trees) }
    })
    .toSorted((a, b) => b.score - a.score || compareCandidates(a.candidate, b.candidate))
