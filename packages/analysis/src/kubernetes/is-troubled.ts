import type { Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'

const RECENT_SECONDS = 600
const TROUBLE = /^(?:BackOff|Failed|FailedMount|FailedCreate|FailedScheduling|CrashLoopBackOff)$/
/** Probes fail while a process starts; only those that ended a container tell more. */
const KILLED = /failed (?:liveness|startup) probe/

/** Whether a workload is in trouble now: by its objects, or where none is shown by what events said lately. */
export function isTroubled({ isFailing, events }: Workload): boolean {
  if (isFailing !== null) return isFailing
  return events.some(
    (event) => ageOf(event) <= RECENT_SECONDS && (TROUBLE.test(event.reason) || KILLED.test(event.message)),
  )
}
