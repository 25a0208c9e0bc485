import { childOf, type DescribedNode } from './described-node.ts'

/** Keys at the margin that only descriptions of one kind have; `kubectl describe` names no kind. */
const KEYS: readonly (readonly [kind: string, ...keys: string[]])[] = [
  ['Node', 'Roles', 'Taints'],
  ['Deployment', 'Pod Template', 'StrategyType'],
  ['DaemonSet', 'Pod Template', 'Desired Number of Nodes Scheduled'],
  ['CronJob', 'Schedule', 'Concurrency Policy'],
  ['Job', 'Pod Template', 'Parallelism'],
  ['ReplicaSet', 'Pod Template', 'Controlled By'],
  ['StatefulSet', 'Pod Template', 'Update Strategy'],
  ['StatefulSet', 'Pod Template', 'Volume Claims'],
  ['ReplicaSet', 'Pod Template', 'Pods Status'],
  ['Pod', 'Containers', 'Node'],
  ['Pod', 'Containers', 'Status'],
  ['EndpointSlice', 'AddressType'],
  ['Endpoints', 'Subsets'],
  ['Service', 'Session Affinity', 'Selector'],
  ['Service', 'Session Affinity', 'Type'],
  ['PersistentVolume', 'Reclaim Policy', 'Access Modes'],
  ['PersistentVolumeClaim', 'Access Modes', 'Volume'],
  ['StorageClass', 'Provisioner', 'ReclaimPolicy'],
  ['ServiceAccount', 'Mountable secrets'],
  ['Ingress', 'Rules', 'Default backend'],
  ['Ingress', 'Rules', 'Ingress Class'],
  ['HorizontalPodAutoscaler', 'Reference', 'Metrics'],
  ['PodDisruptionBudget', 'Allowed disruptions'],
  ['PodDisruptionBudget', 'Status', 'Min available'],
  ['PodDisruptionBudget', 'Status', 'Max unavailable'],
  ['Secret', 'Type', 'Data'],
  ['ConfigMap', 'Data'],
]

export function kindOfDescription(nodes: readonly DescribedNode[]): string | null {
  const named = childOf(nodes, 'Kind')?.value
  if (named !== undefined && named !== '') return named
  const keys = new Set(nodes.map((node) => node.key))
  const found = KEYS.find(([, ...needed]) => needed.every((key) => keys.has(key)))
  if (found !== undefined) return found[0]
  if (nodes.some((node) => /^Resource\s+Used\s+Hard/.test(node.text))) return 'ResourceQuota'
  if (nodes.some((node) => /^Type\s+Resource\s+Min/.test(node.text))) return 'LimitRange'
  const spec = childOf(nodes, 'Spec')
  return spec?.children.some((node) => node.key === 'PodSelector') ? 'NetworkPolicy' : null
}
