import type { World } from '../detect/world.ts'
import { nodeOf, viewCluster, type ClusterView } from './cluster-view.ts'
import { judgeAdmission } from './judge-admission.ts'
import { judgeCallers } from './judge-callers.ts'
import { judgeClaimEvents } from './judge-claim-events.ts'
import { judgeCustom } from './judge-custom.ts'
import { judgeDns, judgeLogs } from './judge-logs.ts'
import { judgeNodes } from './judge-nodes.ts'
import { judgePolicies } from './judge-policies.ts'
import { judgeRouting } from './judge-routing.ts'
import { judgeRun } from './judge-run.ts'
import { judgeScheduling } from './judge-scheduling.ts'
import { judgeSlowNodes } from './judge-slow-nodes.ts'
import { judgeStart } from './judge-start.ts'
import { judgeUnplaced } from './judge-unplaced.ts'
import { MECHANISMS, SIGNS, type MechanismId } from './mechanisms.ts'
import { NOTHING } from './merge-objects.ts'
import type { Mismatch } from './mismatch.ts'

const RULES: readonly ((cluster: ClusterView) => Mismatch[])[] = [
  judgeNodes,
  judgeSlowNodes,
  judgeAdmission,
  judgeScheduling,
  judgeClaimEvents,
  judgeUnplaced,
  judgeStart,
  judgeRun,
  judgeRouting,
  judgeLogs,
  judgeDns,
  judgeCallers,
  judgePolicies,
  judgeCustom,
]

/** Everything in a cluster that does not fit, without what merely follows from something deeper. */
export function judgeCluster(world: World): Mismatch[] {
  const cluster = viewCluster(world.digest.objects ?? NOTHING, world)
  const found = withoutRepeats(RULES.flatMap((rule) => rule(cluster)))
  const causes = found.filter(({ mechanism }) => !SIGNS.has(mechanism))
  const onNodes = unreadyNodes(causes, cluster)
  return found.filter((one) => {
    if (onNodes.has(one.service) && MECHANISMS[one.mechanism].severity !== 'critical') return false
    if (
      MINOR.has(one.mechanism) &&
      causes.some((cause) => cause.service === one.service && !MINOR.has(cause.mechanism))
    )
      return false
    return !SIGNS.has(one.mechanism) || !causes.some((cause) => explains(cause, one))
  })
}

/** A setting that may be unused counts only where nothing plainer is wrong with its owner. */
const MINOR: ReadonlySet<MechanismId> = new Set(['address-unknown', 'address-port'])

const explains = (cause: Mismatch, sign: Mismatch): boolean =>
  cause.service === sign.service ||
  cause.places['workload'] === sign.service ||
  /^(?:scheduler-down|api-down|etcd-down|controller-down|quota-storage|database-connections|database-read-only)$/.test(
    cause.mechanism,
  )

function withoutRepeats(list: readonly Mismatch[]): Mismatch[] {
  const seen = new Set<string>()
  return list.filter(({ mechanism, service }) => {
    const key = `${mechanism}/${service}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Workloads that a failed node explains: every pod that is not ready stands on it. */
function unreadyNodes(causes: readonly Mismatch[], cluster: ClusterView): Set<string> {
  const nodes = new Set(
    causes
      .filter(
        ({ mechanism }) => mechanism === 'kubelet-down' || mechanism === 'runtime-down' || mechanism === 'node-network',
      )
      .map(({ service }) => service),
  )
  if (nodes.size === 0) return new Set()
  return new Set(
    cluster.workloads
      .filter((workload) => workload.isFailing === true && workload.pods.some((pod) => nodes.has(nodeOf(pod))))
      .map((workload) => workload.name),
  )
}
