import { sharesTellingWord } from '../changes/shares-telling-word.ts'
import { sayingOf, saysTheSame, type Saying } from '../frame/says-the-same.ts'
import { namesOf } from '../frame/names-of.ts'
import { failureOf } from '../frame/failure-of.ts'
import { isVague } from '../frame/failure-reasons.ts'
import { bareHost } from '../topology/resolve-target.ts'
import type { Symptom } from '../model/symptom.ts'
import { oncePer } from '../model/once-per.ts'
import { leadsTo } from '../knowledge/leads-to.ts'
import type { MechanismId } from '../knowledge/mechanisms.ts'
import { depthOf } from '../knowledge/depth-of.ts'
import { isGeneral } from '../signatures/is-general.ts'
import type { Candidate } from './candidate.ts'

/** How one thing may have led to another. */
export type Because = 'service' | 'named' | 'request' | 'thing' | 'words' | 'host' | 'call' | 'change' | 'moment'

export interface Link {
  /** How likely it is that the first led to the second, if the first is a cause. */
  readonly strength: number
  readonly because: Because
}

/** How likely one explains another. */
export type Linker = (cause: Candidate, effect: Candidate) => Link

export const NO_LINK: Link = { strength: 0, because: 'moment' }

/** What each kind of link is worth by itself; several add up as independent reasons do. */
const STRENGTH: Readonly<Record<Because, number>> = {
  named: 0.85,
  service: 0.8,
  request: 0.8,
  thing: 0.7,
  words: 0.6,
  host: 0.4,
  call: 0.5,
  change: 0.7,
  moment: 0.35,
}
/** Two faults, each explained by its own line: only what names the other links them. */
const APART = 0.3
/** Such a failure is known to lead to the other. */
const FOLLOWS = 0.4
/** What complains about the other, or is known to follow from it, is its consequence, not its cause. */
const BACKWARDS = 0.15
const SLACK_MS = 5_000
const AT_ONCE_MS = 120_000
const LATE_MS = 15 * 60_000

/** Whether one service is seen to name the other. */
type IsLinked = (a: string, b: string) => boolean

/** How likely a cause would explain an effect, and by what. */
export function explains(cause: Candidate, effect: Candidate, isLinked: IsLinked): Link {
  const a = cause.symptom
  const b = effect.symptom
  if (isTooEarly(a, b)) return NO_LINK
  if (cause.change !== null)
    return sharesTellingWord(cause.change, [b]) || isSame(a.service, b.service) || isSame(a.service, b.target)
      ? { strength: STRENGTH.change, because: 'change' }
      : NO_LINK
  if (cause.mismatch !== undefined || effect.mismatch !== undefined)
    return isSame(a.service, b.service) ? { strength: STRENGTH.service, because: 'service' } : momentOf(a, b)
  const one = lookOf(a)
  const other = lookOf(b)
  const reasons = linksOf(a, b, one, other, isLinked)
  const apart = tellsOfAnother(one, other) ? APART : 1
  const bare = (1 - momentOf(a, b).strength * apart) * (follows(one, other) ? 1 - FOLLOWS : 1)
  const none = chanceOfNone(reasons, apart, bare)
  const isBackwards = complainsOf(one, other) || (reasons.length > 0 && follows(other, one))
  return { strength: (1 - none) * (isBackwards ? BACKWARDS : 1), because: reasons[0] ?? 'moment' }
}

/** Beside what their times alone leave open. */
function chanceOfNone(reasons: readonly Because[], apart: number, bare: number): number {
  let none = bare
  for (const because of reasons) none *= 1 - STRENGTH[because] * (SURE.has(because) ? 1 : apart)
  return none
}

const complainsOf = (one: Look, other: Look): boolean =>
  areSame(one.target, other.service) && !areSame(one.service, other.service)

const follows = (cause: Look, effect: Look): boolean =>
  cause.mechanism !== null && effect.mechanism !== null && leadsTo(cause.mechanism, effect.mechanism)

/** Names and requests link even what has a story of its own. */
const SURE: ReadonlySet<Because> = new Set(['named', 'request', 'thing'])

/** The surest first. */
function linksOf(a: Symptom, b: Symptom, one: Look, other: Look, isLinked: IsLinked): Because[] {
  const found: Because[] = []
  if (areSame(other.target, one.service)) found.push('named')
  if (haveCommon(one.requests, other.requests)) found.push('request')
  if (haveCommon(one.names, other.names)) found.push('thing')
  if (areSame(one.service, other.service) && !isApartInTime(a, b, one, other)) found.push('service')
  if (saysTheSame(one.saying, other.saying)) found.push('words')
  if (areSame(one.host, other.host)) found.push('host')
  if (isCall(a.service, b.service, isLinked)) found.push('call')
  return found
}

const isCall = (a: string | null, b: string | null, isLinked: IsLinked): boolean =>
  a !== null && b !== null && a !== b && isLinked(a, b)

function momentOf(a: Symptom, b: Symptom): Link {
  if (a.onsetMs === null || b.onsetMs === null) return { strength: STRENGTH.moment * 2, because: 'moment' }
  if (a.contrast === 'steady' || b.contrast === 'steady') return NO_LINK
  const lagMs = b.onsetMs - a.onsetMs
  if (lagMs > LATE_MS) return NO_LINK
  return { strength: STRENGTH.moment * (lagMs <= AT_ONCE_MS ? 1 : AT_ONCE_MS / lagMs), because: 'moment' }
}

/** What was there before cannot come from it; what was always there can neither. */
function isTooEarly(a: Symptom, b: Symptom): boolean {
  if (a.onsetMs === null || b.onsetMs === null) return false
  if (b.contrast === 'steady' && a.contrast !== 'steady')
    return isBefore(b, a) && !saysTheSame(sayingOf(a), sayingOf(b))
  return a.contrast !== 'steady' && b.onsetMs < a.onsetMs - SLACK_MS - slackOf(a)
}

/** What comes again and again from the beginning on may still have begun with its cause. */
const isBefore = (one: Symptom, other: Symptom): boolean =>
  one.firstMs === null || other.firstMs === null || one.firstMs < other.firstMs - SLACK_MS

/** What is counted is noticed late. */
const slackOf = ({ signature }: Symptom): number => (signature?.id.startsWith('engine/') === true ? LATE_MS : 0)

const APART_MS = 180_000

/** It tells a story of its own, another one, and at another time. */
function isApartInTime(a: Symptom, b: Symptom, one: Look, other: Look): boolean {
  if (a.onsetMs === null || b.onsetMs === null || Math.abs(a.onsetMs - b.onsetMs) < APART_MS) return false
  return other.story !== null && other.story !== one.story
}

/** Two services, each with a fault of its own that its line explains: chance brought them together. */
function tellsOfAnother(one: Look, other: Look): boolean {
  return !areSame(one.service, other.service) && one.story !== null && other.story !== null && one.story !== other.story
}

/** What is wrong, where a line says it of its own service; null for the consequences that any failure has. */
function storyOf({ signature, samples, text, status, target }: Symptom): unknown {
  if (status !== null || signature?.id.startsWith('engine/') === true) return null
  if (signature !== null && !isGeneral(signature))
    return depthOf(signature) >= 2 && (signature.blames === 'self' || target !== null) ? signature : null
  const { known } = failureOf({ samples, text })
  return known !== null && known.side === 'own' && !isVague(known) ? known : null
}

export const isSame = (a: string | null | undefined, b: string | null | undefined): boolean =>
  typeof a === 'string' && typeof b === 'string' && (a === b || bareHost(a) === bareHost(b))

interface Look {
  readonly service: string | null
  readonly target: string | null
  readonly host: string | null
  readonly requests: ReadonlySet<string>
  /** Of things that are odd enough to be one thing. */
  readonly names: ReadonlySet<string>
  readonly story: unknown
  readonly mechanism: MechanismId | null
  readonly saying: Saying
}

/** Every pair is compared, so what each is compared by is worked out once. Names are as `isSame` compares them. */
const lookOf = oncePer((symptom: Symptom): Look => ({
  service: nameOf(symptom.service),
  target: nameOf(symptom.target),
  host: nameOf(symptom.samples[0]?.entities.host),
  requests: requestsOf(symptom),
  names: namesOf(symptom),
  story: storyOf(symptom),
  mechanism: symptom.signature?.mechanism ?? failureOf(symptom).known?.mechanism ?? null,
  saying: sayingOf(symptom),
}))

const nameOf = (name: string | null | undefined): string | null => (typeof name === 'string' ? bareHost(name) : null)

const areSame = (a: string | null, b: string | null): boolean => a !== null && a === b

const requestsOf = ({ samples }: Symptom): ReadonlySet<string> =>
  new Set(
    samples.flatMap(({ entities: { traceId, requestId } }) => [traceId, requestId]).filter((id) => id !== undefined),
  )

/** Most have none. */
const haveCommon = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size > 0 && b.size > 0 && !a.isDisjointFrom(b)
