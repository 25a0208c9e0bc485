import { hashShort } from './hash-short.ts'
import type { SampledSpan, SpanDigest } from './span-digest.ts'

type Trace = Record<string, SampledSpan>

interface Kept {
  readonly hash: number
  readonly spans: Trace
  count: number
}

/** So many spans the sample holds at most, whole traces of it. */
const MAX_SPANS = 20_000
const MAX_TRACE_SPANS = 1000

/**
 * The traces with the smallest hashes as far as the bound reaches. That is a prefix of one order of all traces, and
 * grows only shorter when more come: so parts may be sampled apart and merged in any order.
 */
export class TraceSample {
  #traces = new Map<string, Kept>()
  #total = 0
  #limit = Number.POSITIVE_INFINITY

  add(traceId: string, spanId: string, make: () => SampledSpan): void {
    const known = this.#traces.get(traceId)
    if (known === undefined) {
      const hash = hashShort(traceId)
      if (hash >= this.#limit) return
      this.#traces.set(traceId, { hash, spans: { [spanId]: make() }, count: 1 })
      this.#total++
    } else if (known.spans[spanId] === undefined) {
      known.spans[spanId] = make()
      known.count++
      this.#total++
      if (known.count > MAX_TRACE_SPANS * 2) this.#total -= shorten(known)
    }
    if (this.#total > MAX_SPANS * 2) this.#cut()
  }

  #cut(): void {
    let total = 0
    let isFull = false
    const kept = new Map<string, Kept>()
    for (const [id, trace] of [...this.#traces].sort(compareTraces)) {
      shorten(trace)
      if (!isFull && total + trace.count > MAX_SPANS) {
        isFull = true
        this.#limit = trace.hash
      }
      if (isFull) continue
      total += trace.count
      kept.set(id, trace)
    }
    this.#traces = kept
    this.#total = total
  }

  finish(): { traces: SpanDigest['traces']; count: number } {
    for (const trace of this.#traces.values()) this.#total -= shorten(trace)
    if (this.#total > MAX_SPANS) this.#cut()
    const traces = [...this.#traces]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { spans }]) => [id, Object.fromEntries(Object.entries(spans).sort(([a], [b]) => (a < b ? -1 : 1)))])
    return { traces: Object.fromEntries(traces) as SpanDigest['traces'], count: this.#total }
  }
}

type Entry = readonly [string, { readonly hash: number }]

const compareTraces = ([a, { hash: first }]: Entry, [b, { hash: second }]: Entry): number =>
  first - second || (a < b ? -1 : 1)

/** Returns how many spans went. */
function shorten(trace: Kept): number {
  if (trace.count <= MAX_TRACE_SPANS) return 0
  const ids = Object.keys(trace.spans).sort((a, b) => hashShort(a) - hashShort(b) || (a < b ? -1 : 1))
  for (const id of ids.slice(MAX_TRACE_SPANS)) delete trace.spans[id]
  const gone = trace.count - MAX_TRACE_SPANS
  trace.count = MAX_TRACE_SPANS
  return gone
}
