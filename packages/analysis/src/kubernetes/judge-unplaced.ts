import type { ClusterView, Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import { factOfEvent, present, type Mismatch } from './mismatch.ts'
import type { KubeEvent } from './kube-object.ts'

/** So long the scheduler needs at most to say something of a pod. */
const PATIENCE_SECONDS = 30
const RECENT_SECONDS = 600
const CANDIDATE = /^([\w.-]+?)_[0-9a-f-]{36} (?:became leader|stopped leading)/

export interface Unplaced {
  readonly workload: Workload
  readonly created: KubeEvent
}

/** Pods that were created some time ago and of which nobody has said a word since, where no text shows pods. */
export const unplacedPods = (cluster: ClusterView): Unplaced[] =>
  cluster.workloads
    .filter((workload) => workload.pods.length === 0 && workload.isFailing !== false)
    .flatMap((workload) =>
      workload.stories
        .filter(({ isGone, isPlaced, events }) => !isGone && !isPlaced && events.length === 0)
        .flatMap(({ created }) =>
          created !== null && ageOf(created) >= PATIENCE_SECONDS && ageOf(created) <= RECENT_SECONDS
            ? [{ workload, created }]
            : [],
        ),
    )

/**
 * The scheduler is down when pods wait without a word of it, although it or the kubelets were heard of earlier ones
 * and of none that was created since.
 */
export function judgeUnplaced(cluster: ClusterView): Mismatch[] {
  const waiting = unplacedPods(cluster)
  const claims = cluster.events.some(({ kind, reason }) => kind === 'PersistentVolumeClaim' && WAITS.test(reason))
  const isRefused = cluster.events.some(
    (event) =>
      ageOf(event) <= RECENT_SECONDS && (event.reason === 'NodeNotReady' || /exceeded quota/.test(event.message)),
  )
  const [first] = waiting
  if (first === undefined || claims || isRefused || cluster.lists('Node')) return []
  const sinceAge = Math.min(...waiting.map(({ created }) => ageOf(created)))
  const placed = cluster.workloads.flatMap(({ stories }) => stories.filter(({ isPlaced }) => isPlaced))
  const isAtWork = placed.some(({ created }) => created !== null && ageOf(created) < sinceAge)
  if (placed.length === 0 || isAtWork) return []
  const lease = cluster.events.find(({ kind, name }) => /^leases?$/i.test(kind) && name === 'kube-scheduler')
  const node = lease === undefined ? undefined : CANDIDATE.exec(lease.message)?.[1]
  return [
    {
      mechanism: 'scheduler-down',
      service: node ?? 'kube-scheduler',
      places: { node: node ?? 'the control plane', workload: first.workload.name },
      facts: present(factOfEvent(first.created), lease === undefined ? undefined : factOfEvent(lease)),
      basis: 'event',
    },
  ]
}

const WAITS = /^(?:FailedBinding|ProvisioningFailed|WaitForFirstConsumer|ExternalProvisioning)$/
