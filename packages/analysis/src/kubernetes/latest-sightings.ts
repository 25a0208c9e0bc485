import type { ObjectSighting } from './kube-object.ts'

/** What is listed again and again was deleted where it was not seen for so long. */
const STALE_MS = 150 * 60_000

/** Of what was watched only the latest word on each object holds, and nothing of those that were deleted. */
export function latestSightings(sightings: readonly ObjectSighting[]): ObjectSighting[] {
  const watched = sightings.filter((one) => one.watched === true)
  const newestMs = Math.max(0, ...watched.map(({ seenMs }) => seenMs ?? 0))
  const latest = new Map<string, ObjectSighting>()
  for (const one of watched) {
    const key = JSON.stringify([one.kind, one.namespace, one.name])
    const known = latest.get(key)
    if (known === undefined || (one.seenMs ?? 0) > (known.seenMs ?? 0)) latest.set(key, one)
  }
  const holding = [...latest.values()].filter(
    ({ isGone, seenMs }) => isGone !== true && (seenMs ?? 0) >= newestMs - STALE_MS,
  )
  return [...sightings.filter((one) => one.watched !== true), ...holding]
}
