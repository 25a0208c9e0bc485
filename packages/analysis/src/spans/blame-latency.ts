import type { Detail, FoundWindow, Shifted } from './find-window.ts'
import type { JoinedSpan } from './join-traces.ts'
import type { TimeKind } from './observe-calls.ts'

export interface SlowService {
  readonly service: string
  /** Where: in its own work, or on the ways from and to it. */
  readonly isWire: boolean
  /** How surely, in standard deviations. */
  readonly z: number
  /** How many times slower. */
  readonly ratio: number
  readonly lostMs: number
  /** The part of it in the time of those requests that it was part of. */
  readonly part: number
  /** Its slow operations, those that lost most first. */
  readonly details: readonly Detail[]
  readonly weight: number
}

/** What is between two services shows less surely whose it is than what one spends by itself. */
const TRUST: Readonly<Record<TimeKind, number>> = { self: 1, wire: 1, gap: 0.8 }

/**
 * Where time is lost. What a service spends itself is its own; what is lost on the way is that one's most of whose calls
 * are slow, from it and to it: for the other end it is one of many.
 */
export function blameLatency({ shifted, details, startMs, endMs }: FoundWindow): SlowService[] {
  const slow = shifted.filter(isTime).map((one) => toSlow(one, detailsOf(one, details), { startMs, endMs }))
  const best = new Map<string, SlowService>()
  for (const one of slow) {
    const known = best.get(one.service)
    if (known === undefined || one.weight > known.weight) best.set(one.service, one)
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight || (a.service < b.service ? -1 : 1))
}

const isTime = ({ observed }: Shifted): boolean => observed.kind in TRUST

/** Of a service's own work, and of its calls in either direction. */
const detailsOf = ({ observed: { kind, service, operation } }: Shifted, details: readonly Detail[]): Detail[] =>
  details
    .filter(({ observed }) => operation === '' || observed.operation === operation)
    .filter(
      ({ observed }) =>
        observed.kind === kind && (observed.peer === service || (kind !== 'gap' && observed.service === service)),
    )
    .sort((a, b) => b.excess - a.excess)

/** Of the requests in which the slow operations took part. */
function timeOfRequests(
  details: readonly Detail[],
  { startMs, endMs }: Pick<FoundWindow, 'startMs' | 'endMs'>,
): number {
  const roots = new Set<JoinedSpan>()
  for (const { observed } of details)
    for (const span of observed.spans) if (span.startMs >= startMs && span.startMs < endMs) roots.add(rootOf(span))
  return [...roots].reduce((sum, { durationMs }) => sum + durationMs, 0)
}

function rootOf(span: JoinedSpan): JoinedSpan {
  let root = span
  for (let depth = 0; root.parent !== null && depth < MAX_DEPTH; depth++) root = root.parent
  return root
}

const MAX_DEPTH = 200

function toSlow(
  { observed, z, inside, outside }: Shifted,
  details: readonly Detail[],
  window: Pick<FoundWindow, 'startMs' | 'endMs'>,
): SlowService {
  const lostMs = details.reduce((sum, { excess }) => sum + excess, 0)
  const part = Math.min(1, lostMs / Math.max(1, timeOfRequests(details, window)))
  const ratio = inside / Math.max(outside, 1e-3)
  return {
    service: observed.service,
    isWire: observed.kind !== 'self',
    z,
    ratio,
    lostMs,
    part,
    details,
    weight: z * Math.log(ratio) * Math.sqrt(part) * TRUST[observed.kind as TimeKind],
  }
}
