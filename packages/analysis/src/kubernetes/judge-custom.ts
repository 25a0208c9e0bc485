import type { ClusterView } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import { factOfEvent, present, type Mismatch } from './mismatch.ts'
import type { ObjectView } from './object-view.ts'

const RECENT_SECONDS = 900
/** Kinds of operators whose state says whether what they manage is as it should be. */
const MANAGED =
  /^(?:Certificate|CertificateRequest|Issuer|ClusterIssuer|Order|Challenge|Application|ApplicationSet|Kustomization|HelmRelease|HelmRepository|HelmChart|GitRepository|OCIRepository|Bucket|ExternalSecret|SecretStore|ClusterSecretStore|ScaledObject)$/
const HEALTHY = ['Ready', 'Synced', 'Healthy', 'Available'] as const
/** A state on the way to a better one. */
const PASSING =
  /^(?:Progressing|DoesNotExist|Pending|DependencyNotReady|ReconciliationInProgress|Issuing|Initializing)$/i

/** Objects of cert-manager, Argo CD, Flux and their like that their controllers cannot bring about. */
export function judgeCustom(cluster: ClusterView): Mismatch[] {
  const objects = cluster.objects.filter(({ kind }) => MANAGED.test(kind)).flatMap(judgeObject)
  const known = new Set(objects.map(({ service }) => service))
  return [...objects, ...judgeEvents(cluster).filter(({ service }) => !known.has(service))]
}

function judgeObject(object: ObjectView): Mismatch[] {
  for (const condition of HEALTHY) {
    const fact = object.fact(`condition.${condition}`)
    const reason = object.value(`condition.${condition}.reason`) ?? ''
    if (fact?.value !== 'False' || PASSING.test(reason)) continue
    return [
      {
        mechanism: 'managed-fails',
        service: object.name,
        places: { kind: object.kind, because: reason },
        facts: present(fact, object.fact(`condition.${condition}.message`)),
        basis: 'objects',
      },
    ]
  }
  return []
}

/** The last word on each: what was mended since is no matter. */
function judgeEvents({ events }: ClusterView): Mismatch[] {
  const ofObject = Map.groupBy(
    events.filter(({ kind }) => MANAGED.test(kind)),
    ({ kind, name }) => `${kind}/${name}`,
  )
  return [...ofObject.values()].flatMap(([last]): Mismatch[] =>
    last === undefined || last.type !== 'Warning' || ageOf(last) > RECENT_SECONDS
      ? []
      : [
          {
            mechanism: 'managed-fails',
            service: last.name,
            places: { kind: last.kind, because: last.reason },
            facts: [factOfEvent(last)],
            basis: 'event',
          },
        ],
  )
}
