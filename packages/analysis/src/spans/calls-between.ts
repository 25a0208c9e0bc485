import { oncePer } from '../model/once-per.ts'
import { joinTraces } from './join-traces.ts'
import type { SpanDigest } from './span-digest.ts'

/** Who is seen to call whom, across services. */
export interface ServiceCall {
  readonly from: string
  readonly to: string
}

export const callsBetween = (digest: SpanDigest | undefined): readonly ServiceCall[] =>
  digest === undefined ? [] : callsIn(digest)

const callsIn = oncePer((digest: SpanDigest): readonly ServiceCall[] => {
  const calls = new Map<string, ServiceCall>()
  for (const { service, parent } of joinTraces(digest))
    if (parent !== null && parent.service !== service)
      calls.set(`${parent.service}\u001f${service}`, { from: parent.service, to: service })
  return [...calls.values()]
})
