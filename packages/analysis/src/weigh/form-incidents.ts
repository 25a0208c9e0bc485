import type { World } from '../detect/world.ts'
import { resolveTarget } from '../detect/resolve-target.ts'
import { findRecoveries } from '../detect/find-recoveries.ts'
import { callsBetween } from '../spans/calls-between.ts'
import { createLinkFinder } from './find-links.ts'
import { alarmTraits, type AlarmTraits } from './alarm-traits.ts'
import { explains, NO_LINK, type Because, type Link } from './explains.ts'
import type { Candidate } from './candidate.ts'
import { isBesideOwn, isChangeless, isOutOfPlace } from './cannot-cause.ts'
import type { Linker } from './linker.ts'
import { failuresOf, rootTraits, type Pool } from './root-traits.ts'
import { weigh, type Weights } from './weights.ts'

export interface Ranked {
  readonly candidate: Candidate
  readonly score: number
  /** A change that could not bring about what fails. */
  readonly isOutOfPlace: boolean
}

/** What belongs to an incident, and by what it does. */
export interface Member {
  readonly candidate: Candidate
  readonly because: Because
}

export interface FormedIncident {
  /** What opened it: the most alarming of its members. */
  readonly seed: Candidate
  readonly alarm: number
  /** Best first, with their probabilities among each other. */
  readonly ranked: readonly Ranked[]
  readonly members: readonly Member[]
}

const MAX_INCIDENTS = 20
const BEFORE_MS = 30 * 60_000
/** What was set or started may fail only after hours. */
const CHANGED_BEFORE_MS = 4 * 3_600_000
const AFTER_MS = 10 * 60_000
/** Clocks and log queues differ by so much at most. */
const LATE_MS = 60_000
const MAX_EVENTS = 40
/** A second incident at the same time has to be that much more alarming (log-odds). */
const BESIDE = 0.3

export function traitsOf(candidates: readonly Candidate[], world: World): Map<Candidate, AlarmTraits> {
  const recoveries = findRecoveries(world)
  const failing = candidates.filter(
    ({ symptom, change }) => change === null && symptom.contrast !== 'steady' && symptom.badness >= 2,
  )
  const errorsOfSource = new Map<string, number>()
  for (const unit of world.units)
    if (unit.level === 'error' || unit.level === 'fatal')
      errorsOfSource.set(unit.source, (errorsOfSource.get(unit.source) ?? 0) + unit.count)
  const context = { world, recoveries, failing, errorsOfSource }
  return new Map(candidates.map((candidate) => [candidate, alarmTraits(candidate, context)]))
}

/** A change alone is no reason for alarm. */
const QUIETEST = -9

export const alarmsOf = (traits: ReadonlyMap<Candidate, AlarmTraits>, weights: Weights): Map<Candidate, number> =>
  new Map(
    [...traits].map(([candidate, one]) => [
      candidate,
      candidate.change === null ? weigh(one, weights.alarm) : QUIETEST,
    ]),
  )

/** How many services name each service in anything that they say. */
export function countCallers(world: World): Map<string, number> {
  const callers = new Map<string, Set<string>>()
  for (const unit of world.units) {
    const sample = unit.samples[0]
    if (unit.service === null || sample === undefined) continue
    const target = resolveTarget(sample, unit.service, world.services)
    if (target === null) continue
    const known = callers.get(target) ?? new Set()
    callers.set(target, known.add(unit.service))
  }
  for (const { from, to } of callsBetween(world.digest.spans)) callers.set(to, (callers.get(to) ?? new Set()).add(from))
  return new Map([...callers].map(([service, names]) => [service, names.size]))
}

/** Takes the most alarming, gathers what is near it, chooses the root, and goes on with what is left. */
export function formIncidents(candidates: readonly Candidate[], world: World, weights: Weights): FormedIncident[] {
  const alarms = alarmsOf(traitsOf(candidates, world), weights)
  const callers = countCallers(world)
  const link = createLinker(world)
  const left = new Set(candidates)
  const incidents: FormedIncident[] = []
  while (incidents.length < MAX_INCIDENTS) {
    const seed = mostAlarming(left, alarms)
    if (seed === null || alarms.get(seed)! < weights.threshold) break
    if (alarms.get(seed)! < weights.threshold + BESIDE && incidents.some((other) => isDuring(seed, other))) {
      left.delete(seed)
      continue
    }
    const near = linkedTo(seed, nearOf(seed, left), link)
    const pool: Pool = { world, candidates: near, alarms, callers, link }
    const ranked = rank(near, pool, weights)
    const root = ranked[0]!.candidate
    const members = membersOf(near, [root, seed], link)
    for (const one of [root, seed, ...members.map((member) => member.candidate)]) left.delete(one)
    incidents.push({ seed, alarm: alarms.get(seed)!, ranked, members })
  }
  return incidents
}

/** How likely each explains each other, worked out once for each pair. */
export function createLinker(world: World): Linker {
  const isLinked = createLinkFinder(world)
  const known = new Map<Candidate, Map<Candidate, Link>>()
  return (cause, effect) => {
    if (cause === effect) return NO_LINK
    const row = known.get(cause) ?? new Map<Candidate, Link>()
    known.set(cause, row)
    const link = row.get(effect) ?? explains(cause, effect, { isLinked })
    row.set(effect, link)
    return link
  }
}

/** Explained by so much, a thing is part of an incident. */
const MEMBER = 0.12
/** Over how many links it may belong to the core of an incident. */
const MAX_STEPS = 2

/** Those of them that have anything to do with it: changes, and what is linked to it by more than chance. */
export function linkedTo(seed: Candidate, near: readonly Candidate[], link: Linker): Candidate[] {
  const members = new Set(membersOf(near, [seed], link).map((member) => member.candidate))
  return near.filter((one) => one === seed || one.change !== null || members.has(one))
}

/** What the core of an incident explains or is explained by, directly or over others that it explains. */
function membersOf(near: readonly Candidate[], core: readonly Candidate[], link: Linker): Member[] {
  const found = new Map<Candidate, Link>(core.map((one) => [one, { strength: 1, because: 'service' }]))
  for (let step = 0; step < MAX_STEPS; step++) {
    const reached = [...found]
    for (const one of near) {
      if (one.change !== null || core.includes(one)) continue
      let most = found.get(one) ?? NO_LINK
      for (const [other, { strength }] of reached) {
        if (other === one) continue
        const [to, from] = [link(other, one), link(one, other)]
        const nearer = to.strength >= from.strength ? to : from
        if (strength * nearer.strength > most.strength)
          most = { strength: strength * nearer.strength, because: nearer.because }
      }
      if (most.strength >= MEMBER) found.set(one, most)
    }
  }
  return near
    .filter((one) => one !== core[0] && found.has(one))
    .map((candidate) => ({ candidate, because: found.get(candidate)!.because }))
}

function mostAlarming(left: ReadonlySet<Candidate>, alarms: ReadonlyMap<Candidate, number>): Candidate | null {
  const compare = (a: Candidate, b: Candidate): number => alarms.get(b)! - alarms.get(a)! || compareCandidates(a, b)
  let best: Candidate | null = null
  for (const one of left) if (best === null || compare(one, best) < 0) best = one
  return best
}

/** Best first; where what fails comes from no change, changes come after all else. */
function rank(near: readonly Candidate[], pool: Pool, weights: Weights): Ranked[] {
  const failing = failuresOf(pool)
  const symptoms = failing.map(({ symptom }) => symptom)
  const isFaultOfItsOwn = symptoms.some(isChangeless)
  const isLast = ({ candidate: { change } }: Ranked): boolean => change !== null && isFaultOfItsOwn
  const own = near.filter((one) => !isBesideOwn(one, failing))
  return (own.length === 0 ? near : own)
    .map((candidate) => ({
      candidate,
      score: weigh(rootTraits(candidate, pool), weights.root),
      isOutOfPlace: isOutOfPlace(candidate, symptoms),
    }))
    .toSorted(
      (a, b) =>
        Number(isLast(a)) - Number(isLast(b)) || b.score - a.score || compareCandidates(a.candidate, b.candidate),
    )
}

/** Soon after one incident began, whatever else is odd is more likely a part of it that no line links to it. */
function isDuring({ symptom: { onsetMs } }: Candidate, { ranked, seed }: FormedIncident): boolean {
  if (onsetMs === null) return true
  const begunMs = Math.max(...[ranked[0]!.candidate, seed].map((one) => one.symptom.onsetMs ?? 0))
  return onsetMs >= (ranked[0]!.candidate.symptom.onsetMs ?? 0) - BEFORE_MS && onsetMs <= begunMs + AFTER_MS
}

/** Those that could have to do with it by their time; without times, all. */
export function nearOf(seed: Candidate, left: Iterable<Candidate>): Candidate[] {
  const atMs = seed.symptom.onsetMs
  const endMs = Math.max(seed.symptom.lastMs ?? 0, (atMs ?? 0) + AFTER_MS)
  const near = [...left].filter(({ symptom, change }) => {
    if (symptom === seed.symptom || atMs === null || symptom.onsetMs === null) return change === null
    if (change !== null)
      return (
        symptom.onsetMs >= atMs - (change.kind === 'event' ? BEFORE_MS : CHANGED_BEFORE_MS) &&
        symptom.onsetMs <= atMs + LATE_MS
      )
    if (symptom.contrast === 'steady') return symptom.lastMs !== null && symptom.lastMs >= atMs - BEFORE_MS
    return symptom.onsetMs >= atMs - BEFORE_MS && symptom.onsetMs <= endMs + LATE_MS
  })
  const events = near
    .filter(({ change }) => change?.kind === 'event')
    .toSorted(
      (a, b) => Math.abs(a.symptom.onsetMs! - atMs!) - Math.abs(b.symptom.onsetMs! - atMs!) || compareCandidates(a, b),
    )
  const distant = new Set(events.slice(MAX_EVENTS))
  return near.filter((one) => !distant.has(one))
}

export const compareCandidates = (a: Candidate, b: Candidate): number =>
  (a.symptom.onsetMs ?? 0) - (b.symptom.onsetMs ?? 0) ||
  a.symptom.firstLine - b.symptom.firstLine ||
  (a.symptom.key < b.symptom.key ? -1 : 1)
