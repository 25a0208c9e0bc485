import { sharesTellingWord } from '../weigh/shares-telling-word.ts'
import type { Change, ChangeKind } from '../detect/find-changes.ts'
import { isInfrastructure } from '../topology/layer-of.ts'
import { failureOf } from '../frame/failure-of.ts'
import { isVague } from '../frame/failure-reasons.ts'
import type { IncidentFacts } from './incident-facts.ts'

const NOT_FOUND = 404
const MISSING = /\bmissing\b/
/** What somebody does to a thing of others. */
const ACTS: ReadonlySet<ChangeKind> = new Set(['deletion', 'configuration', 'scaling'])
const SOON_MS = 60_000

/**
 * Who is held to be at fault: where something was deleted, set or scaled just before, and what then fails is missing
 * or named by that change, whoever did it.
 */
export function accusedOf(facts: IncidentFacts): string | null {
  const { cluster, trigger } = facts
  const { root, culprit, members, onsetMs } = cluster
  if (trigger === null || trigger.service === null) return culprit
  if (trigger.kind === 'deletion' && root.target === null && isMissing(root)) return trigger.subject ?? trigger.service
  if (!ACTS.has(trigger.kind) || trigger.service === culprit || trigger.subject !== null) return culprit
  if (isInfrastructure(root.service)) return culprit
  if (onsetMs === null || onsetMs - trigger.timestampMs > SOON_MS) return culprit
  const symptoms = [root, ...members.map((member) => member.symptom)]
  return isFeltAbove(facts) || sharesTellingWord(trigger, symptoms) ? trigger.service : culprit
}

/** The only change there is, deep below those who wait in vain. */
function isFeltAbove({ cluster: { root }, trigger, changes }: IncidentFacts): boolean {
  if (trigger === null || changes.some((change) => change.kind !== 'restart' && !isNear(change, trigger))) return false
  const { service, event } = trigger
  const isBelow = isInfrastructure(service) || isInfrastructure(event.entities.host ?? null)
  return isBelow && (root.signature?.blames === 'peer' || failureOf(root).known?.side === 'peer')
}

const isNear = (a: Change, b: Change): boolean =>
  a.service === b.service && Math.abs(a.timestampMs - b.timestampMs) <= SOON_MS

function isMissing(root: IncidentFacts['cluster']['root']): boolean {
  const { known } = failureOf(root)
  return root.status === NOT_FOUND || (known !== null && isVague(known) && MISSING.test(known.says))
}
