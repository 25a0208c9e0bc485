import type { KubeEvent, ObjectDigest, ObjectSighting } from './kube-object.ts'

/**
 * Forgets objects and events that were last told of before a moment. Texts that name no time are as old as the first
 * eviction that meets them.
 */
export function evictObjects(objects: ObjectDigest, cutoffMs: number, lastMs: number): ObjectDigest {
  return {
    sightings: keep<ObjectSighting>(objects.sightings, ({ seenMs }) => seenMs ?? null),
    events: keep<KubeEvent>(objects.events, ({ timestampMs, seenMs }) => timestampMs ?? seenMs ?? null),
  }

  function keep<T extends object>(
    record: Readonly<Record<string, T>>,
    timeOf: (one: T) => number | null,
  ): Record<string, T> {
    return Object.fromEntries(
      Object.entries(record).flatMap(([key, one]): [string, T][] => {
        const timeMs = timeOf(one)
        if (timeMs === null) return [[key, { ...one, seenMs: lastMs }]]
        return timeMs < cutoffMs ? [] : [[key, one]]
      }),
    )
  }
}
