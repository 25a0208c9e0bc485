import { joinTrace, type JoinedSpan } from '../spans/join-traces.ts'
import type { SampledSpan } from '../spans/span-digest.ts'

/** Who calls whom, as often as the sampled traces show it. */
export interface CallEdge {
  readonly from: string
  /** A service, or what spans name as their peer: a database, a queue, a host without spans of its own. */
  readonly to: string
  readonly calls: number
  readonly errors: number
}

/** More often than not. */
const MOST = 0.5

/** Reads whole traces one after the other: who calls whom, and which operations are called from outside. */
export class CallMap {
  readonly #edges = new Map<string, { from: string; to: string; calls: number; errors: number }>()
  readonly #votes = new Map<string, { seen: number; entered: number }>()
  #spanCount = 0

  /** Of the traces that were added. */
  get spanCount(): number {
    return this.#spanCount
  }

  add(traceId: string, spans: Readonly<Record<string, SampledSpan>>): void {
    for (const span of joinTrace(traceId, spans)) {
      this.#spanCount++
      const isEntry = span.parent === null || span.parent.service !== span.service
      this.#vote(span.operation, isEntry)
      if (span.parent !== null && isEntry) this.#count(span.parent.service, span.service, span.isError)
      else if (callsOutside(span)) this.#count(span.service, span.peer, span.isError)
    }
  }

  /** Null where no trace of the sample has the operation. */
  isEntry(operation: string): boolean | null {
    const vote = this.#votes.get(operation)
    return vote === undefined ? null : vote.entered >= vote.seen * MOST
  }

  /** The busiest first. */
  edges(): CallEdge[] {
    return [...this.#edges.values()].sort(
      (a, b) => b.calls - a.calls || (keyOf(a.from, a.to) < keyOf(b.from, b.to) ? -1 : 1),
    )
  }

  #vote(operation: string, isEntry: boolean): void {
    const vote = this.#votes.get(operation) ?? { seen: 0, entered: 0 }
    this.#votes.set(operation, vote)
    vote.seen++
    if (isEntry) vote.entered++
  }

  #count(from: string, to: string, isError: boolean): void {
    const key = keyOf(from, to)
    const edge = this.#edges.get(key) ?? { from, to, calls: 0, errors: 0 }
    this.#edges.set(key, edge)
    edge.calls++
    if (isError) edge.errors++
  }
}

const keyOf = (from: string, to: string): string => `${from}\u001f${to}`

/** Nobody answers it with a span, and it says whom it called. */
const callsOutside = (span: JoinedSpan): span is JoinedSpan & { peer: string } =>
  span.children.length === 0 && span.peer !== null && span.peer !== span.service
