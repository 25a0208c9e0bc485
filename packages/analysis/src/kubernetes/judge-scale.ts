import { isNamedInComplaint, type ClusterView, type Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { factOfEvent, present, type Mismatch } from './mismatch.ts'

const SCALED = /Scaled (?:up|down) replica set (\S+) (?:from \d+ )?to (\d+)/

/** Nothing runs because nothing is asked for, while a service leads there or somebody misses it. */
export function judgeScale(workload: Workload, cluster: ClusterView): Mismatch | null {
  const { object } = workload
  const scaled = scaledToZero(workload.events)
  if (object === null) return scaled === null ? null : judgeEvent(workload, scaled, cluster)
  if (object.kind === 'DaemonSet' || object.number('replicas') !== 0) return null
  const labels = new Map(
    [...object.under('template'), ...object.under('selector')].map(([key, { value }]) => [key, value]),
  )
  const service = cluster.of('Service').find((one) => {
    const selector = one.under('selector')
    return selector.length > 0 && selector.every(([key, { value }]) => labels.get(key) === value)
  })
  if (service === undefined && scaled === null) return null
  return {
    mechanism: 'zero-replicas',
    service: workload.name,
    places: { route: service?.name ?? workload.name },
    facts: present(
      object.fact('replicas'),
      scaled === null ? undefined : factOfEvent(scaled),
      service?.fact('endpoints'),
    ),
    basis: 'objects',
  }
}

/** Without objects it counts only where others complain: much is scaled to nothing on purpose. */
function judgeEvent(workload: Workload, scaled: KubeEvent, cluster: ClusterView): Mismatch | null {
  if (!isNamedInComplaint(workload.name, cluster)) return null
  return {
    mechanism: 'zero-replicas',
    service: workload.name,
    places: { route: workload.name },
    facts: [factOfEvent(scaled)],
    basis: 'event',
  }
}

/** The last word on every replica set that is known is zero, and no pod was made since. */
function scaledToZero(events: readonly KubeEvent[]): KubeEvent | null {
  const last = new Map<string, { readonly size: number; readonly event: KubeEvent }>()
  for (const event of events) {
    const match = event.reason === 'ScalingReplicaSet' ? SCALED.exec(event.message) : null
    if (match === null) continue
    const [, name = '', size] = match
    const known = last.get(name)
    if (known === undefined || ageOf(event) < ageOf(known.event)) last.set(name, { size: Number(size), event })
  }
  const sets = [...last.values()]
  const newest = sets.toSorted((a, b) => ageOf(a.event) - ageOf(b.event))[0]?.event
  if (newest === undefined || sets.some(({ size }) => size > 0)) return null
  return events.some((event) => event.reason === 'SuccessfulCreate' && ageOf(event) < ageOf(newest)) ? null : newest
}
