import type { ClusterView, Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { factOfEvent, present, type Mismatch } from './mismatch.ts'
import { readQuantity } from './read-quantity.ts'
import type { MechanismId } from './mechanisms.ts'

const QUOTA =
  /exceeded quota: ([\w.-]+), requested: ([^\s=]+)=([\w.]+),\S* used: [^\s=]+=([\w.]+),\S* limited: [^\s=]+=([\w.]+)/
const REFUSED: readonly (readonly [pattern: RegExp, mechanism: MechanismId, place: string])[] = [
  [/serviceaccount "([\w.-]+)" not found/i, 'missing-service-account', 'account'],
  [/violates PodSecurity "([^"]+)"/, 'pod-security', 'level'],
  [/failed calling webhook "([^"]+)"/, 'webhook-fails', 'webhook'],
  [/admission webhook "([^"]+)" denied the request/, 'webhook-denies', 'webhook'],
  [
    /(?:maximum|minimum) (cpu|memory|storage) usage per (?:Container|Pod|PersistentVolumeClaim) is/,
    'limit-range',
    'resource',
  ],
  [/no PriorityClass with name ([\w.-]+) was found/, 'missing-priority-class', 'class'],
  [/RuntimeClass(?:\.node\.k8s\.io)? "?([\w.-]+)"? not found/i, 'missing-runtime-class', 'class'],
]

/** Who answers for a webhook, by the address that the API server calls. */
const WEBHOOK_SERVICE = /https:\/\/([\w-]+)\.[\w-]+\.svc\b/

/** Where no object tells how it is now, older events tell of the past. */
export const RECENT_SECONDS = 600

/** Pods that the API refuses to create. */
export function judgeAdmission(cluster: ClusterView): Mismatch[] {
  return [
    ...eachPeerOnce(cluster.workloads.flatMap((workload) => refusals(workload, cluster))),
    ...usedUpQuotas(cluster),
  ]
}

/** All that wait for the same webhook have the same to say of it. */
const eachPeerOnce = (found: readonly Mismatch[]): Mismatch[] =>
  found.filter(
    ({ mechanism, service }, index) =>
      mechanism !== 'webhook-fails' ||
      found.findIndex((other) => other.mechanism === mechanism && other.service === service) === index,
  )

/** An event that a later success of the same workload has overtaken tells of nothing that still holds. */
export function stillHolds(event: KubeEvent, workload: Workload): boolean {
  if (workload.isFailing === false || (workload.isFailing === null && ageOf(event) > RECENT_SECONDS)) return false
  return !workload.events.some(
    (other) =>
      other.type === 'Normal' &&
      /^(?:SuccessfulCreate|Scheduled|Started|Created)$/.test(other.reason) &&
      (ageOf(other) < ageOf(event) - 1 || isRetryOf(other, event)),
  )
}

/** A set that is refused tries again at once: what it created within the same second came after. */
const isRetryOf = (other: KubeEvent, event: KubeEvent): boolean =>
  event.reason === 'FailedCreate' && other.name.startsWith(event.name) && ageOf(other) <= ageOf(event)

/** Pods that exist were not refused. */
const lacksPods = ({ object, pods }: Workload): boolean => {
  const wanted = object?.number('replicas') ?? null
  return wanted === null ? pods.length === 0 : pods.length < wanted
}

function refusals(workload: Workload, cluster: ClusterView): Mismatch[] {
  const refused = workload.events.filter(
    (event) => event.reason === 'FailedCreate' && lacksPods(workload) && stillHolds(event, workload),
  )
  const found =
    refusedByQuota(refused, workload, cluster) ??
    refusedByRule(refused, workload, cluster) ??
    missingAccount(workload, cluster) ??
    refusedSomehow(refused, workload)
  return found === null ? [] : [found]
}

function refusedByQuota(refused: readonly KubeEvent[], workload: Workload, cluster: ClusterView): Mismatch | null {
  for (const event of refused) {
    const quota = QUOTA.exec(event.message)
    if (quota) return quotaMismatch(event, quota, workload, cluster)
  }
  return null
}

function refusedByRule(refused: readonly KubeEvent[], workload: Workload, cluster: ClusterView): Mismatch | null {
  for (const event of refused)
    for (const [pattern, mechanism, place] of REFUSED) {
      const match = pattern.exec(event.message)
      if (match === null || (mechanism === 'missing-service-account' && hasAccount(cluster, match[1]))) continue
      const peer = mechanism === 'webhook-fails' ? WEBHOOK_SERVICE.exec(event.message)?.[1] : undefined
      return {
        mechanism,
        service: peer ?? workload.name,
        places: { [place]: match[1] ?? '', workload: workload.name, peer: peer ?? 'the service behind it' },
        facts: present(workload.object?.fact('serviceAccount'), factOfEvent(event)),
        basis: 'event',
      }
    }
  return null
}

const hasAccount = (cluster: ClusterView, name: string | undefined): boolean =>
  cluster.of('ServiceAccount').some((one) => one.name === name)

/** The listing of accounts does not show the one that the workload names. */
function missingAccount(workload: Workload, cluster: ClusterView): Mismatch | null {
  const account = workload.spec?.fact('serviceAccount')
  if (!workload.isFailing || workload.pods.length > 0 || account === undefined) return null
  if (cluster.of('ServiceAccount').length < 2 || hasAccount(cluster, account.value)) return null
  return {
    mechanism: 'missing-service-account',
    service: workload.name,
    places: { account: account.value },
    facts: [account],
    basis: 'objects',
  }
}

function refusedSomehow([event]: readonly KubeEvent[], workload: Workload): Mismatch | null {
  if (event === undefined) return null
  return {
    mechanism: 'creation-refused',
    service: workload.name,
    places: { because: event.message },
    facts: [factOfEvent(event)],
    basis: 'event',
  }
}

const kindOfResource = (resource: string): MechanismId =>
  /cpu/.test(resource)
    ? 'quota-cpu'
    : /memory/.test(resource)
      ? 'quota-memory'
      : /storage|persistentvolumeclaims/.test(resource)
        ? 'quota-storage'
        : /pods/.test(resource)
          ? 'quota-pods'
          : /services/.test(resource)
            ? 'quota-services'
            : 'quota-other'

function quotaMismatch(event: KubeEvent, match: RegExpExecArray, workload: Workload, cluster: ClusterView): Mismatch {
  const [, quota = '', resource = '', requested = '', used = '', limited = ''] = match
  const object = cluster.of('ResourceQuota').find((one) => one.name === quota)
  const namespace = object?.namespace ?? workload.namespace ?? event.namespace ?? 'the namespace'
  return {
    mechanism: kindOfResource(resource),
    service: namespace,
    places: {
      namespace,
      quota,
      resource,
      requested,
      used,
      limited,
      workload: workload.name,
    },
    facts: present(factOfEvent(event), object?.fact(`hard.${resource}`)),
    basis: 'event',
  }
}

/** A quota with nothing left, or less than a claim that never came to be would need. */
function usedUpQuotas(cluster: ClusterView): Mismatch[] {
  const said = cluster.events.some((event) => QUOTA.test(event.message) && event.reason === 'FailedCreate')
  const lostClaims = cluster.events.filter((event) => /persistentvolumeclaim "[\w.-]+" not found/.test(event.message))
  return cluster.of('ResourceQuota').flatMap((quota) =>
    quota.under('hard').flatMap(([resource, hard]): Mismatch[] => {
      const used = quota.fact(`used.${resource}`)
      if (used === undefined) return []
      const isFull = readQuantity(used.value) >= readQuantity(hard.value)
      const namespace = quota.namespace ?? 'the namespace'
      const mechanism = kindOfResource(resource)
      const starves =
        mechanism === 'quota-storage'
          ? lostClaims.length > 0
          : isFull &&
            !said &&
            (mechanism === 'quota-services' ||
              cluster.workloads.some((one) => one.isFailing === true && one.pods.length === 0))
      if (!starves) return []
      const claim = lostClaims[0]
      return [
        {
          mechanism,
          service: namespace,
          places: {
            namespace,
            quota: quota.name,
            resource,
            used: used.value,
            limited: hard.value,
            requested: 'more than is left',
            workload: claim === undefined ? '' : claim.name,
          },
          facts: present(hard, claim === undefined ? undefined : factOfEvent(claim)),
          basis: 'objects',
        },
      ]
    }),
  )
}
