import type { ClusterView, Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { factOfEvent, type Mismatch } from './mismatch.ts'

const RECENT_SECONDS = 300
/** What has run for so long is not starting. */
const SETTLED_SECONDS = 180
const TIMED_OUT = /^(?:Liveness|Readiness) probe (?:failed|errored): .{0,300}(?:deadline exceeded|time(?:d )?out)/i
const PLACED = /^Successfully assigned \S+ to (\S+)$/
/** So many pods of one node at least, and so many times more than on any other. */
const LEAST = 3
const CONTRAST = 3

/** Pods of one node whose probes time out all at once, while those of other nodes answer. */
export function judgeSlowNodes(cluster: ClusterView): Mismatch[] {
  const slow = cluster.workloads.flatMap(slowPods)
  const ofNode = Map.groupBy(slow, ({ node }) => node)
  return [...ofNode].flatMap(([node, pods]) => {
    const count = new Set(pods.map(({ event }) => event.name)).size
    const most = Math.max(
      0,
      ...[...ofNode]
        .filter(([other]) => other !== node)
        .map(([, others]) => new Set(others.map(({ event }) => event.name)).size),
    )
    if (count < LEAST || count < most * CONTRAST || isUnready(node, cluster)) return []
    return [
      {
        mechanism: 'node-slow',
        service: node,
        places: { pods: String(count) },
        facts: pods.slice(0, 4).map(({ event }) => factOfEvent(event)),
        basis: 'event',
      },
    ]
  })
}

interface SlowPod {
  readonly node: string
  readonly event: KubeEvent
}

const slowPods = ({ pods, stories, events }: Workload): SlowPod[] =>
  events
    .filter((event) => event.reason === 'Unhealthy' && ageOf(event) <= RECENT_SECONDS && TIMED_OUT.test(event.message))
    .flatMap((event) => {
      const story = stories.find(({ name }) => name === event.name)
      const started = story?.events.filter(({ reason }) => reason === 'Started').map(ageOf) ?? []
      const node =
        pods
          .find(({ name }) => name === event.name)
          ?.value('node')
          ?.split('/')[0] ??
        story?.events.map(({ message }) => PLACED.exec(message)?.[1]).find((name) => name !== undefined)
      return node === undefined || started.some((age) => age < ageOf(event) + SETTLED_SECONDS) ? [] : [{ node, event }]
    })

/** Of a node that is not ready more is known. */
const isUnready = (node: string, cluster: ClusterView): boolean =>
  cluster.of('Node').some((one) => one.name === node && (one.value('condition.Ready') ?? 'True') !== 'True') ||
  cluster.events.some(
    ({ reason, name, ...event }) =>
      reason === 'NodeNotReady' && name === node && (event.ageSeconds ?? 0) <= RECENT_SECONDS,
  )
