import { joinTraces } from './join-traces.ts'
import type { SpanDigest } from './span-digest.ts'

/** Who is seen to call whom, across services. */
export interface ServiceCall {
  readonly from: string
  readonly to: string
}

const known = new WeakMap<SpanDigest, readonly ServiceCall[]>()

export function callsBetween(digest: SpanDigest | undefined): readonly ServiceCall[] {
  if (digest === undefined) return []
  const cached = known.get(digest)
  if (cached !== undefined) return cached
  const calls = new Map<string, ServiceCall>()
  for (const { service, parent } of joinTraces(digest))
    if (parent !== null && parent.service !== service)
      calls.set(`${parent.service}\u001f${service}`, { from: parent.service, to: service })
  const found = [...calls.values()]
  known.set(digest, found)
  return found
}
