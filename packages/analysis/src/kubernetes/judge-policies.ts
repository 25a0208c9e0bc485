import { isNamedInComplaint, type ClusterView, type Workload } from './cluster-view.ts'
import { labelsOf, sameSpace } from './labels-of.ts'
import { isOf, textOf } from './judge-logs.ts'
import { factOfEvent, present, type Mismatch } from './mismatch.ts'
import type { ObjectView } from './object-view.ts'

const NO_ANSWER = /timed? ?out|deadline exceeded|no route to host|unreachable|EAI_AGAIN/i
const BLOCKED = /Cannot evict pod as it would violate the pod's disruption budget/

/** Policies that keep apart what belongs together: of networks, and of disruptions. */
export const judgePolicies = (cluster: ClusterView): Mismatch[] => [
  ...cluster.of('NetworkPolicy').flatMap((policy) => judgeNetworkPolicy(policy, cluster)),
  ...cluster.of('PodDisruptionBudget').flatMap((budget) => judgeBudget(budget, cluster)),
]

function judgeNetworkPolicy(policy: ObjectView, cluster: ClusterView): Mismatch[] {
  const inward = policy.fact('denied.ingress')
  const outward = policy.fact('denied.egress')
  if (inward === undefined && outward === undefined) return []
  return cluster.workloads
    .filter((workload) => sameSpace(policy, workload) && isChosen(policy, workload))
    .filter(
      (workload) =>
        (inward !== undefined && isNamedInComplaint(workload.name, cluster, NO_ANSWER)) ||
        (outward !== undefined && cluster.lines.some((line) => isOf(line, workload) && NO_ANSWER.test(textOf(line)))),
    )
    .map((workload) => ({
      mechanism: 'policy-blocks',
      service: workload.name,
      places: { policy: policy.name },
      facts: present(inward ?? outward, policy.under('selector')[0]?.[1]),
      basis: 'objects',
    }))
}

const isChosen = (policy: ObjectView, workload: Workload): boolean => {
  const labels = labelsOf(workload)
  return policy.under('selector').every(([key, { value }]) => labels?.get(key)?.value === value)
}

/** A budget that allows no disruption at all matters where an eviction was refused for it. */
function judgeBudget(budget: ObjectView, cluster: ClusterView): Mismatch[] {
  const allowed = budget.fact('allowed')
  const refused = cluster.events.find(({ message }) => BLOCKED.test(message))
  const line = cluster.lines.find((one) => BLOCKED.test(textOf(one)))
  if (allowed?.value !== '0' || (refused === undefined && line === undefined)) return []
  return [
    {
      mechanism: 'budget-blocks',
      service: budget.name,
      places: { least: budget.value('minAvailable') ?? '' },
      facts: present(
        allowed,
        refused === undefined ? undefined : factOfEvent(refused),
        line === undefined ? undefined : { value: line.event.message, ref: line.event.ref, raw: line.event.raw },
      ),
      basis: 'objects',
    },
  ]
}
