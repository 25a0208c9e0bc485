import type { Symptom } from '../detect/symptom.ts'
import type { World } from '../detect/world.ts'
import type { Cluster } from './cluster.ts'

const ORDERED =
  /\b(?:received (?:fast|smart) shutdown request|administrator command|SIGTERM|planned|maintenance|graceful(?:ly)?|scheduled (?:restart|shutdown|stop)|draining)\b/i
const MAX_LENGTH_MS = 120_000
const MAX_EVENTS = 30

/** A short stop that somebody ordered and that was over before it hurt: the service is back at work. */
export function isPlannedStop({ root, members, onsetMs, endMs, culprit }: Cluster, world: World): boolean {
  if (onsetMs === null || endMs === null || endMs - onsetMs > MAX_LENGTH_MS) return false
  const symptoms = [root, ...members.map((member) => member.symptom)]
  if (symptoms.reduce((sum, symptom) => sum + symptom.count, 0) > MAX_EVENTS) return false
  if (symptoms.some(isBeyondOrders)) return false
  const isOrdered =
    symptoms.some((symptom) => ORDERED.test(symptom.samples[0]?.message ?? '')) ||
    isAnnounced(new Set(symptoms.map((symptom) => symptom.service)), onsetMs, world)
  return (
    isOrdered && world.units.some((unit) => unit.service === culprit && unit.lastMs !== null && unit.lastMs > endMs)
  )
}

const ANNOUNCED_MS = 30_000
const FEW = 6

/** One of those that stumbled, or that stopped, says just before that it is taken out of service. */
const isAnnounced = (services: ReadonlySet<string | null>, onsetMs: number, world: World): boolean =>
  world.units.some(
    (unit) =>
      unit.count <= FEW &&
      services.has(unit.service) &&
      unit.samples.some(
        ({ message, timestampMs }) =>
          timestampMs !== null &&
          timestampMs <= onsetMs &&
          timestampMs >= onsetMs - ANNOUNCED_MS &&
          ORDERED.test(message),
      ),
  )

/** What no order brings about: a failure known by a line that is printed for nothing else. */
const isBeyondOrders = ({ signature, samples }: Symptom): boolean =>
  signature !== null &&
  (signature.unmistakable === true || signature.specificity === 3) &&
  !ORDERED.test(samples[0]?.message ?? '')
