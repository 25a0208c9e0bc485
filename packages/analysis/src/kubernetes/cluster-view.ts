import { workloadOfName } from '../layout/workload-of-name.ts'
import type { World } from '../detect/world.ts'
import type { LogEvent } from '../model/log-event.ts'
import { ageOf, eventsWithAges } from './event-ages.ts'
import type { KubeEvent, ObjectDigest, ObjectSighting } from './kube-object.ts'
import { latestSightings } from './latest-sightings.ts'
import { ObjectView } from './object-view.ts'
import { podStories, type PodStory } from './pod-story.ts'

export interface Workload {
  readonly name: string
  readonly namespace: string | null
  /** The deployment or set itself, where it was printed. */
  readonly object: ObjectView | null
  readonly pods: readonly ObjectView[]
  /** Of it, its replica sets and pods, without complaints of pods that were ended on purpose; the latest first. */
  readonly events: readonly KubeEvent[]
  /** What events tell of its pods. */
  readonly stories: readonly PodStory[]
  /** What shows its containers: a pod that fails, else a pod, else itself. */
  readonly spec: ObjectView | null
  /** True where fewer of it are ready than should be; null where nothing tells. */
  readonly isFailing: boolean | null
}

/** A log line that may speak of what objects explain. */
export interface SpokenLine {
  readonly service: string | null
  readonly event: LogEvent
  /** That event and others that say the same. */
  readonly samples: readonly LogEvent[]
  readonly count: number
  readonly lastMs: number | null
}

export interface ClusterView {
  readonly objects: readonly ObjectView[]
  readonly workloads: readonly Workload[]
  readonly events: readonly KubeEvent[]
  readonly lines: readonly SpokenLine[]
  /** Whoever has logged anything. */
  readonly speakers: readonly string[]
  /** Whether anything tells of a cluster at all: objects, events, or the names that its pods get. */
  readonly isKubernetes: boolean
  readonly firstMs: number | null
  readonly lastMs: number | null
  of(kind: string): readonly ObjectView[]
  /** Whether objects of that kind were printed, so that one that is missing is really missing. */
  lists(kind: string): boolean
}

export function viewCluster(objects: ObjectDigest, world: World): ClusterView {
  const views = mergeSightings(latestSightings(Object.values(objects.sightings)))
  const byKind = Map.groupBy(views, (view) => view.kind)
  const events = eventsWithAges(Object.values(objects.events), world.digest.lastMs).toSorted(
    (a, b) => ageOf(a) - ageOf(b),
  )
  const lines = world.units.flatMap(linesOf)
  return {
    objects: views,
    events,
    workloads: workloadsOf(views, events),
    lines,
    speakers: [...new Set(lines.map(({ service }) => service))].filter((name) => name !== null).toSorted(),
    isKubernetes: views.length > 0 || events.length > 0 || world.units.some(({ samples }) => samples.some(isOfPod)),
    firstMs: world.digest.firstMs,
    lastMs: world.digest.lastMs,
    of: (kind) => byKind.get(kind) ?? [],
    lists: (kind) => byKind.has(kind),
  }
}

const POD_NAME = /(?<![\w-])[a-z][a-z0-9-]{0,52}-[0-9a-f]{8,10}-[bcdfghjklmnpqrstvwxz2456789]{5}(?![\w-])/

const isOfPod = ({ entities, raw }: LogEvent): boolean => entities.pod !== undefined || POD_NAME.test(raw.slice(0, 400))

const COMPLAINT =
  /error|fail|refus|timed? ?out|unavailable|no servers|not known|no such host|resolve|unreachable|exception|unknown/i

/** Whether others complain of it by name. */
export const isNamedInComplaint = (name: string, { lines }: ClusterView, complaint = COMPLAINT): boolean =>
  lines.some(({ samples, service }) =>
    samples.some(({ message }) => service !== name && message.includes(name) && complaint.test(message)),
  )

export const soundsLikeComplaint = (text: string): boolean => COMPLAINT.test(text)

/** What was logged; events are known as such already. */
const linesOf = ({ service, samples, count, lastMs }: World['units'][number]): SpokenLine[] => {
  const [event] = samples
  return event === undefined || event.format === 'kubernetes-event' ? [] : [{ service, event, samples, count, lastMs }]
}

function mergeSightings(sightings: readonly ObjectSighting[]): ObjectView[] {
  const spaces = new Map<string, string>()
  for (const { kind, name, namespace } of sightings) if (namespace !== null) spaces.set(`${kind}/${name}`, namespace)
  const groups = Map.groupBy(sightings, ({ kind, name, namespace }) =>
    JSON.stringify([kind, namespace ?? spaces.get(`${kind}/${name}`) ?? null, name]),
  )
  return [...groups.values()].flatMap((group) => {
    const [fullest, ...others] = group.toSorted((a, b) => Number(b.detail === 'whole') - Number(a.detail === 'whole'))
    return fullest === undefined ? [] : [new ObjectView(fullest, others)]
  })
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
    const own = eventsOf.get(name) ?? []
    const stories = podStories(own)
    const spec = failing.find((pod) => pod.isWhole) ?? pods.find((pod) => pod.isWhole) ?? object ?? pods[0] ?? null
    return {
      name,
      namespace: namespace ?? object?.namespace ?? null,
      object,
      pods,
      events: pods.length > 0 || object !== null ? own : withoutGone(own, stories),
      stories,
      spec,
      isFailing: isFailing(object, pods),
    }
  })
}

function withoutGone(events: readonly KubeEvent[], stories: readonly PodStory[]): KubeEvent[] {
  const gone = new Set(stories.filter((story) => story.isGone).map((story) => story.name))
  return events.filter((event) => event.type !== 'Warning' || !gone.has(event.name))
}

const WITH_PODS = new Set(['Pod', 'ReplicaSet', 'Deployment', 'StatefulSet', 'DaemonSet'])

const ownerOf = (pod: ObjectView): string => {
  const [kind = '', name] = (pod.value('owner') ?? '').split('/')
  return name === undefined ? workloadOfName('Pod', pod.name) : workloadOfName(kind, name)
}

const DONE = new Set(['Completed', 'Succeeded'])

/** By its name alone. */
export const nodeOf = (pod: ObjectView): string => pod.value('node')?.split('/')[0] ?? ''

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
