import type { ClusterView } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { unplacedPods } from './judge-unplaced.ts'
import type { MechanismId } from './mechanisms.ts'
import { factOfEvent, type Mismatch } from './mismatch.ts'

const RECENT_SECONDS = 600
/** An external provisioner that works needs no second reminder. */
const MANY_REMINDERS = 4

const SAID: readonly (readonly [reason: RegExp, message: RegExp, MechanismId])[] = [
  [/^ProvisioningFailed$/, /storageclass\S{0,60} "?([\w.-]+)"? not found/i, 'claim-class'],
  [/^ProvisioningFailed$/, /exceeded quota|quota exceeded/i, 'provisioner-fails'],
  [/^ProvisioningFailed$/, /(?:)/, 'provisioner-fails'],
  [/^VolumeMismatch$/, /size|capacity/i, 'claim-size'],
  [/^VolumeMismatch$/, /access ?mode/i, 'claim-mode'],
  [/^VolumeMismatch$/, /class/i, 'claim-class'],
  [/^FailedBinding$/, /already bound|is bound to/i, 'volume-taken'],
  [/^FailedBinding$/, /no persistent volumes? available/, 'claim-unmatched'],
]

/** Claims that stay pending, where only events tell of them. */
export function judgeClaimEvents(cluster: ClusterView): Mismatch[] {
  if (cluster.lists('PersistentVolumeClaim')) return []
  const ofClaim = Map.groupBy(
    cluster.events.filter(({ kind }) => kind === 'PersistentVolumeClaim'),
    ({ name }) => name,
  )
  return [...ofClaim].flatMap(([claim, events]) => explainEvents(claim, events, cluster))
}

function explainEvents(claim: string, events: readonly KubeEvent[], cluster: ClusterView): Mismatch[] {
  const done = Math.min(Infinity, ...events.filter(({ reason }) => reason === 'ProvisioningSucceeded').map(ageOf))
  for (const event of events) {
    if (ageOf(event) > Math.min(RECENT_SECONDS, done)) continue
    const found = SAID.find(([reason, message]) => reason.test(event.reason) && message.test(event.message))
    const mechanism =
      found?.[2] ??
      (event.reason === 'ExternalProvisioning' && event.count >= MANY_REMINDERS ? 'provisioner-fails' : undefined)
    if (mechanism === undefined) continue
    const className = found?.[1].exec(event.message)?.[1] ?? ''
    return [
      {
        mechanism,
        service: ownerOfClaim(claim, cluster),
        places: { claim, class: className, volume: '', asked: '', offered: '', holder: 'another claim' },
        facts: [factOfEvent(event)],
        basis: 'event',
      },
    ]
  }
  return []
}

/** Who waits for it: a workload of that name, or the only one whose pod has found no place. */
function ownerOfClaim(claim: string, cluster: ClusterView): string {
  const named = cluster.workloads
    .map(({ name }) => name)
    .filter((name) => claim.startsWith(name) || claim.includes(`-${name}`))
    .toSorted((a, b) => b.length - a.length)[0]
  const waiting = new Set(unplacedPods(cluster).map(({ workload }) => workload.name))
  const [only = claim] = waiting
  return named ?? (waiting.size === 1 ? only : claim)
}
