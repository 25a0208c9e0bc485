import type { Symptom } from '../detect/symptom.ts'
import { isSpecific } from '../detect/specificity-of.ts'
import { isInfrastructure, isNetworkDevice, layerOf } from '../detect/layer-of.ts'
import { isObserver } from '../detect/resolve-target.ts'
import { isAftermath } from '../detect/is-aftermath.ts'
import { isGeneral } from '../signatures/is-general.ts'
import type { Member } from './cluster.ts'
import { foretells } from './foretells.ts'
import { isCaused, sameHost } from './explains-symptom.ts'
import { saysTheSame } from './says-the-same.ts'
import { compareOnsets, rootScore } from './rank-roots.ts'

const BLAMED = 1.5
const EARLIEST = 0.8
const EARLY_MS = 2_000
/** Whose complaint names a service that has failures of its own is that service's victim. */
const VICTIM = 2.5
/** What sets in below at the time when services above begin to fail. */
const BELOW = { edge: -0.5, application: 0, platform: 2, host: 7 } as const
const BENEATH_HOSTS = 2
/** A complaint about a service whose own words are at hand is worth less than those. */
const COMPLAINT = 2
const UNNAMED = 1.5
/** What would not have opened an incident by itself. */
const NOT_ALONE = 1
/** What the platform says of a service's container, volume or node is nearer to the cause than what callers see. */
const OBSERVED = 1
const FATAL = 1
const DETECTION_LAG_MS = 15_000
/** What several services report in the same words comes from none of them. */
const SHARED = 2

/**
 * The root among all that an incident gathered, where the one that opened it does not name a cause: what others
 * complain about and what came first outrank the loudest.
 */
export function chooseRoot(opener: Symptom, members: readonly Member[]): Symptom {
  const gathered = [
    opener,
    ...members
      .filter(
        ({ symptom, link }) =>
          link === 'strong' && (isInfrastructure(symptom.service) || (symptom.badness >= 1 && !symptom.mild)),
      )
      .map((member) => member.symptom),
  ]
  const [foreteller] = gathered.filter((symptom) => foretells(symptom, opener)).toSorted(compareOnsets)
  if (foreteller !== undefined) return foreteller
  const isUndermined = gathered.some(
    (symptom) => layerOf(symptom.service) === 'host' && symptom.badness >= 2 && precedes(symptom, opener),
  )
  if (isSpecific(opener) && !isComplaint(opener) && !isUndermined) return opener
  const candidates = gathered.filter((symptom) => !isCaused(symptom, gathered) && !isLastWord(symptom, gathered))
  const isShared = (symptom: Symptom): boolean =>
    candidates.some((other) => other.service !== symptom.service && saysTheSame(symptom, other))
  const own = candidates.filter((symptom) => !isShared(symptom))
  const firstMs = Math.min(...own.map((symptom) => symptom.onsetMs ?? Number.POSITIVE_INFINITY))
  const firstAboveMs = Math.min(
    ...candidates
      .filter((symptom) => !isInfrastructure(symptom.service))
      .map((symptom) => symptom.onsetMs ?? Number.POSITIVE_INFINITY),
  )
  const isBelow = (symptom: Symptom): boolean =>
    symptom.contrast !== 'steady' &&
    symptom.onsetMs !== null &&
    Number.isFinite(firstAboveMs) &&
    symptom.onsetMs <= firstAboveMs + DETECTION_LAG_MS
  const score = (symptom: Symptom): number => {
    const isBlamed = candidates.some(
      (other) => other.service !== symptom.service && sameHost(other.target, symptom.service),
    )
    const isEarly = symptom.onsetMs !== null && symptom.onsetMs <= firstMs + EARLY_MS
    const complains = candidates.some(
      (other) => other.service !== symptom.service && sameHost(symptom.target, other.service),
    )
    return (
      rootScore(symptom) +
      (isBelow(symptom)
        ? BELOW[layerOf(symptom.service)] + (isNetworkDevice(symptom.service) ? BENEATH_HOSTS : 0)
        : 0) +
      (isBlamed ? BLAMED : 0) +
      (isEarly ? EARLIEST : 0) -
      (complains ? VICTIM : 0) -
      complaintPenalty(symptom, candidates) -
      (symptom.opens || isInfrastructure(symptom.service) ? 0 : NOT_ALONE) +
      (symptom.badness === 3 ? FATAL : 0) +
      (isEarly && isObserver(symptom.service) ? OBSERVED : 0) -
      (isShared(symptom) ? SHARED : 0)
    )
  }
  return candidates.toSorted((a, b) => score(b) - score(a) || compareOnsets(a, b))[0] ?? opener
}

/** Kernels log whole seconds and through a queue. */
const LOG_LAG_MS = 3_000

const precedes = (a: Symptom, b: Symptom): boolean =>
  a.contrast !== 'steady' && a.onsetMs !== null && b.onsetMs !== null && a.onsetMs <= b.onsetMs + LOG_LAG_MS

/** 'Exited with code 1' after another error of the same service is how that error ended. */
const isLastWord = (symptom: Symptom, gathered: readonly Symptom[]): boolean =>
  !isSpecific(symptom) &&
  (symptom.signature?.id === 'general/process-ended' || isAftermath(symptom.samples[0]?.message ?? symptom.text)) &&
  gathered.some(
    (other) =>
      other !== symptom &&
      other.service === symptom.service &&
      other.badness >= 2 &&
      !other.mild &&
      compareOnsets(other, symptom) < 0,
  )

/** Less where the complaint names nobody at all: then it says less than one that does. */
function complaintPenalty(symptom: Symptom, candidates: readonly Symptom[]): number {
  if (!isComplaint(symptom)) return 0
  if (symptom.target === null) return UNNAMED
  return candidates.some((other) => !isComplaint(other)) ? COMPLAINT : 0
}

const isComplaint = ({ signature, target, service }: Symptom): boolean =>
  !(isGeneral(signature) && target === null) &&
  (signature?.blames === 'peer' || (layerOf(service) === 'edge' && target !== null)) &&
  signature !== null &&
  (signature.category === 'connectivity' || signature.category === 'dependency-failure')
