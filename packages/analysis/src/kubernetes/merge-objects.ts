import type { KubeEvent, ObjectDigest, ObjectSighting } from './kube-object.ts'

const MAX_SIGHTINGS = 6000
const MAX_EVENTS = 6000

/** Union by place; past the bound the last keys fall away, whatever the order of merging. */
export const mergeObjects = (a: ObjectDigest, b: ObjectDigest): ObjectDigest => ({
  sightings: union<ObjectSighting>(a.sightings, b.sightings, MAX_SIGHTINGS),
  events: union<KubeEvent>(a.events, b.events, MAX_EVENTS),
})

export const mergeObjectsOf = (a: ObjectDigest | undefined, b: ObjectDigest | undefined): ObjectDigest | undefined =>
  a === undefined ? b : b === undefined ? a : mergeObjects(a, b)

function union<T>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>, limit: number): Record<string, T> {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort().slice(0, limit)
  return Object.fromEntries(keys.map((key) => [key, (a[key] ?? b[key])!]))
}

const NOTHING: ObjectDigest = { sightings: {}, events: {} }

export const boundObjects = (objects: ObjectDigest): ObjectDigest => mergeObjects(objects, NOTHING)
