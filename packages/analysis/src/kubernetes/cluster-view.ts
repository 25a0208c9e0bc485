import type { World } from '../detect/world.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { KubeEvent, ObjectDigest, ObjectSighting } from './kube-object.ts'
import { ObjectView } from './object-view.ts'
import { workloadOfName } from './workload-of-pod.ts'

export interface Workload {
  readonly name: string
  readonly namespace: string | null
  /** The deployment or set itself, where it was printed. */
  readonly object: ObjectView | null
  readonly pods: readonly ObjectView[]
  /** Of it, its replica sets and pods; the latest first. */
  readonly events: readonly KubeEvent[]
  /** What shows its containers: a pod that fails, else a pod, else itself. */
  readonly spec: ObjectView | null
  /** True where fewer of it are ready than should be; null where nothing tells. */
  readonly isFailing: boolean | null
}

/** A log line that may speak of what objects explain. */
export interface SpokenLine {
  readonly service: string | null
  readonly event: LogEvent
  readonly count: number
}

export interface ClusterView {
  readonly objects: readonly ObjectView[]
  readonly workloads: readonly Workload[]
  readonly events: readonly KubeEvent[]
  readonly lines: readonly SpokenLine[]
  of(kind: string): readonly ObjectView[]
  /** Whether objects of that kind were printed, so that one that is missing is really missing. */
  lists(kind: string): boolean
}

export function viewCluster(objects: ObjectDigest, world: World): ClusterView {
  const views = mergeSightings(Object.values(objects.sightings))
  const byKind = Map.groupBy(views, (view) => view.kind)
  const events = Object.values(objects.events).toSorted((a, b) => ageOf(a) - ageOf(b))
  return {
    objects: views,
    events,
    workloads: workloadsOf(views, events),
    lines: world.units.flatMap((unit) =>
      unit.samples.slice(0, 1).map((event) => ({ service: unit.service, event, count: unit.count })),
    ),
    of: (kind) => byKind.get(kind) ?? [],
    lists: (kind) => byKind.has(kind),
  }
}

export const ageOf = (event: KubeEvent): number => event.ageSeconds ?? 0

function mergeSightings(sightings: readonly ObjectSighting[]): ObjectView[] {
  const spaces = new Map<string, string>()
  for (const { kind, name, namespace } of sightings) if (namespace !== null) spaces.set(`${kind}/${name}`, namespace)
  const groups = Map.groupBy(sightings, ({ kind, name, namespace }) =>
    JSON.stringify([kind, namespace ?? spaces.get(`${kind}/${name}`) ?? null, name]),
  )
  return [...groups.values()].map(
    (group) => new ObjectView(group.toSorted((a, b) => Number(b.detail === 'whole') - Number(a.detail === 'whole'))),
  )
}

const CONTROLLERS = new Set(['Deployment', 'StatefulSet', 'DaemonSet'])

function workloadsOf(views: readonly ObjectView[], events: readonly KubeEvent[]): Workload[] {
  const names = new Map<string, { object: ObjectView | null; pods: ObjectView[]; namespace: string | null }>()
  const entry = (name: string, namespace: string | null) => {
    const known = names.get(name) ?? { object: null, pods: [], namespace }
    names.set(name, known)
    return known
  }
  for (const view of views) if (CONTROLLERS.has(view.kind)) entry(view.name, view.namespace).object ??= view
  for (const view of views) if (view.kind === 'Pod') entry(ownerOf(view), view.namespace).pods.push(view)
  const eventsOf = Map.groupBy(
    events.filter((event) => WITH_PODS.has(event.kind)),
    (event) => workloadOfName(event.kind, event.name),
  )
  for (const name of eventsOf.keys()) entry(name, null)
  return [...names].map(([name, { object, pods, namespace }]) => {
    const failing = pods.filter((pod) => !isReady(pod))
    const spec = failing.find((pod) => pod.isWhole) ?? pods.find((pod) => pod.isWhole) ?? object ?? pods[0] ?? null
    return {
      name,
      namespace: namespace ?? object?.namespace ?? null,
      object,
      pods,
      events: eventsOf.get(name) ?? [],
      spec,
      isFailing: isFailing(object, pods),
    }
  })
}

const WITH_PODS = new Set(['Pod', 'ReplicaSet', 'Deployment', 'StatefulSet', 'DaemonSet'])

const ownerOf = (pod: ObjectView): string => {
  const [kind, name] = (pod.value('owner') ?? '').split('/')
  return name === undefined ? workloadOfName('Pod', pod.name) : workloadOfName(kind!, name)
}

const DONE = new Set(['Completed', 'Succeeded'])

export function isReady(pod: ObjectView): boolean {
  const status = pod.value('status') ?? pod.value('phase') ?? ''
  if (DONE.has(status)) return true
  const [ready, all] = (pod.value('readyCount') ?? '').split('/')
  if (all !== undefined) return ready === all
  const condition = pod.value('condition.Ready')
  if (condition !== undefined) return condition === 'True'
  return status === '' || status === 'Running'
}

function isFailing(object: ObjectView | null, pods: readonly ObjectView[]): boolean | null {
  if (pods.some((pod) => !isReady(pod))) return true
  const wanted = object?.number('replicas') ?? null
  const ready = object?.number('available') ?? object?.number('ready') ?? null
  if (wanted !== null && ready !== null) return ready < wanted
  return pods.length > 0 ? false : null
}
