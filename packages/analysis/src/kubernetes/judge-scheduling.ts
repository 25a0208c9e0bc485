import { stillHolds } from './judge-admission.ts'
import type { ClusterView, Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { factOfEvent, present, type MaybeFacts, type Mismatch } from './mismatch.ts'
import type { CitedFact, ObjectView } from './object-view.ts'
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
  const [own = ''] = message.split(/\. preemption:/)
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

/** An event of the scheduler, and the reason that it gives for most nodes. */
interface Refusal {
  readonly event: KubeEvent
  readonly best: Reason
  readonly workload: Workload
  readonly cluster: ClusterView
}

function mismatch(
  { event, best, workload }: Refusal,
  mechanism: MechanismId,
  places: Record<string, string>,
  ...facts: MaybeFacts
): Mismatch {
  return {
    mechanism,
    service: workload.name,
    places: { nodes: String(best.count), ...places },
    facts: present(factOfEvent(event), ...facts),
    basis: 'event',
  }
}

function explain(event: KubeEvent, workload: Workload, cluster: ClusterView): Mismatch | null {
  const reasons = reasonsOf(event.message)
  const others = reasons.filter((reason) => reason.mechanism !== 'cordon')
  const best = (others.length > 0 ? others : reasons).toSorted((a, b) => b.count - a.count)[0]
  if (best === undefined) return null
  const refusal: Refusal = { event, best, workload, cluster }
  switch (best.mechanism) {
    case 'node-affinity':
      return explainAffinity(refusal)
    case 'insufficient-cpu':
    case 'insufficient-memory':
      return explainInsufficient(refusal)
    case 'taint':
      return explainTaint(refusal)
    case 'cordon':
      return mismatch(refusal, 'cordon', {}, ...cluster.of('Node').map(cordonOf).slice(0, 4))
    default:
      return mismatch(refusal, best.mechanism, { resource: best.word })
  }
}

const isCordoned = (node: ObjectView): boolean => node.value('unschedulable') === 'true'

const cordonOf = (node: ObjectView): CitedFact | undefined =>
  isCordoned(node) ? node.fact('unschedulable') : undefined

/** A selector of nodes, whose nodes may be cordoned or down, or a rule of affinity. */
function explainAffinity(refusal: Refusal): Mismatch | null {
  const { workload, cluster } = refusal
  const wanted = firstUnder(workload.spec, 'nodeSelector') ?? firstUnder(workload.object, 'nodeSelector')
  if (wanted === undefined) return explainRule(refusal)
  const [label, fact] = wanted
  const right = cluster.of('Node').filter((node) => node.value(`labels.${label}`) === fact.value)
  if (right.length > 0 && right.every(isCordoned))
    return mismatch(refusal, 'cordon', {}, fact, ...right.slice(0, 3).map((node) => node.fact('unschedulable')))
  if (right.length > 0 && right.every((node) => node.value('condition.Ready') !== 'True')) return null
  return mismatch(refusal, 'node-selector', { selector: `${label}=${fact.value}` }, fact)
}

const firstUnder = (view: ObjectView | null, path: string) => view?.under(path)[0]

function explainRule(refusal: Refusal): Mismatch {
  const { spec, object } = refusal.workload
  const isKnown = object?.isWhole || spec?.isWhole
  const rule = firstUnder(spec, 'affinity.node')?.[1]
  return mismatch(
    refusal,
    isKnown ? 'node-affinity' : 'node-selector-or-affinity',
    { selector: rule === undefined ? '' : rule.value },
    rule,
  )
}

function explainInsufficient(refusal: Refusal): Mismatch {
  const { best, workload, cluster } = refusal
  const { spec } = workload
  const resource = best.mechanism.slice('insufficient-'.length)
  const request = spec
    ?.containers()
    .map((name) => spec.fact(`container.${name}.requests.${resource}`))
    .find((fact) => fact !== undefined)
  return mismatch(refusal, best.mechanism, { requested: request?.value ?? '' }, request, largest(cluster, resource))
}

function explainTaint(refusal: Refusal): Mismatch | null {
  const { best, cluster } = refusal
  const state = NODE_STATE.exec(best.word)?.[1]
  if (state !== undefined) return explainState(refusal, state)
  const [key = ''] = best.word.split(':')
  const taint = cluster
    .of('Node')
    .flatMap((node) => node.under('taint'))
    .find(([text]) => best.word === '' || text.startsWith(key.trim()))
  return mismatch(refusal, 'taint', { taint: best.word.trim() || taint?.[0] || '' }, taint?.[1])
}

/** The taint of a node that is not well. */
function explainState(refusal: Refusal, state: string): Mismatch | null {
  if (state === 'unschedulable') return mismatch(refusal, 'cordon', {})
  if (refusal.cluster.lists('Node')) return null
  return mismatch(refusal, 'nodes-unready', { state: state.replaceAll('-', ' ') })
}

const largest = (cluster: ClusterView, resource: string) => {
  const nodes = cluster.of('Node').filter((node) => !isCordoned(node))
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
  const open = nodes.filter((node) => !isCordoned(node))
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
