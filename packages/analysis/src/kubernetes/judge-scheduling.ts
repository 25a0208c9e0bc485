import { stillHolds } from './judge-admission.ts'
import type { ClusterView, Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { factOfEvent, present, type MaybeFacts, type Mismatch } from './mismatch.ts'
import type { ObjectView } from './object-view.ts'
import type { MechanismId } from './mechanisms.ts'
import { judgeClaims } from './judge-claims.ts'

interface Reason {
  readonly count: number
  readonly mechanism: MechanismId
  readonly word: string
}

const REASONS: readonly (readonly [RegExp, MechanismId | 'insufficient'])[] = [
  [
    /(?<!\d)(\d+) (?:node\(s\) )?(?:had|have) (?:untolerated )?taints? (?:that the pod didn't tolerate|\{([^{}]*)\})/g,
    'taint',
  ],
  [/(?<!\d)(\d+) node\(s\) had untolerated taint\(s\)/g, 'taint'],
  [/(?<!\d)(\d+) node\(s\) didn't match (?:Pod's )?node affinity\/selector/g, 'node-affinity'],
  [/(?<!\d)(\d+) node\(s\) didn't match (?:Pod's )?node selector/g, 'node-selector'],
  [/(?<!\d)(\d+) node\(s\) didn't (?:match|satisfy) (?:existing pods )?(?:pod )?anti-?affinity/g, 'pod-anti-affinity'],
  [
    /(?<!\d)(\d+) node\(s\) didn't (?:match|satisfy) pod affinity(?! rules, \d+ node\(s\) didn't match pod anti)/g,
    'pod-affinity',
  ],
  [/(?<!\d)(\d+) node\(s\) didn't match pod topology spread/g, 'topology-spread'],
  [/(?<!\d)(\d+) Insufficient (cpu|memory)/g, 'insufficient'],
  [/(?<!\d)(\d+) Insufficient (ephemeral-storage|[\w.-]+\/[\w.-]+|pods)/g, 'insufficient-other'],
  [/(?<!\d)(\d+) Too many pods/g, 'too-many-pods'],
  [/(?<!\d)(\d+) node\(s\) didn't have free ports/g, 'host-port'],
  [/(?<!\d)(\d+) node\(s\) had volume node affinity conflict/g, 'volume-affinity'],
  [/(?<!\d)(\d+) node\(s\) exceed max volume count/g, 'max-volumes'],
  [/(?<!\d)(\d+) node\(s\) were unschedulable/g, 'cordon'],
]

const reasonsOf = (message: string): Reason[] => {
  const own = message.split(/\. preemption:/)[0]!
  return REASONS.flatMap(([pattern, mechanism]) =>
    [...own.matchAll(pattern)].map((match) => ({
      count: Number(match[1]),
      mechanism: mechanism === 'insufficient' ? (`insufficient-${match[2]}` as MechanismId) : mechanism,
      word: match[2] ?? '',
    })),
  ).filter(({ mechanism, word }) => !(mechanism === 'taint' && CONTROL_PLANE.test(word)))
}

const CONTROL_PLANE = /node-role\.kubernetes\.io\/(?:control-plane|master)/
const NODE_STATE =
  /node\.kubernetes\.io\/(not-ready|unreachable|unschedulable|disk-pressure|memory-pressure|pid-pressure|network-unavailable)/

/** Pods that find no node. */
export function judgeScheduling(cluster: ClusterView): Mismatch[] {
  return cluster.workloads.flatMap((workload) => {
    const failed = workload.events.filter(
      (event) => event.reason === 'FailedScheduling' && stillHolds(event, workload) && isPending(workload, event),
    )
    const claims = judgeClaims(workload, failed, cluster)
    if (claims.length > 0) return claims
    for (const event of failed) {
      const found = explain(event, workload, cluster)
      if (found !== null) return [found]
    }
    return failed.length === 0 ? cordoned(workload, cluster) : []
  })
}

/** Where the pods are known, one that no longer exists or has its node proves nothing. */
function isPending(workload: Workload, event: KubeEvent): boolean {
  const pod = workload.pods.find((one) => one.name === event.name)
  if (pod === undefined)
    return workload.pods.length === 0 && !workload.stories.some((story) => story.name === event.name && story.isPlaced)
  return isWaitingForNode(pod)
}

export const isWaitingForNode = (pod: ObjectView): boolean =>
  (pod.value('status') ?? pod.value('phase')) === 'Pending' && /^(?:<none>|)$/.test(pod.value('node') ?? '')

function explain(event: KubeEvent, workload: Workload, cluster: ClusterView): Mismatch | null {
  const reasons = reasonsOf(event.message)
  const others = reasons.filter((reason) => reason.mechanism !== 'cordon')
  const best = (others.length > 0 ? others : reasons).toSorted((a, b) => b.count - a.count)[0]
  if (best === undefined) return null
  const { spec } = workload
  const said = factOfEvent(event)
  const mismatch = (mechanism: MechanismId, places: Record<string, string>, ...facts: MaybeFacts): Mismatch => ({
    mechanism,
    service: workload.name,
    places: { nodes: String(best.count), ...places },
    facts: present(said, ...facts),
    basis: 'event',
  })
  switch (best.mechanism) {
    case 'node-affinity': {
      const wanted = (spec?.under('nodeSelector') ?? [])[0] ?? (workload.object?.under('nodeSelector') ?? [])[0]
      const right =
        wanted === undefined
          ? []
          : cluster.of('Node').filter((node) => node.value(`labels.${wanted[0]}`) === wanted[1].value)
      if (right.length > 0 && right.every((node) => node.value('unschedulable') === 'true'))
        return mismatch('cordon', {}, wanted![1], ...right.slice(0, 3).map((node) => node.fact('unschedulable')))
      if (right.length > 0 && right.every((node) => node.value('condition.Ready') !== 'True')) return null
      if (wanted !== undefined)
        return mismatch('node-selector', { selector: `${wanted[0]}=${wanted[1].value}` }, wanted[1])
      const known = workload.object?.isWhole || spec?.isWhole
      const rule = (spec?.under('affinity.node') ?? [])[0]
      return mismatch(
        known ? 'node-affinity' : 'node-selector-or-affinity',
        { selector: rule === undefined ? '' : rule[1].value },
        rule?.[1],
      )
    }
    case 'insufficient-cpu':
    case 'insufficient-memory': {
      const resource = best.mechanism.slice('insufficient-'.length)
      const request = spec
        ?.containers()
        .map((name) => spec.fact(`container.${name}.requests.${resource}`))
        .find((fact) => fact !== undefined)
      return mismatch(best.mechanism, { requested: request?.value ?? '' }, request, largest(cluster, resource))
    }
    case 'taint': {
      const state = NODE_STATE.exec(best.word)
      if (state !== null) return nodeTaint(state[1]!, mismatch, cluster)
      const taint = cluster
        .of('Node')
        .flatMap((node) => node.under('taint'))
        .find(([text]) => best.word === '' || text.startsWith(best.word.split(':')[0]!.trim()))
      return mismatch('taint', { taint: best.word.trim() || taint?.[0] || '' }, taint?.[1])
    }
    case 'cordon':
      return mismatch(
        'cordon',
        {},
        ...cluster
          .of('Node')
          .map((node) => (node.value('unschedulable') === 'true' ? node.fact('unschedulable') : undefined))
          .slice(0, 4),
      )
    default:
      return mismatch(best.mechanism, { resource: best.word })
  }
}

function nodeTaint(
  state: string,
  mismatch: (mechanism: MechanismId, places: Record<string, string>, ...facts: MaybeFacts) => Mismatch,
  cluster: ClusterView,
): Mismatch | null {
  if (state === 'unschedulable') return mismatch('cordon', {})
  if (cluster.lists('Node')) return null
  return mismatch('nodes-unready', { state: state.replaceAll('-', ' ') })
}

const largest = (cluster: ClusterView, resource: string) => {
  const nodes = cluster.of('Node').filter((node) => node.value('unschedulable') !== 'true')
  return nodes.map((node) => node.fact(`allocatable.${resource}`)).find((fact) => fact !== undefined)
}

/** Without a word of the scheduler: every node that could take it is cordoned, or nobody schedules at all. */
function cordoned(workload: Workload, cluster: ClusterView): Mismatch[] {
  const pod = workload.pods.find((one) => one.isWhole && isWaitingForNode(one))
  if (
    pod === undefined ||
    workload.events.some((event) => event.kind === 'Pod' && event.name === pod.name && ageOf(event) >= 0)
  )
    return []
  const nodes = cluster.of('Node')
  const open = nodes.filter((node) => node.value('unschedulable') !== 'true')
  const status = pod.fact('status') ?? pod.fact('phase')
  if (nodes.length > 0 && open.length === 0)
    return [
      {
        mechanism: 'cordon',
        service: workload.name,
        places: { nodes: String(nodes.length) },
        facts: present(status, ...nodes.slice(0, 3).map((node) => node.fact('unschedulable'))),
        basis: 'objects',
      },
    ]
  const master = nodes.find((node) => isControlPlane(node))
  return [
    {
      mechanism: 'scheduler-down',
      service: master?.name ?? 'kube-scheduler',
      places: { node: master?.name ?? 'the control plane', workload: workload.name },
      facts: present(status, pod.fact('node'), pod.fact('condition.PodScheduled')),
      basis: 'objects',
    },
  ]
}

export const isControlPlane = (node: ObjectView): boolean =>
  node
    .under('labels')
    .some(
      ([label, { value }]) =>
        /control-plane|role\/?master|node-role\.kubernetes\.io\/master/.test(label) ||
        (label === 'kubernetes.io/role' && /master|control/.test(value)),
    )
