import type { LineRef } from '../model/log-event.ts'
import { partsOfKey, type SampledSpan, type SpanDigest } from './span-digest.ts'

/** A span of the sample among its relatives. */
export interface JoinedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly operation: string
  readonly service: string
  readonly startMs: number
  readonly durationMs: number
  readonly isError: boolean
  readonly message: string | null
  readonly ref: LineRef
  readonly peer: string | null
  parent: JoinedSpan | null
  /** In time order. */
  readonly children: JoinedSpan[]
  /** Where none of its children was at work. */
  selfMs: number
}

/** The sample's traces as trees, with the time that each span spent itself. */
export const joinTraces = ({ traces }: Pick<SpanDigest, 'traces'>): JoinedSpan[] =>
  Object.entries(traces)
    .flatMap(([traceId, spans]) => joinTrace(traceId, spans))
    .sort((a, b) => a.startMs - b.startMs || (a.spanId < b.spanId ? -1 : 1))

export function joinTrace(traceId: string, spans: Readonly<Record<string, SampledSpan>>): JoinedSpan[] {
  const known = new Map<string, JoinedSpan>()
  for (const [spanId, span] of Object.entries(spans)) known.set(spanId, newJoined(traceId, spanId, span))
  for (const [spanId, sampled] of Object.entries(spans)) {
    const [span, parent] = [known.get(spanId), known.get(sampled.parent ?? '')]
    if (span === undefined || parent === undefined || parent === span) continue
    span.parent = parent
    parent.children.push(span)
  }
  for (const span of known.values()) {
    span.children.sort((a, b) => a.startMs - b.startMs || (a.spanId < b.spanId ? -1 : 1))
    span.selfMs = selfTimeOf(span)
  }
  return [...known.values()]
}

const newJoined = (traceId: string, spanId: string, span: SampledSpan): JoinedSpan => ({
  traceId,
  spanId,
  operation: span.operation,
  service: partsOfKey(span.operation)[0],
  startMs: span.startMs,
  durationMs: span.durationMs,
  isError: span.isError,
  message: span.message,
  ref: span.ref,
  peer: span.peer,
  parent: null,
  children: [],
  selfMs: span.durationMs,
})

/**
 * Its duration without those of its children, those at the same time counted once. Clocks of two hosts differ: a lone
 * child is taken by its length alone.
 */
function selfTimeOf({ children, startMs, durationMs }: JoinedSpan): number {
  const [first] = children
  if (first === undefined) return durationMs
  if (children.length === 1) return Math.max(0, durationMs - first.durationMs)
  const endMs = startMs + durationMs
  let covered = 0
  let reached = startMs
  for (const child of children) {
    const from = Math.max(reached, child.startMs)
    const to = Math.min(endMs, child.startMs + child.durationMs)
    if (to <= from) continue
    covered += to - from
    reached = to
  }
  return Math.max(0, durationMs - covered)
}
