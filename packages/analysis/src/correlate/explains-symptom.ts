import type { Symptom } from '../detect/symptom.ts'
import { bareHost } from '../detect/resolve-target.ts'
import { isInfrastructure } from '../detect/layer-of.ts'
import { isSpecific } from '../detect/specificity-of.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { saysTheSame } from './says-the-same.ts'
import { comesWithEach } from './comes-with-each.ts'
import { failureOf } from '../detect/failure-of.ts'
import { isVague } from '../detect/failure-reasons.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { SignatureCategory } from '../model/signature.ts'
import type { Member } from './cluster.ts'
import { foretells, namesTheSame } from './foretells.ts'

export interface IncidentSoFar {
  readonly root: Symptom
  readonly culprit: string | null
  readonly members: readonly Symptom[]
  readonly affected: ReadonlySet<string>
  readonly endMs: number | null
  /** True when it breaks out together with an error of a service that the incident has not reached. */
  readonly isOfAnotherWave: (symptom: Symptom) => boolean
  /** True when several services report it in the same words: then its cause is none of them. */
  readonly isShared: (symptom: Symptom) => boolean
  /** True when it tells of a fault of its own, in a service that nothing links to the root's. */
  readonly isApart: (symptom: Symptom) => boolean
}

type Reason = Omit<Member, 'symptom'>

const SAME_MOMENT_MS = 60_000
const SAME_MOMENT_SHARE = 0.02
const BEFORE_MS = 60_000
const NOVELTY_AFTER_MS = 15_000

/** Nothing but the time speaks for it. */
export const AT_ONCE = 'it sets in at the same time'

const strong = (because: string): Reason => ({ because, link: 'strong' })
const weak = (because: string): Reason => ({ because, link: 'weak' })

const BEFORE_TROUBLE_MS = 1_800_000

/** Two lines about the clock, the hardware or one named thing of a service, or with one reason: stages of one failure. */
function isSameTrouble(root: Symptom, symptom: Symptom): boolean {
  const { service, signature, badness, mild } = symptom
  if (service !== root.service) return false
  if (signature !== null && signature.category === root.signature?.category && STAGED.has(signature.category))
    return true
  if (badness < 2 || mild || root.badness < 2 || symptom.contrast === 'steady') return false
  return sharesOwnReason(root, symptom) || namesTheSame(root, symptom)
}

const STAGED: ReadonlySet<SignatureCategory> = new Set(['clock', 'hardware'])

function sharesOwnReason(a: Symptom, b: Symptom): boolean {
  const { known } = failureOf(a)
  return known !== null && known.side === 'own' && !isVague(known) && known === failureOf(b).known
}

/** What a wrong clock brings about elsewhere: tokens and certificates of the future, requests that come too late. */
const CLOCK_BORN =
  /\b(?:in the future|too early|not yet valid|not (?:yet )?active|before (?:its|the) (?:issue|start)|clock|skew|too (?:old|far)|time (?:window|differs?|difference))\b/i

const isBornOfClock = (root: Symptom, symptom: Symptom): boolean =>
  root.signature?.category === 'clock' && symptom.samples.some((event) => CLOCK_BORN.test(describeForMatching(event)))

const overlapsSoon = (root: Symptom, symptom: Symptom): boolean =>
  root.onsetMs === null || symptom.onsetMs === null || Math.abs(root.onsetMs - symptom.onsetMs) <= BEFORE_TROUBLE_MS

/** Why a symptom is a consequence or another face of the incident; null when nothing says so. */
export function explainsSymptom(incident: IncidentSoFar, symptom: Symptom, spanMs: number): Reason | null {
  const { root } = incident
  const after = startsAfter(incident, symptom)
  if (sharesMechanism(root, symptom) && overlaps(incident, symptom))
    return strong(
      symptom.service === root.service ? 'it is the same failure' : `${speaker(symptom)} reports the same failure`,
    )
  if ([root, ...incident.members].some((known) => isSameTrouble(known, symptom) && overlapsSoon(known, symptom)))
    return strong(`${speaker(symptom)} reports the same kind of trouble`)
  if (foretells(symptom, root)) return strong(`${speaker(symptom)} names the same thing in a failure before`)
  if (foretells(root, symptom)) return strong(`${speaker(symptom)} fails over the same thing afterwards`)
  if (isBornOfClock(root, symptom) && after && overlapsSoon(root, symptom))
    return strong('it is what a wrong clock brings about')
  if (isKnownConsequence(root, symptom) && after && isLinked(incident, symptom, spanMs))
    return strong('it is a known consequence of the root failure')
  if (symptom.target !== null && after && namesAny(symptom.target, incident))
    return strong(`${speaker(symptom)} complains about ${symptom.target}`)
  if (
    after &&
    incident.members.some((member) => isKnownConsequence(member, symptom) && member.service === symptom.service)
  )
    return strong('it follows from another symptom of the incident')
  return explainsByTime(incident, symptom, spanMs, after)
}

function explainsByTime(incident: IncidentSoFar, symptom: Symptom, spanMs: number, after: boolean): Reason | null {
  const { root } = incident
  const isUnspecific = !isSpecific(symptom)
  const isItsOwn = symptom.opens && symptom.signature !== null && symptom.contrast === 'steady'
  const isCompanion = isUnspecific && !isItsOwn && symptom.service === root.service
  if (root.onsetMs === null || symptom.onsetMs === null) {
    const sharesSource = symptom.sources.some((source) => root.sources.includes(source))
    return sharesSource && isUnspecific ? weak('it stands in the same log, and no time tells them apart') : null
  }
  if (symptom.contrast === 'steady' || root.contrast === 'steady')
    return isCompanion && overlaps(incident, symptom) ? weak('it comes from the same service at the same time') : null
  if (incident.isApart(symptom)) return null
  const apartMs = Math.abs(symptom.onsetMs - root.onsetMs)
  if (isForerunner(root, symptom) && incident.isShared(root))
    return strong('it set in before, and goes on through what others report')
  if (isForerunner(symptom, root) && incident.isShared(symptom))
    return strong('several services report it while the first failure goes on')
  if (isNovelty(symptom)) {
    const isClose = symptom.onsetMs >= root.onsetMs - BEFORE_MS && symptom.onsetMs <= root.onsetMs + NOVELTY_AFTER_MS
    return isClose ? strong(`${speaker(symptom)} says it for the first time just then`) : null
  }
  const momentMs = Math.max(SAME_MOMENT_MS, Math.min(spanMs * SAME_MOMENT_SHARE, 10 * SAME_MOMENT_MS))
  if (apartMs <= momentMs) return strong(AT_ONCE)
  if (comesWithEach(root.buckets, symptom.buckets, spanMs)) return strong('it begins with a return of the failure')
  if (isUnspecific && followsStage(incident, symptom)) return strong('it sets in with a later stage of the failure')
  if (
    isUnspecific &&
    incident.members.some((member) => member.service === symptom.service && isAtOnce(member, symptom))
  )
    return strong(`${speaker(symptom)} reports it together with another symptom`)
  if (
    isUnspecific &&
    after &&
    symptom.service !== null &&
    incident.affected.has(symptom.service) &&
    !incident.isOfAnotherWave(symptom)
  )
    return strong(`${symptom.service} is affected already`)
  return isCompanion && overlaps(incident, symptom) ? weak('it comes from the same service at the same time') : null
}

/** What begins when the failure that came first goes a step further. */
const followsStage = ({ root, members }: IncidentSoFar, { onsetMs }: Symptom): boolean =>
  members.some(
    (member) =>
      member.onsetMs !== null &&
      onsetMs !== null &&
      onsetMs >= member.onsetMs &&
      onsetMs - member.onsetMs <= SAME_MOMENT_MS &&
      isSameTrouble(root, member),
  )

const FORERUN_MS = 600_000

/** A new failure of another service that was under way when the others began to complain. */
function isForerunner(root: Symptom, symptom: Symptom): boolean {
  if (symptom.contrast !== 'new' || !symptom.soundsBad || symptom.mild || symptom.badness === 0) return false
  if (symptom.onsetMs === null || symptom.lastMs === null || root.onsetMs === null) return false
  if (isSpecific(root) || saysTheSame(root, symptom)) return false
  const aheadMs = root.onsetMs - symptom.onsetMs
  return aheadMs > 0 && aheadMs <= FORERUN_MS && symptom.lastMs >= root.onsetMs - 1.5 * SAME_MOMENT_MS
}

const isAtOnce = (a: Symptom, b: Symptom): boolean =>
  a.contrast !== 'steady' &&
  a.onsetMs !== null &&
  b.onsetMs !== null &&
  Math.abs(a.onsetMs - b.onsetMs) <= (isInfrastructure(a.service) ? 5 : 1) * SAME_MOMENT_MS

const isNovelty = (symptom: Symptom): boolean =>
  symptom.badness === 0 && symptom.signature === null && (symptom.status ?? 0) < 500

const speaker = (symptom: Symptom): string => symptom.service ?? 'the log'

export const isKnownConsequence = (cause: Symptom, symptom: Symptom): boolean =>
  symptom.signature !== null && (cause.signature?.explains?.includes(symptom.signature.id) ?? false)

const SAME_INSTANT_MS = 1_000

/** True when another symptom of the same service, or of the same named thing, not later, is known to bring this one about. */
export const isCaused = (symptom: Symptom, others: readonly Symptom[]): boolean =>
  others.some(
    (cause) =>
      isKnownConsequence(cause, symptom) &&
      (cause.service === symptom.service || namesTheSame(cause, symptom)) &&
      (cause.onsetMs === null || symptom.onsetMs === null || cause.onsetMs <= symptom.onsetMs + SAME_INSTANT_MS),
  )

/** The same known failure, of the same thing, seen by someone else. */
function sharesMechanism(root: Symptom, symptom: Symptom): boolean {
  if (!root.signature || isGeneral(root.signature) || root.signature.id !== symptom.signature?.id) return false
  return (
    sameHost(root.target, symptom.target) ||
    root.service === symptom.service ||
    root.target === null ||
    symptom.target === null
  )
}

function isLinked(incident: IncidentSoFar, symptom: Symptom, spanMs: number): boolean {
  if (symptom.service === incident.root.service) return true
  if (symptom.target !== null && namesAny(symptom.target, incident)) return true
  if (symptom.onsetMs === null || incident.root.onsetMs === null) return true
  if (namesTheSame(incident.root, symptom)) return true
  return Math.abs(symptom.onsetMs - incident.root.onsetMs) <= Math.max(5 * SAME_MOMENT_MS, spanMs * 0.05)
}

const namesAny = (target: string, incident: IncidentSoFar): boolean =>
  sameHost(target, incident.culprit) || incident.affected.has(target)

export const sameHost = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && (a === b || bareHost(a) === bareHost(b))

function startsAfter(incident: IncidentSoFar, symptom: Symptom): boolean {
  if (symptom.onsetMs === null || incident.root.onsetMs === null) return true
  return symptom.onsetMs >= incident.root.onsetMs - BEFORE_MS
}

function overlaps(incident: IncidentSoFar, symptom: Symptom): boolean {
  const { root, endMs } = incident
  if (symptom.firstMs === null || symptom.lastMs === null || root.firstMs === null || endMs === null) return true
  return symptom.lastMs >= root.firstMs - BEFORE_MS && symptom.firstMs <= endMs + BEFORE_MS
}
