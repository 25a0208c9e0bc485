import { isBareWord } from '../frame/is-bare-word.ts'
import { statementOf } from '../frame/statement-of.ts'
import { failureOf } from '../frame/failure-of.ts'
import { layerOf } from '../topology/layer-of.ts'
import { measuresOthers } from '../topology/tells-of-others.ts'
import type { World } from '../detect/world.ts'
import type { Change } from '../detect/find-changes.ts'
import { isSame } from './explains.ts'
import { isAct } from '../changes/is-act.ts'
import { mechanismOf } from '../frame/mechanism-of.ts'
import { SIGNS } from '../kubernetes/mechanisms.ts'
import { oncePer } from '../model/once-per.ts'
import type { Candidate } from './candidate.ts'
import type { Linker } from './explains.ts'

/** Each with the sign that its weight may have (0 is either) and what it is taken for while there are few cases to learn from. */
export const ROOT_TRAITS = {
  complainsOfFailing: { sign: -1, prior: -1.2 },
  complainsOfNobody: { sign: -1, prior: -0.3 },
  first: { sign: 1, prior: 0.5 },
  ground: { sign: 1, prior: 0.3 },
  changeNear: { sign: 1, prior: 0.8 },
  /** Something was set, moved or taken away. */
  act: { sign: 1, prior: 0.4 },
  /** It was always there, while what opened the incident is new. */
  chronic: { sign: -1, prior: -2 },
  /** How well something else that fails would explain it. */
  explained: { sign: -1, prior: -0.5 },
  /** How near to the root such a failure lies. */
  deep: { sign: 1, prior: 0.4 },
  /** How likely its words state what is wrong, not what follows. */
  states: { sign: 1, prior: 0.2 },
  /** How likely those of a change report an act, not a process's own life. */
  acts: { sign: 1, prior: 0.1 },
  /** Nothing links it to what failed. */
  apart: { sign: -1, prior: -1.5 },
  /** Counted in a service that says by itself what is wrong. */
  besideOwn: { sign: -1, prior: -8 },
  /** Computed by comparing objects, or less surely said by an event, or read from a log beside objects: no words outweigh it. */
  mismatch: { sign: 1, prior: 7 },
} as const

export type RootTrait = keyof typeof ROOT_TRAITS
export type RootTraits = Partial<Record<RootTrait, number>>

export interface Pool {
  readonly world: World
  readonly candidates: readonly Candidate[]
  /** How alarming each is, as log-odds. */
  readonly alarms: ReadonlyMap<Candidate, number>
  readonly link: Linker
  /** What opened the incident. */
  readonly seed: Candidate
}

const BASIS = { objects: 1, event: 0.9, log: 0.8 } as const
const EARLY_MS = 300_000
const CHANGE_MS = 120_000
/** Clocks and log queues differ by so much. */
const CLOCKS_MS = 5_000

/** What speaks for a candidate as the root of all that its pool holds. */
export function rootTraits(candidate: Candidate, pool: Pool): RootTraits {
  const { symptom, change, isCounted, mismatch, signal } = candidate
  const traits: RootTraits = linkedOf(pool).has(candidate) ? {} : { apart: 1 }
  const layer = layerOf(symptom.service)
  if (layer === 'platform' || layer === 'host') traits.ground = Math.min(1, 0.3 + coverOf(candidate, pool) * 2)
  if (change !== null) return { ...traits, ...changeTraits(change, pool) }
  if (mismatch !== undefined && !SIGNS.has(mismatch.mechanism)) return { ...traits, mismatch: BASIS[mismatch.basis] }
  if (mismatch !== undefined) {
    const less = SIGNS.get(mismatch.mechanism) ?? 0
    return { ...traits, mismatch: tellsWhatEndedIt(candidate, pool) ? 0 : BASIS[mismatch.basis] - less }
  }
  if (signal !== undefined) return { ...traits, mismatch: signal.share }
  if (isCounted && saysItself(symptom.service, pool)) traits.besideOwn = 1
  return { ...traits, ...placeTraits(candidate, pool), ...(isCounted ? {} : wordTraits(candidate, pool)) }
}

const saysItself = (service: string | null, pool: Pool): boolean =>
  failuresOf(pool).some(({ isCounted, symptom }) => !isCounted && symptom.service === service)

const linkedOf = oncePer((pool: Pool): ReadonlySet<Candidate> => new Set(pool.candidates))

/** The log of a container that ends says with what. */
const tellsWhatEndedIt = ({ symptom: { service } }: Candidate, { candidates }: Pool): boolean =>
  candidates.some(
    ({ symptom, mismatch, change }) =>
      mismatch === undefined &&
      change === null &&
      symptom.service === service &&
      (symptom.exceptionType !== null || symptom.badness === 3),
  )

/** Of what was done: how soon before, and what. */
function changeTraits(change: Change, pool: Pool): RootTraits {
  const traits: RootTraits = { changeNear: nearnessOf(change, pool), acts: statementOf(change.event).act }
  if (isAct(change.event)) traits.act = 1
  return traits
}

/** How soon after it something failed, by how alarming that is; -1 where all of it was there before. */
function nearnessOf({ timestampMs, event: { ref } }: Change, pool: Pool): number {
  const lags = failuresOf(pool).flatMap((one) => {
    const { contrast, onsetMs, samples } = one.symptom
    // Within one file the order of the lines is that of the events.
    const first = samples.find((event) => event.timestampMs === onsetMs)?.ref
    if (first?.source === ref.source && first.line < ref.line) return []
    const weight = likelihoodOf(one, pool)
    if (contrast === 'steady' || onsetMs === null || onsetMs < timestampMs - CLOCKS_MS) return []
    return [weight * Math.exp(-Math.max(0, onsetMs - timestampMs) / CHANGE_MS)]
  })
  return lags.length === 0 ? -1 : Math.max(...lags)
}

/** Of its place among what fails: when, and beside whom. */
function placeTraits(candidate: Candidate, pool: Pool): RootTraits {
  const { service, onsetMs, contrast } = candidate.symptom
  const failing = failuresOf(pool)
  const traits: RootTraits = {}
  if (contrast === 'steady' && onsetMs !== null && failing.some((other) => other.symptom.contrast !== 'steady'))
    traits.chronic = 1
  traits.explained = Math.max(0, ...failing.map((other) => asymmetry(other, candidate, pool)))
  const firstMs = firstOf(failing)
  if (onsetMs !== null && firstMs !== null && contrast !== 'steady') {
    if (onsetMs <= firstMs + 2_000 && (onsetMs >= firstMs - EARLY_MS || failing.includes(candidate))) traits.first = 1
  } else if (isFirstOfUntimed(candidate, failing)) traits.first = 1
  // What watches others tells of them.
  if (measuresOthers(service)) traits.complainsOfFailing = 1
  return traits
}

/** Without times, the order of the lines is that of the events, as long as one source prints them. */
const isFirstOfUntimed = ({ symptom }: Candidate, failing: readonly Candidate[]): boolean =>
  failing.every(
    ({ symptom: other }) =>
      other.onsetMs === null && other.sources[0] === symptom.sources[0] && other.firstLine >= symptom.firstLine,
  )

const STATES_NOTHING = -3
const DEEP = { rarely: 1, sometimes: 0.5, mostly: 0 } as const

/** Of what its line says, and of whom. */
function wordTraits(candidate: Candidate, pool: Pool): RootTraits {
  const { symptom } = candidate
  const { signature, service, target } = symptom
  const { known } = failureOf(symptom)
  const failing = failuresOf(pool)
  const traits: RootTraits = {}
  const isPeer = signature === null ? known?.side === 'peer' : signature.blames === 'peer'
  if (target !== null && !isSame(target, service)) {
    if (failing.some((other) => isSame(other.symptom.service, target))) traits.complainsOfFailing = 1
  } else if (isPeer) traits.complainsOfNobody = 1
  const sample = symptom.samples[0]
  const mechanism = mechanismOf(signature, failureOf(symptom))
  if (sample !== undefined) {
    const { cause, trouble } = statementOf(sample)
    // What tells of no trouble states no cause of any.
    traits.states = mechanism === null && isBareWord(sample) ? STATES_NOTHING : Math.min(cause, trouble)
  }
  if (mechanism !== null) traits.deep = DEEP[mechanism.follows]
  return traits
}

/** By how much one explains the other better than the other explains the one. */
const asymmetry = (one: Candidate, other: Candidate, { link }: Pool): number =>
  one === other ? 0 : link(one, other).strength - link(other, one).strength

/** The share of what is wrong, each thing by how alarming it is, that a candidate would bring about. */
function coverOf(candidate: Candidate, pool: Pool): number {
  let [all, explained] = [0, 0]
  for (const other of failuresOf(pool)) {
    if (other === candidate) continue
    const weight = likelihoodOf(other, pool)
    all += weight
    explained += weight * pool.link(candidate, other).strength
  }
  return all === 0 ? 0 : explained / all
}

const ALARMING = 0
/** A change alone is no reason for alarm. */
export const QUIETEST = -9

const alarmOf = (one: Candidate, { alarms }: Pool): number => alarms.get(one) ?? QUIETEST

const likelihoodOf = (one: Candidate, pool: Pool): number => 1 / (1 + Math.exp(-alarmOf(one, pool)))

/** Those of a pool that are likely to be part of what is wrong. */
export const failuresOf = oncePer((pool: Pool): readonly Candidate[] => {
  const lines = pool.candidates.filter((one) => one.change === null)
  const most = Math.max(...lines.map((one) => alarmOf(one, pool)))
  return lines.filter((one) => alarmOf(one, pool) >= Math.min(ALARMING, most - 1))
})

const firstOf = (candidates: readonly Candidate[]): number | null => {
  const times = candidates
    .map(({ symptom }) => (symptom.contrast === 'steady' ? null : symptom.onsetMs))
    .filter((ms): ms is number => ms !== null)
  return times.length === 0 ? null : Math.min(...times)
}
