import type { ClusterView, Workload } from './cluster-view.ts'
import type { KubeEvent } from './kube-object.ts'
import { factOfEvent, present, type MaybeFacts, type Mismatch } from './mismatch.ts'
import type { CitedFact, ObjectView } from './object-view.ts'
import { readQuantity } from './read-quantity.ts'

/** Claims for storage that a workload waits for, and why no volume takes them. */
export function judgeClaims(workload: Workload, failed: readonly KubeEvent[], cluster: ClusterView): Mismatch[] {
  const names = new Set(
    [workload.spec, workload.object].flatMap((one) =>
      (one?.under('volume') ?? [])
        .map(([, { value }]) => /^claim (\S+)/.exec(value)?.[1])
        .filter((name) => name !== undefined),
    ),
  )
  const pending = cluster
    .of('PersistentVolumeClaim')
    .filter((claim) => isUnbound(claim) && (names.has(claim.name) || usedBy(claim, workload)))
  for (const claim of pending) return [explainClaim(claim, workload, cluster)]
  const [missing] = failed.flatMap((event) => {
    const name = /persistentvolumeclaim "([\w.-]+)" not found/.exec(event.message)?.[1]
    return name === undefined ? [] : [{ event, name }]
  })
  if (missing !== undefined)
    return [
      {
        mechanism: 'missing-claim',
        service: workload.name,
        places: { claim: missing.name },
        facts: [factOfEvent(missing.event)],
        basis: 'event',
      },
    ]
  const unbound = failed.find((event) => /unbound immediate PersistentVolumeClaims/.test(event.message))
  return unbound === undefined
    ? []
    : [
        {
          mechanism: 'claim-unbound',
          service: workload.name,
          places: {},
          facts: [factOfEvent(unbound)],
          basis: 'event',
        },
      ]
}

const isUnbound = (claim: ObjectView): boolean => claim.value('phase') === 'Pending' || claim.value('phase') === 'Lost'

const usedBy = (claim: ObjectView, workload: Workload): boolean =>
  workload.pods.some((pod) => (claim.value('usedBy') ?? '').split(/[\s,]+/).includes(pod.name))

/** A claim without a volume, and what was said of it. */
interface WaitingClaim {
  readonly claim: ObjectView
  readonly workload: Workload
  readonly said: KubeEvent | undefined
  /** Its class. */
  readonly wanted: string
}

function because(
  { claim, workload, said, wanted }: WaitingClaim,
  mechanism: Mismatch['mechanism'],
  places: Record<string, string>,
  ...facts: MaybeFacts
): Mismatch {
  return {
    mechanism,
    service: workload.name,
    places: { claim: claim.name, class: wanted || 'none', ...places },
    facts: present(claim.fact('phase'), ...facts, said === undefined ? undefined : factOfEvent(said)),
    basis: 'objects',
  }
}

function explainClaim(claim: ObjectView, workload: Workload, cluster: ClusterView): Mismatch {
  const events = cluster.events.filter((event) => event.kind === 'PersistentVolumeClaim' && event.name === claim.name)
  const said = events.find((event) => event.type === 'Warning') ?? events[0]
  const waiting: WaitingClaim = { claim, workload, said, wanted: claim.value('class') ?? '' }
  const volumes = cluster.of('PersistentVolume')
  if (lacksClass(waiting, volumes, cluster)) return because(waiting, 'claim-class', {}, claim.fact('class'))
  const free = volumes.filter((volume) => volume.value('phase') === 'Available')
  const alike = free.find((volume) => (volume.value('class') ?? '') === waiting.wanted)
  if (alike !== undefined) return explainUnfit(waiting, alike)
  const [first] = free
  if (first !== undefined)
    return because(waiting, 'claim-class', { volume: first.name }, claim.fact('class'), first.fact('class'))
  return explainTaken(waiting, volumes) ?? because(waiting, 'no-volume', {})
}

/** Nobody provides volumes of its class. */
function lacksClass({ said, wanted }: WaitingClaim, volumes: readonly ObjectView[], cluster: ClusterView): boolean {
  if (/storageclass\S{0,60} "?[\w.-]+"? not found/i.test(said?.message ?? '')) return true
  const classes = cluster.of('StorageClass')
  return (
    wanted !== '' &&
    classes.length > 0 &&
    !classes.some((one) => one.name === wanted) &&
    !volumes.some((one) => one.value('class') === wanted)
  )
}

/** Why a free volume of its class is not taken. */
function explainUnfit(waiting: WaitingClaim, volume: ObjectView): Mismatch {
  const { claim } = waiting
  const asked = stated(claim.fact('request')) ?? stated(claim.fact('capacity'))
  const modes = stated(claim.fact('modes'))
  const size = volume.fact('capacity')
  const offered = volume.fact('modes')
  if (modes !== undefined && offered !== undefined && !shareMode(modes.value, offered.value))
    return because(
      waiting,
      'claim-mode',
      { volume: volume.name, asked: modes.value, offered: offered.value },
      modes,
      offered,
    )
  if (asked !== undefined && size !== undefined && readQuantity(asked.value) > readQuantity(size.value))
    return because(waiting, 'claim-size', { volume: volume.name, asked: asked.value, offered: size.value }, asked, size)
  const selector = claim.under('claimSelector')
  if (selector.length > 0)
    return because(waiting, 'claim-selector', { volume: volume.name }, selector[0]?.[1], volume.first())
  // A pending claim's description leaves out what it asks for: what is unusual about the volume decides.
  if (modes === undefined && offered !== undefined && !offered.value.includes('RWO'))
    return because(waiting, 'claim-mode', { volume: volume.name, asked: 'another', offered: offered.value }, offered)
  return because(waiting, 'claim-size-or-selector', { volume: volume.name, offered: size?.value ?? '' }, size)
}

const shareMode = (asked: string, offered: string): boolean =>
  offered.split(',').some((mode) => asked.split(',').includes(mode))

/** Others hold the volumes, or did. */
function explainTaken(waiting: WaitingClaim, volumes: readonly ObjectView[]): Mismatch | null {
  const { claim } = waiting
  const named = claim.value('volume') || undefined
  const taken = volumes.find(
    (volume) =>
      volume.value('phase') === 'Bound' &&
      (named === undefined || volume.name === named) &&
      !(volume.value('claim') ?? '').endsWith(`/${claim.name}`),
  )
  if (taken !== undefined) {
    const holder = (taken.value('claim') ?? '').split('/').at(-1) ?? ''
    return because(waiting, 'volume-taken', { volume: taken.name, holder }, taken.fact('claim'))
  }
  const released = volumes.find((volume) => volume.value('phase') === 'Released')
  if (released === undefined) return null
  const places = { volume: released.name, holder: 'a claim that is gone' }
  return because(waiting, 'volume-taken', places, released.fact('phase'))
}

/** A claim that waits has empty fields. */
const stated = (fact: CitedFact | undefined): CitedFact | undefined => (fact?.value === '' ? undefined : fact)
