import { sharesTellingWord } from '../correlate/shares-telling-word.ts'
import { foretells } from '../correlate/foretells.ts'
import { saysTheSame } from '../correlate/says-the-same.ts'
import { bareHost, isObserver } from '../detect/resolve-target.ts'
import { failureOf } from '../detect/failure-of.ts'
import { isVague } from '../detect/failure-reasons.ts'
import { isAftermath } from '../detect/is-aftermath.ts'
import { layerOf } from '../detect/layer-of.ts'
import type { Symptom } from '../detect/symptom.ts'
import type { World } from '../detect/world.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { loudness } from './loudness.ts'
import { SIGNS } from '../kubernetes/mechanisms.ts'
import type { Candidate } from './candidate.ts'

/** Each with the sign that its weight may have (0 is either) and what it is taken for while there are few cases to learn from. */
export const ROOT_TRAITS = {
  alarm: { sign: 1, prior: 0.8 },
  fatal: { sign: 0, prior: 0 },
  error: { sign: 0, prior: 0 },
  warn: { sign: 0, prior: 0 },
  words: { sign: 0, prior: 0 },
  said: { sign: 0, prior: 0 },
  fresh: { sign: 0, prior: 0 },
  burst: { sign: 0, prior: 0 },
  many: { sign: 0, prior: 0 },
  single: { sign: 0, prior: 0 },
  specific: { sign: 1, prior: 0.7 },
  own: { sign: 1, prior: 0.8 },
  peer: { sign: -1, prior: -0.5 },
  vague: { sign: -1, prior: -0.4 },
  reason: { sign: 1, prior: 0.4 },
  complainsOfFailing: { sign: -1, prior: -1.2 },
  complainsOfQuiet: { sign: 0, prior: 0 },
  complainsOfStranger: { sign: 0, prior: 0 },
  complainsOfNobody: { sign: -1, prior: -0.3 },
  blamed: { sign: 1, prior: 0.8 },
  called: { sign: 1, prior: 0.2 },
  early: { sign: 1, prior: 0.5 },
  first: { sign: 1, prior: 0.5 },
  firstOfOwn: { sign: 1, prior: 0.3 },
  answer: { sign: -1, prior: -0.7 },
  shared: { sign: -1, prior: -0.6 },
  aftermath: { sign: -1, prior: -0.7 },
  mild: { sign: -1, prior: -0.4 },
  /** An end or an outage of a service that said just before what is wrong with it. */
  follows: { sign: -1, prior: -1.5 },
  observer: { sign: 0, prior: 0 },
  edge: { sign: -1, prior: -0.2 },
  ground: { sign: 1, prior: 0.3 },
  foretells: { sign: 1, prior: 0.6 },
  change: { sign: 0, prior: -1 },
  changeNamed: { sign: 1, prior: 0.6 },
  changeNear: { sign: 1, prior: 0.8 },
  changeOwn: { sign: 1, prior: 0.5 },
  changeKnown: { sign: 1, prior: 0.8 },
  /** It neither names what fails nor was made where it fails. */
  changeStranger: { sign: -1, prior: -2 },
  /** What fails has a cause that no change brings about: an expired certificate, a broken disk. */
  changeless: { sign: -1, prior: -2 },
  changeCrowded: { sign: -1, prior: -0.5 },
  /** It was always there, while what opened the incident is new. */
  chronic: { sign: -1, prior: -2 },
  counted: { sign: 0, prior: 0 },
  slow: { sign: 0, prior: 0 },
  /** What was counted in a service that has failures of its own. */
  besideOwn: { sign: -1, prior: -1 },
  covers: { sign: 1, prior: 0.5 },
  /** Computed by comparing objects; said by an event; read from a log beside objects. */
  mismatch: { sign: 1, prior: 5 },
  eventSays: { sign: 1, prior: 4.5 },
  logSays: { sign: 1, prior: 4 },
  /** It only follows from something that nobody printed. */
  sign: { sign: -1, prior: -1.5 },
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
}

const BASIS = { objects: 'mismatch', event: 'eventSays', log: 'logSays' } as const
const EARLY_MS = 60_000
const CHANGE_MS = 120_000
const CROWD_MS = 60_000

const sameName = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && (a === b || bareHost(a) === bareHost(b))

/** What speaks for a candidate as the root of all that its pool holds. */
export function rootTraits(candidate: Candidate, pool: Pool): RootTraits {
  const { symptom, change, isCounted, mismatch } = candidate
  const { candidates, alarms, callers } = pool
  const traits: RootTraits = {}
  const { signature, status, service, target, onsetMs, contrast, badness, count } = symptom
  const { known, reason } = failureOf(symptom)
  const failing = failuresOf(pool)
  const firstMs = firstOf(failing)
  traits.alarm = Math.max(-4, Math.min(6, alarms.get(candidate) ?? -4)) / 4
  if (callers.has(service ?? '')) traits.called = Math.log1p(callers.get(service ?? '')!)
  const layer = layerOf(service)
  if (layer === 'edge') traits.edge = 1
  if (layer === 'platform' || layer === 'host') traits.ground = 1
  if (change !== null) {
    traits.change = 1
    if (change.kind !== 'event') traits.changeKnown = 1
    traits.changeCrowded =
      Math.log1p(
        candidates.filter(
          (one) =>
            one.change !== null &&
            one !== candidate &&
            Math.abs(one.change.timestampMs - change.timestampMs) < CROWD_MS,
        ).length,
      ) / 2
    const lagMs = firstMs === null ? null : firstMs - change.timestampMs
    if (lagMs !== null && lagMs >= -5_000) traits.changeNear = Math.exp(-Math.max(0, lagMs) / CHANGE_MS)
    else traits.changeNear = -1
    const symptoms = failing.map((one) => one.symptom)
    if (sharesTellingWord(change, symptoms)) traits.changeNamed = 1
    if (symptoms.some((one) => sameName(one.service, service) || sameName(one.target, service))) traits.changeOwn = 1
    if (!traits.changeNamed && !traits.changeOwn) traits.changeStranger = 1
    if (failing.some((other) => isChangeless(other.symptom))) traits.changeless = 1
    return traits
  }
  if (mismatch !== undefined) {
    traits[BASIS[mismatch.basis]] = 1
    if (SIGNS.has(mismatch.mechanism)) traits.sign = 1
    return traits
  }
  if (badness === 3) traits.fatal = 1
  if (badness === 2) traits.error = 1
  if (badness === 1) traits.warn = 1
  traits.words = loudness(symptom.words)
  if (symptom.soundsBad) traits.said = 1
  if (contrast === 'new') traits.fresh = 1
  if (contrast === 'burst') traits.burst = 1
  if (contrast === 'steady' && onsetMs !== null && failing.some((other) => other.symptom.contrast !== 'steady'))
    traits.chronic = 1
  traits.many = Math.min(6, Math.log1p(count)) / 3
  if (count === 1) traits.single = 1
  const others = candidates.filter((other) => other !== candidate && other.change === null)
  traits.blamed = Math.log1p(
    new Set(
      others
        .filter(({ symptom: other }) => other.service !== service && sameName(other.target, service))
        .map((other) => other.symptom.service),
    ).size,
  )
  if (onsetMs !== null && firstMs !== null && contrast !== 'steady') {
    traits.early = Math.exp(-Math.abs(onsetMs - firstMs) / EARLY_MS)
    if (onsetMs <= firstMs + 2_000 && (onsetMs >= firstMs - EARLY_MS || failing.includes(candidate))) traits.first = 1
    const alarming = failing.filter((other) => other.symptom.onsetMs !== null)
    const after = alarming.filter((other) => other.symptom.onsetMs! >= onsetMs - 2_000).length
    traits.covers = alarming.length === 0 ? 0 : after / alarming.length
    const ownFirst = firstOf(failing.filter((other) => other.symptom.service === service))
    if (ownFirst !== null && onsetMs <= ownFirst + 2_000) traits.firstOfOwn = 1
  }
  if (isCounted) {
    traits.counted = 1
    if (signature?.id === 'engine/slowdown') traits.slow = 1
    if (failing.some((other) => !other.isCounted && other.symptom.service === service)) traits.besideOwn = 1
    return traits
  }
  const isNamed = signature !== null && !isGeneral(signature)
  if (isNamed) traits.specific = signature.specificity / 3
  const isPeer = signature === null ? known?.side === 'peer' : signature.blames === 'peer'
  if (isPeer) traits.peer = 1
  if (!isPeer && (signature !== null || (known !== null && !isVague(known)))) traits.own = 1
  if (signature === null && (known === null || isVague(known))) traits.vague = 1
  if (reason !== null) traits.reason = 1
  if (target !== null && !sameName(target, service)) {
    if (failing.some((other) => sameName(other.symptom.service, target))) traits.complainsOfFailing = 1
    else if (pool.world.services.includes(target)) traits.complainsOfQuiet = 1
    else traits.complainsOfStranger = 1
  } else if (isPeer) traits.complainsOfNobody = 1
  if (status !== null) traits.answer = 1
  if (
    others.some(
      ({ symptom: other }) =>
        other.service !== service && !sameName(other.target, service) && saysTheSame(symptom, other),
    )
  )
    traits.shared = 1
  if (isConsequence(symptom) && failing.some((other) => other !== candidate && precedesAsCause(other.symptom, symptom)))
    traits.follows = 1
  if (isAftermath(symptom.samples[0]?.message ?? symptom.text)) traits.aftermath = 1
  if (symptom.mild) traits.mild = 1
  if (isObserver(service)) traits.observer = 1
  if (failing.some((other) => foretells(symptom, other.symptom))) traits.foretells = 1
  return traits
}

/** What any failure of a service may end in. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['crash', 'connectivity', 'dependency-failure'])

const isConsequence = ({ signature }: Symptom): boolean => signature !== null && CONSEQUENCES.has(signature.category)

const SAME_MOMENT_MS = 1_000

function precedesAsCause(cause: Symptom, { service, onsetMs }: Symptom): boolean {
  const { signature } = cause
  if (cause.service !== service || cause.onsetMs === null || onsetMs === null) return false
  if (cause.onsetMs > onsetMs + SAME_MOMENT_MS || signature === null || isGeneral(signature)) return false
  return signature.blames === 'self' && !CONSEQUENCES.has(signature.category)
}

const CHANGELESS: ReadonlySet<string> = new Set(['hardware', 'clock', 'resource-exhaustion'])

const isChangeless = ({ signature, text }: Symptom): boolean =>
  signature !== null && signature.specificity === 3 && (CHANGELESS.has(signature.category) || /expire/i.test(text))

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
