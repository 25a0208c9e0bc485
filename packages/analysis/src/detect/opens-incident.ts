import { isAboutClients } from './is-about-clients.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { failureOf } from './failure-of.ts'
import { isVague } from './failure-reasons.ts'
import type { Symptom } from './symptom.ts'

export type SymptomFacts = Pick<
  Symptom,
  | 'badness'
  | 'mild'
  | 'soundsBad'
  | 'signature'
  | 'contrast'
  | 'count'
  | 'share'
  | 'status'
  | 'level'
  | 'onsetMs'
  | 'exceptionType'
  | 'samples'
  | 'text'
>

/** An error of these kinds says that data or work is lost, however rarely it is said. */
const LOSS = new Set(['general/data-corrupt', 'general/work-lost'])
const saysLoss = (signature: Symptom['signature']): boolean => signature !== null && LOSS.has(signature.id)

const MIN_BURST = 5
const MIN_SHARE = 0.1
/** A call in twenty-five that fails at a steady rate and is repeated is how many systems live. */
const MIN_PEER_SHARE = 0.05
const MIN_STEADY_SHARE = 0.25
const MANY_WARNINGS = 20
const MIN_WARNING_SHARE = 0.2
const MIN_TELLING_SHARE = 0.05
const MIN_TIMELESS_SHARE = 0.02

/**
 * Whether a symptom is evidence of a failure by itself. A known specific failure is; an error of unknown meaning
 * must be new or dominant; what merely goes on at its old rate is how this system lives.
 */
export function opensIncident(facts: SymptomFacts, leadShare: number): boolean {
  const { badness, signature, contrast, count, share, mild, soundsBad } = facts
  const changed = contrast !== 'steady'
  if (signature?.category === 'deployment' && badness < 2) return false
  if (signature?.unmistakable) return true
  if (!changed && (isAboutClients(facts.samples) || isPutOff(facts))) return false
  if (mild && badness < 2) return false
  if (!changed && isStumbleOfPeers(facts)) return false
  if (signature && !isGeneral(signature) && signature.severity !== 'low') {
    if (signature.specificity === 3) return badness >= 1 || soundsBad
    if (signature.specificity === 2) return badness >= 2 || (badness === 1 && (changed || count >= MIN_BURST))
    return (
      badness >= 2 &&
      (changed ||
        share >= MIN_SHARE ||
        (count >= MIN_BURST && (signature.blames !== 'peer' || share >= MIN_PEER_SHARE)))
    )
  }
  if (badness === 1)
    return (
      changed &&
      count >= MANY_WARNINGS &&
      ((share >= MIN_TELLING_SHARE && soundsBad && tellsWhat(facts)) ||
        (share >= MIN_WARNING_SHARE && isKnownKind(signature)))
    )
  if (badness < 1) return false
  if (badness === 3) return true
  if (saysLoss(signature) && changed) return true
  if (signature?.severity === 'low') return changed && count >= MIN_BURST * 2
  if (isHearsay(facts) && (!changed || leadShare < MIN_LEAD)) return false
  if (facts.onsetMs === null) return share >= MIN_TIMELESS_SHARE
  return changed ? count > MIN_BURST : share >= MIN_STEADY_SHARE && count >= MIN_BURST
}

const PUT_OFF = /\bstatus=deferred\b|\bre-?queued\b|\bpostponed\b/i

/** Work that is tried again later, as it always was. */
const isPutOff = ({ samples }: SymptomFacts): boolean => samples.every(({ message }) => PUT_OFF.test(message))

/** One of many calls to others that fails now and then, from the first line on, in a service that goes on. */
const isStumbleOfPeers = ({ signature, onsetMs, count, share }: SymptomFacts): boolean =>
  signature?.blames === 'peer' &&
  signature.specificity < 3 &&
  onsetMs !== null &&
  count <= FEW_CALLS &&
  share < MIN_PEER_SHARE

const FEW_CALLS = 5

const MIN_LEAD = 0.15

const isKnownKind = (signature: Symptom['signature']): boolean => isGeneral(signature) && signature?.specificity === 2

/** A line whose words tell by themselves what is wrong. */
function tellsWhat(facts: SymptomFacts): boolean {
  const { known } = failureOf(facts)
  return known !== null && !isVague(known) && facts.onsetMs !== null
}

/** Called an error by its words alone: it has no level, no exception and no known meaning. */
const isHearsay = ({ level, signature, exceptionType, status, onsetMs }: SymptomFacts): boolean =>
  level === null && signature === null && exceptionType === null && status === null && onsetMs !== null
