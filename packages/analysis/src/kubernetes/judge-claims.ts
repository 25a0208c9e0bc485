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
  const missing = failed
    .map((event) => ({ event, name: /persistentvolumeclaim "([\w.-]+)" not found/.exec(event.message)?.[1] }))
    .find(({ name }) => name !== undefined)
  if (missing !== undefined)
    return [
      {
        mechanism: 'missing-claim',
        service: workload.name,
        places: { claim: missing.name! },
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

function explainClaim(claim: ObjectView, workload: Workload, cluster: ClusterView): Mismatch {
  const volumes = cluster.of('PersistentVolume')
  const events = cluster.events.filter((event) => event.kind === 'PersistentVolumeClaim' && event.name === claim.name)
  const said = events.find((event) => event.type === 'Warning') ?? events[0]
  const wanted = claim.value('class') ?? ''
  const base = (mechanism: Mismatch['mechanism'], places: Record<string, string>, ...facts: MaybeFacts): Mismatch => ({
    mechanism,
    service: workload.name,
    places: { claim: claim.name, class: wanted || 'none', ...places },
    facts: present(claim.fact('phase'), ...facts, said === undefined ? undefined : factOfEvent(said)),
    basis: 'objects',
  })
  const classes = cluster.of('StorageClass')
  if (
    /storageclass\S{0,60} "?[\w.-]+"? not found/i.test(said?.message ?? '') ||
    (wanted !== '' &&
      classes.length > 0 &&
      !classes.some((one) => one.name === wanted) &&
      !volumes.some((one) => one.value('class') === wanted))
  )
    return base('claim-class', {}, claim.fact('class'))
  const named = claim.value('volume') || undefined
  const taken = volumes.find(
    (volume) =>
      volume.value('phase') === 'Bound' &&
      (named === undefined || volume.name === named) &&
      !(volume.value('claim') ?? '').endsWith(`/${claim.name}`),
  )
  const free = volumes.filter((volume) => volume.value('phase') === 'Available')
  const alike = free.filter((volume) => (volume.value('class') ?? '') === wanted)
  const asked = stated(claim.fact('request')) ?? stated(claim.fact('capacity'))
  const modes = stated(claim.fact('modes'))
  for (const volume of alike) {
    const size = volume.fact('capacity')
    const offered = volume.fact('modes')
    if (
      modes !== undefined &&
      offered !== undefined &&
      !offered.value.split(',').some((mode) => modes.value.split(',').includes(mode))
    )
      return base('claim-mode', { volume: volume.name, asked: modes.value, offered: offered.value }, modes, offered)
    if (asked !== undefined && size !== undefined && readQuantity(asked.value) > readQuantity(size.value))
      return base('claim-size', { volume: volume.name, asked: asked.value, offered: size.value }, asked, size)
    if (claim.under('claimSelector').length > 0)
      return base('claim-selector', { volume: volume.name }, claim.under('claimSelector')[0]?.[1], volume.first())
    // A pending claim's description leaves out what it asks for: what is unusual about the volume decides.
    if (modes === undefined && offered !== undefined && !offered.value.includes('RWO'))
      return base('claim-mode', { volume: volume.name, asked: 'another', offered: offered.value }, offered)
    return base('claim-size-or-selector', { volume: volume.name, offered: size?.value ?? '' }, size)
  }
  if (free.length > 0)
    return base('claim-class', { volume: free[0]!.name }, claim.fact('class'), free[0]!.fact('class'))
  if (taken !== undefined)
    return base(
      'volume-taken',
      { volume: taken.name, holder: (taken.value('claim') ?? '').split('/').at(-1) ?? '' },
      taken.fact('claim'),
    )
  if (volumes.some((volume) => volume.value('phase') === 'Released')) {
    const released = volumes.find((volume) => volume.value('phase') === 'Released')!
    return base('volume-taken', { volume: released.name, holder: 'a claim that is gone' }, released.fact('phase'))
  }
  return base('no-volume', {})
}

/** A claim that waits has empty fields. */
const stated = (fact: CitedFact | undefined): CitedFact | undefined => (fact?.value === '' ? undefined : fact)
