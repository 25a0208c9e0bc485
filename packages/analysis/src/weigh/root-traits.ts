import { sharesTellingWord } from './shares-telling-word.ts'
import { quotes } from './says-the-same.ts'
import { statementOf } from '../detect/statement-of.ts'
import { failureOf } from '../detect/failure-of.ts'
import { isVague } from '../detect/failure-reasons.ts'
import { outcomeOfRun } from '../detect/run-outcome.ts'
import { layerOf } from '../detect/layer-of.ts'
import type { Symptom } from '../detect/symptom.ts'
import type { World } from '../detect/world.ts'
import type { Change } from '../detect/find-changes.ts'
import { isSame, tellsItsCause } from './explains.ts'
import { kindOfEvent } from './kind-of-event.ts'
import { rarestShared } from './rarest-shared.ts'
import { mechanismOf } from '../knowledge/mechanism-of.ts'
import { naturesOf } from './nature-of.ts'
import { SIGNS } from '../kubernetes/mechanisms.ts'
import type { Candidate } from './candidate.ts'
import type { Linker } from './form-incidents.ts'

/** Each with the sign that its weight may have (0 is either) and what it is taken for while there are few cases to learn from. */
export const ROOT_TRAITS = {
  error: { sign: 0, prior: 0 },
  said: { sign: 0, prior: 0 },
  fresh: { sign: 0, prior: 0 },
  many: { sign: 0, prior: 0 },
  vague: { sign: -1, prior: -0.4 },
  complainsOfFailing: { sign: -1, prior: -1.2 },
  complainsOfQuiet: { sign: 0, prior: 0 },
  complainsOfNobody: { sign: -1, prior: -0.3 },
  blamed: { sign: 1, prior: 0.8 },
  called: { sign: 1, prior: 0.2 },
  first: { sign: 1, prior: 0.5 },
  answer: { sign: -1, prior: -0.7 },
  /** Others repeat what it says; it repeats what another says. */
  quoted: { sign: 1, prior: 0.8 },
  quotes: { sign: -1, prior: -0.8 },
  edge: { sign: -1, prior: -0.2 },
  ground: { sign: 1, prior: 0.3 },
  changeNear: { sign: 1, prior: 0.8 },
  changeKnown: { sign: 1, prior: 0.8 },
  /** It neither names what fails nor was made where it fails. */
  changeStranger: { sign: -1, prior: -2 },
  /** It was made long before anything failed, and nothing that fails names it. */
  changeLong: { sign: -1, prior: -1 },
  /** The same was done before, and nothing came of it. */
  changeRoutine: { sign: -1, prior: -0.6 },
  /** Something was set, moved or taken away; somebody did it; a process only tells of its own life. */
  act: { sign: 1, prior: 0.4 },
  byHand: { sign: 1, prior: 0.3 },
  ownLife: { sign: -1, prior: -0.4 },
  /** One of many things that its service tells of at that moment. */
  amongMany: { sign: -1, prior: -0.2 },
  /** How rare the rarest word is that it shares with what fails. */
  rareWord: { sign: 1, prior: 0.8 },
  /** What fails has a cause that no change brings about: an expired certificate, a broken disk. */
  changeless: { sign: -1, prior: -2 },
  /** It was always there, while what opened the incident is new. */
  chronic: { sign: -1, prior: -2 },
  /** Workers or connections are used up while something is waited for: they are used up by waiting. */
  starved: { sign: -1, prior: -0.8 },
  /** It is what they wait for. */
  holds: { sign: 1, prior: 0.8 },
  /** It stands in the log of a run that succeeded. */
  runSucceeded: { sign: -1, prior: -2 },
  /** The kernel and what it runs on, beneath all else. */
  ofHost: { sign: 1, prior: 0.3 },
  /** What was counted in a service that has failures of its own. */
  besideOwn: { sign: -1, prior: -1 },
  /** How well something else that fails would explain it. */
  explained: { sign: -1, prior: -0.5 },
  /** Its line says what is wrong with its own service; how near to the root such a failure lies. */
  tells: { sign: 1, prior: 0.4 },
  deep: { sign: 1, prior: 0.4 },
  /** How likely its authors would have called it an error. */
  words: { sign: 0, prior: 0 },
  /** How likely its words state what is wrong, not what follows. */
  states: { sign: 1, prior: 0.2 },
  /** How likely those of a change report an act, not a process's own life. */
  acts: { sign: 1, prior: 0.1 },
  /** Computed by comparing objects; said by an event; read from a log beside objects. */
  mismatch: { sign: 1, prior: 5 },
  eventSays: { sign: 1, prior: 4.5 },
  logSays: { sign: 1, prior: 4 },
  /** It only follows from something that nobody printed. */
  sign: { sign: -1, prior: -1.5 },
  exhausted: { sign: 0, prior: 0.7 },
  expired: { sign: 0, prior: 0.7 },
  denied: { sign: 0, prior: 0.4 },
  misfit: { sign: 0, prior: 0.5 },
  outcome: { sign: -1, prior: -0.6 },
} as const

export type RootTrait = keyof typeof ROOT_TRAITS
export type RootTraits = Partial<Record<RootTrait, number>>

export interface Pool {
  readonly world: World
  readonly candidates: readonly Candidate[]
  /** How alarming each is, as log-odds. */
  readonly alarms: ReadonlyMap<Candidate, number>
  /** How many services are seen to call each service, in anything that they say. */
  readonly callers: ReadonlyMap<string, number>
  readonly link: Linker
}

const BASIS = { objects: 'mismatch', event: 'eventSays', log: 'logSays' } as const
const MEASURES = /(?:^|[-_.])(?:exporter|prometheus|alertmanager|monitoring|metrics)$/i
const EARLY_MS = 60_000
const CHANGE_MS = 120_000
const RUN_LINES = 5
/** Less than five minutes before a failure. */
const NEAR = 0.08
/** Clocks and log queues differ by so much. */
const CLOCKS_MS = 5_000

/** What speaks for a candidate as the root of all that its pool holds. */
export function rootTraits(candidate: Candidate, pool: Pool): RootTraits {
  const { symptom, change, isCounted, mismatch, signal } = candidate
  const traits: RootTraits = {}
  const layer = layerOf(symptom.service)
  if (pool.callers.has(symptom.service ?? '')) traits.called = Math.log1p(pool.callers.get(symptom.service ?? '')!)
  if (layer === 'edge') traits.edge = 1
  if (layer === 'platform' || layer === 'host') traits.ground = Math.min(1, 0.3 + coverOf(candidate, pool) * 2)
  if (change !== null) return { ...traits, ...changeTraits(change, symptom, pool) }
  if (mismatch !== undefined) {
    traits[BASIS[mismatch.basis]] = 1
    if (SIGNS.has(mismatch.mechanism)) traits.sign = 1
    return traits
  }
  if (signal !== undefined) return { ...traits, mismatch: signal.share }
  return { ...traits, ...placeTraits(candidate, pool), ...(isCounted ? {} : wordTraits(candidate, pool)) }
}

/** Of what was done: how soon before, and whether it touches what fails. */
function changeTraits(change: Change, { service }: Symptom, pool: Pool): RootTraits {
  const failing = failuresOf(pool).map((one) => one.symptom)
  const traits: RootTraits = {}
  traits.changeNear = nearnessOf(change, pool)
  const isNamed = sharesTellingWord(change, failing)
  const isOwn = failing.some((one) => isSame(one.service, service) || isSame(one.target, service))
  // Of what names nothing that fails only the time speaks.
  if (change.kind !== 'event') traits.changeKnown = isNamed ? 1 : Math.sqrt(Math.max(0, traits.changeNear))
  if (!isNamed && !isOwn) traits.changeStranger = 1
  if (!isNamed && traits.changeNear < NEAR) traits.changeLong = 1
  if (change.moves === undefined && isRoutine(change, pool.world)) traits.changeRoutine = 1
  const kind = kindOfEvent(change.event)
  traits.acts = statementOf(change.event).act
  if (kind.isAct || change.moves !== undefined) traits.act = 1
  if (kind.isByHand) traits.byHand = 1
  if (kind.isOfItsLife && !kind.isAct) traits.ownLife = 1
  traits.amongMany = Math.log1p(besides(change, pool))
  traits.rareWord = rarestShared(change, failing, pool.world)
  if (failing.some(isChangeless)) traits.changeless = 1
  return traits
}

const AT_ONCE_MS = 3_000

/** How much else its service told of within seconds. */
const besides = (change: Change, pool: Pool): number =>
  pool.candidates.filter(
    ({ change: other }) =>
      other !== null &&
      other !== change &&
      other.service === change.service &&
      Math.abs(other.timestampMs - change.timestampMs) <= AT_ONCE_MS,
  ).length

const ROUTINE_MS = 300_000

/** The same kind of line stands in the logs well before it. */
const isRoutine = ({ event, timestampMs }: Change, { units }: World): boolean => {
  const own = units.find(({ samples }) => samples.includes(event))
  return (
    own !== undefined &&
    units.some(
      ({ templateId, firstMs }) =>
        templateId === own.templateId && firstMs !== null && firstMs < timestampMs - ROUTINE_MS,
    )
  )
}

/** How soon after it something failed, by how alarming that is; -1 where all of it was there before. */
function nearnessOf({ timestampMs, event: { ref } }: Change, pool: Pool): number {
  const lags = failuresOf(pool).flatMap((one) => {
    const { contrast, onsetMs, samples } = one.symptom
    // Within one file the order of the lines is that of the events.
    const first = samples.find((event) => event.timestampMs === onsetMs)?.ref
    if (first?.source === ref.source && first.line < ref.line) return []
    const weight = 1 / (1 + Math.exp(-pool.alarms.get(one)!))
    // A run hurries: what went before the failure is told by the lines between.
    if (first?.source === ref.source && outcomeOfRun(ref.source, pool.world) !== null)
      return [weight * Math.exp(-(first.line - ref.line) / RUN_LINES)]
    if (contrast === 'steady' || onsetMs === null || onsetMs < timestampMs - CLOCKS_MS) return []
    return [weight * Math.exp(-Math.max(0, onsetMs - timestampMs) / CHANGE_MS)]
  })
  return lags.length === 0 ? -1 : Math.max(...lags)
}

/** Of its place among what fails: when, beside whom, blamed by whom. */
function placeTraits(candidate: Candidate, pool: Pool): RootTraits {
  const { symptom, isCounted } = candidate
  const { service, onsetMs, contrast, badness, count } = symptom
  const failing = failuresOf(pool)
  const traits: RootTraits = {}
  if (badness === 2) traits.error = 1
  if (symptom.soundsBad) traits.said = 1
  if (contrast === 'new') traits.fresh = 1
  if (contrast === 'steady' && onsetMs !== null && failing.some((other) => other.symptom.contrast !== 'steady'))
    traits.chronic = 1
  traits.many = Math.min(6, Math.log1p(count)) / 3
  traits.explained = Math.max(0, ...failing.map((other) => asymmetry(other, candidate, pool)))
  const blamers = pool.candidates.filter(
    ({ change, symptom: other }) => change === null && other.service !== service && isSame(other.target, service),
  )
  traits.blamed = Math.log1p(new Set(blamers.map((other) => other.symptom.service)).size)
  const firstMs = firstOf(failing)
  if (onsetMs !== null && firstMs !== null && contrast !== 'steady') {
    if (onsetMs <= firstMs + 2_000 && (onsetMs >= firstMs - EARLY_MS || failing.includes(candidate))) traits.first = 1
  }
  if (isStarved(candidate)) {
    if (pool.candidates.some((other) => isSlow(other) && waits(other, candidate))) traits.starved = 1
  } else if (isSlow(candidate) && pool.candidates.some((other) => isStarved(other) && waits(candidate, other)))
    traits.holds = 1
  if (symptom.sources.every((source) => outcomeOfRun(source, pool.world) === 'succeeded')) traits.runSucceeded = 1
  if (layerOf(service) === 'host') traits.ofHost = 1
  // What watches others tells of them.
  if (MEASURES.test(service ?? '')) traits.complainsOfFailing = 1
  if (isCounted && failing.some((other) => other.symptom.service === service && tellsOfTrouble(other)))
    traits.besideOwn = 1
  return traits
}

/** Everyday words that are new explain nothing of what was counted. */
const tellsOfTrouble = ({ isCounted, symptom: { badness, samples } }: Candidate): boolean =>
  !isCounted && (badness > 0 || (samples[0] !== undefined && statementOf(samples[0]).trouble > 0))

const DEEP = { rarely: 1, sometimes: 0.5, mostly: 0 } as const

/** What such a line says is a cause, not that something did not work. */
const DECISIVE: ReadonlySet<string> = new Set(['exhausted', 'expired', 'damaged', 'killed', 'denied', 'misfit'])

/** Of what its line says, and of whom. */
function wordTraits(candidate: Candidate, pool: Pool): RootTraits {
  const { symptom } = candidate
  const { signature, status, service, target } = symptom
  const { known } = failureOf(symptom)
  const failing = failuresOf(pool)
  const traits: RootTraits = {}
  for (const nature of naturesOf(symptom)) if (nature in ROOT_TRAITS) traits[nature as RootTrait] = 1
  const isPeer = signature === null ? known?.side === 'peer' : signature.blames === 'peer'
  const isDecisive = naturesOf(symptom).some((nature) => DECISIVE.has(nature))
  if (signature === null && !isDecisive && (known === null || isVague(known))) traits.vague = 1
  if (target !== null && !isSame(target, service)) {
    if (failing.some((other) => isSame(other.symptom.service, target))) traits.complainsOfFailing = 1
    else if (pool.world.services.includes(target)) traits.complainsOfQuiet = 1
  } else if (isPeer) traits.complainsOfNobody = 1
  if (status !== null) traits.answer = 1
  if (tellsItsCause(symptom)) traits.tells = 1
  traits.words = symptom.words
  const sample = symptom.samples[0]
  if (sample !== undefined) {
    const { cause, trouble } = statementOf(sample)
    // What tells of no trouble states no cause of any.
    traits.states = Math.min(cause, trouble)
  }
  const mechanism = mechanismOf(signature, failureOf(symptom))
  if (mechanism !== null) traits.deep = DEEP[mechanism.follows]
  const others = pool.candidates
    .filter(({ change, symptom: other }) => change === null && other.service !== service)
    .map((other) => other.symptom)
  if (others.some((other) => quotes(other, symptom))) traits.quoted = 1
  else if (others.some((other) => quotes(symptom, other))) traits.quotes = 1
  return traits
}

/** Things that are held while something is waited for, unlike memory and disks. */
const ARE_HELD =
  /\b(?:worker|thread|connection|child(?:ren)?|process|pool|slot|session|executor|permit)(?:s|es)?\b|max_children/i

const isStarved = ({ change, symptom }: Candidate): boolean =>
  change === null && ARE_HELD.test(symptom.text) && naturesOf(symptom).includes('exhausted')

const isSlow = ({ change, symptom, isCounted }: Candidate): boolean =>
  change === null &&
  (isCounted
    ? symptom.signature?.id === 'engine/slowdown'
    : naturesOf(symptom).some((nature) => nature === 'late' || nature === 'locked'))

/** Something slow, late or locked, and workers or connections that were used up no earlier than that began. */
const waits = (slow: Candidate, starved: Candidate): boolean =>
  slow !== starved && !isStarved(slow) && (slow.symptom.onsetMs ?? 0) <= (starved.symptom.onsetMs ?? 0) + CHANGE_MS

/** By how much one explains the other better than the other explains the one. */
const asymmetry = (one: Candidate, other: Candidate, { link }: Pool): number =>
  one === other ? 0 : link(one, other).strength - link(other, one).strength

/** The share of what is wrong, each thing by how alarming it is, that a candidate would bring about. */
function coverOf(candidate: Candidate, pool: Pool): number {
  let [all, explained] = [0, 0]
  for (const other of failuresOf(pool)) {
    if (other === candidate) continue
    const weight = 1 / (1 + Math.exp(-pool.alarms.get(other)!))
    all += weight
    explained += weight * pool.link(candidate, other).strength
  }
  return all === 0 ? 0 : explained / all
}

const NO_CHANGE_BRINGS: ReadonlySet<string> = new Set(['hardware', 'clock'])

/** An expired certificate, a broken disk. */
const isChangeless = (symptom: Symptom): boolean =>
  (symptom.signature !== null && NO_CHANGE_BRINGS.has(symptom.signature.category)) ||
  naturesOf(symptom).some((nature) => nature === 'expired' || nature === 'damaged')

const ALARMING = 0

const failures = new WeakMap<Pool, readonly Candidate[]>()

/** Those of a pool that are likely to be part of what is wrong. */
export function failuresOf(pool: Pool): readonly Candidate[] {
  const known = failures.get(pool)
  if (known !== undefined) return known
  const lines = pool.candidates.filter((one) => one.change === null)
  const most = Math.max(...lines.map((one) => pool.alarms.get(one)!))
  const found = lines.filter((one) => pool.alarms.get(one)! >= Math.min(ALARMING, most - 1))
  failures.set(pool, found)
  return found
}

const firstOf = (candidates: readonly Candidate[]): number | null => {
  const times = candidates
    .map(({ symptom }) => (symptom.contrast === 'steady' ? null : symptom.onsetMs))
    .filter((ms): ms is number => ms !== null)
  return times.length === 0 ? null : Math.min(...times)
}
