import type { KubeEvent, ObjectDigest, ObjectSighting } from './kube-object.ts'

const MAX_PODS = 2000
const MAX_OF_KIND = 500
const MAX_EVENTS = 6000

/** Union by place, where what was recorded later holds; past its bound the last of each kind fall away, whatever the order of merging. */
export const mergeObjects = (a: ObjectDigest, b: ObjectDigest): ObjectDigest => ({
  sightings: union<ObjectSighting>(a.sightings, b.sightings, smallestOfKinds, laterSighting),
  events: union<KubeEvent>(a.events, b.events, (keys) => keys.slice(0, MAX_EVENTS), laterEvent),
})

export const mergeObjectsOf = (a: ObjectDigest | undefined, b: ObjectDigest | undefined): ObjectDigest | undefined =>
  a === undefined ? b : b === undefined ? a : mergeObjects(a, b)

/** Kinds that rules compare with each other; all others share one bound. */
const KINDS =
  /^\["(?:Pod|Node|Service|Endpoints|EndpointSlice|Deployment|StatefulSet|DaemonSet|ReplicaSet|Job|ConfigMap|Secret|ServiceAccount|PersistentVolume|PersistentVolumeClaim|StorageClass|ResourceQuota|Ingress|NetworkPolicy|PodMetrics)"/

/** Thousands of one kind leave room for the few of another. */
function smallestOfKinds(keys: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return keys.filter((key) => {
    const kind = KINDS.exec(key)?.[0] ?? ''
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= (kind === '["Pod"' ? MAX_PODS : MAX_OF_KIND)
  })
}

const lastLineOf = ({ facts }: ObjectSighting): number => Math.max(0, ...Object.values(facts).map(({ line }) => line))

export const laterSighting = (a: ObjectSighting, b: ObjectSighting): ObjectSighting =>
  later(a, b, (a.seenMs ?? 0) - (b.seenMs ?? 0) || lastLineOf(a) - lastLineOf(b))

export const laterEvent = (a: KubeEvent, b: KubeEvent): KubeEvent =>
  later(a, b, (a.timestampMs ?? 0) - (b.timestampMs ?? 0) || a.count - b.count || a.line - b.line)

/** At the same moment, the text decides: no order of merging may matter. */
const later = <T>(a: T, b: T, order: number): T =>
  order === 0 ? (JSON.stringify(a) >= JSON.stringify(b) ? a : b) : order > 0 ? a : b

function union<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  bound: (keys: readonly string[]) => readonly string[],
  choose: (a: T, b: T) => T,
): Record<string, T> {
  const keys = bound([...new Set([...Object.keys(a), ...Object.keys(b)])].sort())
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [one, other] = [a[key], b[key]]
      const kept = one === undefined || other === undefined ? (one ?? other) : choose(one, other)
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}

export const NOTHING: ObjectDigest = { sightings: {}, events: {} }

export const boundObjects = (objects: ObjectDigest): ObjectDigest => mergeObjects(objects, NOTHING)
