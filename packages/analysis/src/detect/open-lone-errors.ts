import { isAftermath } from './is-aftermath.ts'
import { recurs } from './recurs.ts'
import { failureOf } from './failure-of.ts'
import { isVague } from './failure-reasons.ts'
import type { Symptom } from './symptom.ts'
import type { World } from './world.ts'

const LONE = 5
const MIN_EVENTS = 40
/** What watches hardware speaks seldom, and means it. */
const CONTROLLER = /^(?:i?drac|ilo|bmc|xcc|imc|ipmi\w*|chassis|pdu|ups|smartd|mdadm|megaraid|array)(?:$|[-_.\d])/i

/**
 * One or a few errors in the long log of a service that otherwise makes none: open where they tell of a fault of its
 * own. What such a service calls may stumble once; its data, code or files may not.
 */
export function openLoneErrors(symptoms: readonly Symptom[], world: World): Symptom[] {
  const errors = new Map<string | null, number>()
  for (const { service, badness, count } of symptoms)
    if (badness >= 2) errors.set(service, (errors.get(service) ?? 0) + count)
  const isLone = ({ service, badness }: Symptom): boolean =>
    badness >= 2 &&
    (errors.get(service) ?? 0) <= LONE &&
    (CONTROLLER.test(service ?? '') || (world.eventsOfService.get(service ?? '') ?? 0) >= MIN_EVENTS)
  return symptoms.map((symptom) =>
    !symptom.opens && isLone(symptom) && !recurs(symptom, world) && tellsOfItself(symptom)
      ? { ...symptom, opens: true }
      : symptom,
  )
}

function tellsOfItself(symptom: Symptom): boolean {
  const { signature, status, mild } = symptom
  if (mild || status !== null || isAftermath(symptom.samples[0]?.message ?? '')) return false
  const { known, reason, subject } = failureOf(symptom)
  if (known?.side === 'peer') return false
  if (signature !== null) return signature.blames !== 'peer' && signature.severity !== 'low'
  return known !== null && !isVague(known) && (reason !== null || subject !== null || symptom.exceptionType !== null)
}
