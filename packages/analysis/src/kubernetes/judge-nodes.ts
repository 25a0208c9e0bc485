import { isReady, nodeOf, type ClusterView } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { factOfEvent, present, type MaybeFacts, type Mismatch } from './mismatch.ts'
import type { MechanismId } from './mechanisms.ts'
import type { CitedFact, ObjectView } from './object-view.ts'

const RUNTIME =
  /(?:containerd|crio|docker|cri-dockerd)\.sock|container runtime (?:is down|network|status check)|PLEG is not healthy|runtime service/i
const NETWORK = /cni|network plugin|NetworkPluginNotReady|network is not ready/i
const PRESSURES: readonly (readonly [string, MechanismId, string])[] = [
  ['DiskPressure', 'node-disk', 'disk space'],
  ['MemoryPressure', 'node-memory', 'memory'],
  ['PIDPressure', 'node-processes', 'process ids'],
  ['NetworkUnavailable', 'node-network', 'network'],
]
const RECENT_SECONDS = 600
/** So soon a node without a runtime is found not ready. */
const SOON_SECONDS = 90

/** Nodes and the parts of the control plane. */
export const judgeNodes = (cluster: ClusterView): Mismatch[] => [
  ...cluster.of('Node').flatMap((node) => judgeNode(node, cluster)),
  ...(cluster.lists('Node') ? [] : judgeUnseenNodes(cluster)),
  ...judgeKilled(cluster),
  ...judgeSystemPods(cluster),
]

const VICTIM = /(?:Killed process \d+ \(|victim process: )([\w.-]{1,60})/

/** What the kernel says of memory, by the node problem detector or the kubelet. */
function judgeKilled({ events }: ClusterView): Mismatch[] {
  const said = events.filter(
    ({ kind, reason, ...event }) =>
      kind === 'Node' && /^(?:OOMKilling|SystemOOM)$/.test(reason) && (event.ageSeconds ?? 0) < RECENT_SECONDS,
  )
  return [...Map.groupBy(said, ({ name }) => name)].map(([node, own]) => ({
    mechanism: 'node-oom',
    service: node,
    places: { victim: VICTIM.exec(own[0]?.message ?? '')?.[1] ?? 'a process' },
    facts: own.slice(0, 1).map(factOfEvent),
    basis: 'event',
  }))
}

function judgeNode(node: ObjectView, cluster: ClusterView): Mismatch[] {
  const runtime = runtimeEvent(node, cluster)
  const ready = node.fact('condition.Ready')
  if (ready !== undefined && ready.value !== 'True') return [explainUnready(node, ready, runtime)]
  const pressed = judgePressure(node)
  if (pressed !== null) return [pressed]
  const isNow =
    runtime !== undefined &&
    ageOf(runtime) < SOON_SECONDS &&
    cluster.of('Node').every((one) => (one.value('condition.Ready') ?? 'True') === 'True')
  return isNow ? [mismatch(node, 'runtime-down', {}, factOfEvent(runtime))] : []
}

const mismatch = (
  node: ObjectView,
  mechanism: MechanismId,
  places: Record<string, string>,
  ...facts: MaybeFacts
): Mismatch => ({
  mechanism,
  service: node.name,
  places,
  facts: present(...facts),
  basis: 'objects',
})

/** What is said of the node's container runtime. */
function runtimeEvent(node: ObjectView, cluster: ClusterView): KubeEvent | undefined {
  const events = cluster.events.filter(
    (event) =>
      event.kind === 'Node' && event.name === node.name && event.type === 'Warning' && ageOf(event) < RECENT_SECONDS,
  )
  return [...events, ...podEventsOn(node, cluster)].find(
    (event) => RUNTIME.test(event.message) && !/^Readiness|^Liveness/.test(event.message),
  )
}

function explainUnready(node: ObjectView, ready: CitedFact, runtime: KubeEvent | undefined): Mismatch {
  const message = node.value('condition.Ready.message') ?? ''
  const said = runtime === undefined ? undefined : factOfEvent(runtime)
  if (
    RUNTIME.test(message) ||
    (node.value('runtime') ?? '').endsWith('Unknown') ||
    (runtime !== undefined && !/stopped posting/i.test(message))
  )
    return mismatch(node, 'runtime-down', {}, ready, node.fact('runtime'), said)
  if (NETWORK.test(message))
    return mismatch(node, 'node-network', { because: 'the network plugin is not ready' }, ready)
  return mismatch(node, 'kubelet-down', { because: node.value('condition.Ready.reason') ?? '' }, ready)
}

function judgePressure(node: ObjectView): Mismatch | null {
  for (const [condition, mechanism, resource] of PRESSURES) {
    const fact = node.fact(`condition.${condition}`)
    if (fact?.value === 'True') return mismatch(node, mechanism, { resource }, fact)
  }
  return null
}

function podEventsOn(node: ObjectView, cluster: ClusterView) {
  const pods = new Set(
    cluster
      .of('Pod')
      .filter((pod) => (pod.value('node') ?? '').split('/')[0] === node.name)
      .map((pod) => pod.name),
  )
  return cluster.events.filter(
    (event) =>
      event.kind === 'Pod' && event.type === 'Warning' && pods.has(event.name) && ageOf(event) < RECENT_SECONDS,
  )
}

/** A node that somebody takes out of service does not fail. */
const DRAINED = /\b(?:drain(?:ed|ing)|cordoned)\b/i

/** Only events are there: what they say of nodes. */
function judgeUnseenNodes(cluster: ClusterView): Mismatch[] {
  const recent = cluster.events.filter((event) => event.type === 'Warning' && ageOf(event) < RECENT_SECONDS)
  const runtime = recent.filter((event) => RUNTIME.test(event.message))
  const onNode = runtime.find((event) => event.kind === 'Node')
  const [first] = runtime
  if (first !== undefined)
    return [
      {
        mechanism: 'runtime-down',
        service: onNode?.name ?? 'a node',
        places: {},
        facts: present(factOfEvent(first), onNode === undefined ? undefined : factOfEvent(onNode)),
        basis: 'event',
      },
    ]
  const unready = cluster.events.filter(
    (event) => event.reason === 'NodeNotReady' && ageOf(event) < RECENT_SECONDS && !DRAINED.test(event.message),
  )
  const node = unready.find((event) => event.kind === 'Node')
  const [said] = unready
  if (said === undefined) return []
  const assigned = cluster.events
    .map((event) => /Successfully assigned [^\s/]+\/([^\s/]+) to (\S+)/.exec(event.message))
    .filter((match) => match !== null)
  const pod = assigned.find((match) => unready.some((event) => event.name === match[1]))
  return [
    {
      mechanism: 'kubelet-down',
      service: node?.name ?? pod?.[2] ?? 'a node',
      places: { because: 'NodeNotReady' },
      facts: [factOfEvent(node ?? said)],
      basis: 'event',
    },
  ]
}

const SYSTEM: readonly (readonly [RegExp, MechanismId])[] = [
  [/^kube-scheduler/, 'scheduler-down'],
  [/^kube-controller-manager/, 'controller-down'],
  [/^kube-apiserver/, 'api-down'],
  [/^etcd/, 'etcd-down'],
  [/^kube-proxy/, 'proxy-down'],
  [/^(?:core-?dns|kube-dns|node-local-dns)/, 'dns-down'],
  [/^(?:kube-flannel|calico|cilium|weave|antrea|canal|aws-node|ztunnel|istio-cni)/, 'network-plugin-down'],
]

/** Pods of the cluster itself that do not run. */
function judgeSystemPods(cluster: ClusterView): Mismatch[] {
  return cluster.of('Pod').flatMap((pod): Mismatch[] => {
    const found = SYSTEM.find(([pattern]) => pattern.test(pod.name))
    if (found === undefined || isReady(pod)) return []
    const node = nodeOf(pod)
    return [
      {
        mechanism: found[1],
        service: node === '' || node === '<none>' ? pod.name : node,
        places: { node, workload: '' },
        facts: present(pod.fact('status'), pod.fact('readyCount'), pod.fact('condition.Ready')),
        basis: 'objects',
      },
    ]
  })
}
