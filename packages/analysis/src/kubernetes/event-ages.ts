import type { KubeEvent } from './kube-object.ts'

/**
 * How long ago an event was, whether it came with an age (`kubectl get events`) or with a time (manifests, watches):
 * a time is measured from the newest moment that anything tells of.
 */
export function eventsWithAges(events: readonly KubeEvent[], lastMs: number | null): KubeEvent[] {
  const newestMs = Math.max(lastMs ?? -Infinity, ...events.map((event) => event.timestampMs ?? -Infinity))
  return events.map((event) =>
    event.ageSeconds !== null || event.timestampMs === null
      ? event
      : { ...event, ageSeconds: Math.max(0, Math.round((newestMs - event.timestampMs) / 1000)) },
  )
}

export const ageOf = (event: KubeEvent): number => event.ageSeconds ?? 0
