import { bucketStart } from '../digest/bucket-ladder.ts'
import { binOf } from './duration-sketch.ts'
import { keepFailing, keepSlowest } from './choose-exemplars.ts'
import { mergeBuckets, mergeOperations, boundOperations } from './merge-operations.ts'
import { operationName } from './operation-name.ts'
import { TraceSample } from './sample-traces.ts'
import type { Span } from './span.ts'
import { chooseSpanBucketMs } from './span-buckets.ts'
import { operationKey, type OperationSummary, type SpanDigest, type SpanExemplar } from './span-digest.ts'

interface Bucket {
  count: number
  errors: number
  readonly durations: Record<string, number>
}

interface Operation {
  readonly service: string
  readonly name: string
  count: number
  errors: number
  buckets: Map<number, Bucket>
  slowest: readonly SpanExemplar[]
  failing: readonly SpanExemplar[]
}

/** Operations in memory, until names that are made up for each call are left out. */
const MAX_IN_MEMORY = 20_000
const MAX_NAMES = 100_000

/** Summarises spans in memory bounded by their operations and the sample, not by their number. */
export class SpanDigester {
  readonly #operations = new Map<string, Operation>()
  readonly #names = new Map<string, string>()
  readonly #sample = new TraceSample()
  #bucketMs = chooseSpanBucketMs(null, null)
  #firstMs: number | null = null
  #lastMs: number | null = null
  #spanCount = 0
  #unlisted = 0

  get spanCount(): number {
    return this.#spanCount
  }

  add(span: Span): void {
    this.#spanCount++
    const { startMs, durationMs, isError } = span
    if (this.#firstMs === null || startMs < this.#firstMs || this.#lastMs === null || startMs > this.#lastMs)
      this.#widen(startMs)
    const key = operationKey(span.service, this.#nameOf(span.name))
    const operation = this.#operationOf(key, span)
    if (operation === null) {
      this.#unlisted++
      return
    }
    operation.count++
    if (isError) operation.errors++
    const start = bucketStart(Math.floor(startMs), this.#bucketMs)
    let bucket = operation.buckets.get(start)
    if (bucket === undefined) operation.buckets.set(start, (bucket = { count: 0, errors: 0, durations: {} }))
    bucket.count++
    if (isError) bucket.errors++
    const bin = binOf(durationMs)
    bucket.durations[bin] = (bucket.durations[bin] ?? 0) + 1
    operation.slowest = keepSlowest(operation.slowest, span)
    if (isError) operation.failing = keepFailing(operation.failing, span)
    this.#sample.add(span.traceId, span.spanId, () => ({
      parent: span.parentSpanId,
      operation: key,
      startMs,
      durationMs,
      isError,
      peer: span.peer,
      message: span.message,
      ref: span.ref,
    }))
  }

  finish(): SpanDigest {
    const { traces, count } = this.#sample.finish()
    const bounded = boundOperations(
      Object.fromEntries([...this.#operations].map(([key, operation]) => [key, summarize(operation)])),
    )
    return {
      version: 1,
      bucketMs: this.#bucketMs,
      spanCount: this.#spanCount,
      firstMs: this.#firstMs,
      lastMs: this.#lastMs,
      operations: bounded.operations,
      traces,
      folded: { operations: this.#unlisted + bounded.folded, sampled: this.#spanCount - count },
    }
  }

  #nameOf(name: string): string {
    let known = this.#names.get(name)
    if (known === undefined) {
      known = operationName(name)
      if (this.#names.size < MAX_NAMES) this.#names.set(name, known)
    }
    return known
  }

  #operationOf(key: string, { service, name }: Span): Operation | null {
    const known = this.#operations.get(key)
    if (known !== undefined) return known
    if (this.#operations.size >= MAX_IN_MEMORY) return null
    const made: Operation = {
      service,
      name: this.#nameOf(name),
      count: 0,
      errors: 0,
      buckets: new Map(),
      slowest: [],
      failing: [],
    }
    this.#operations.set(key, made)
    return made
  }

  #widen(startMs: number): void {
    this.#firstMs = Math.min(this.#firstMs ?? startMs, startMs)
    this.#lastMs = Math.max(this.#lastMs ?? startMs, startMs)
    const needed = chooseSpanBucketMs(this.#firstMs, this.#lastMs)
    if (needed === this.#bucketMs) return
    this.#bucketMs = needed
    for (const operation of this.#operations.values()) {
      const coarse = new Map<number, Bucket>()
      for (const [start, bucket] of operation.buckets) {
        const at = bucketStart(start, needed)
        const known = coarse.get(at)
        coarse.set(at, known === undefined ? bucket : mergeBuckets(known, bucket))
      }
      operation.buckets = coarse
    }
  }
}

const summarize = ({ buckets, ...operation }: Operation): OperationSummary => ({
  ...operation,
  buckets: Object.fromEntries([...buckets].sort(([a], [b]) => a - b)),
})

/** Associative and commutative: any worker may merge any digests in any order. */
export function mergeSpanDigests(a: SpanDigest, b: SpanDigest): SpanDigest {
  const firstMs = earlier(a.firstMs, b.firstMs, Math.min)
  const lastMs = earlier(a.lastMs, b.lastMs, Math.max)
  const bucketMs = chooseSpanBucketMs(firstMs, lastMs)
  const { operations, folded } = boundOperations(mergeOperations(a.operations, b.operations, bucketMs))
  const sample = new TraceSample()
  for (const { traces } of [a, b])
    for (const [traceId, spans] of Object.entries(traces))
      for (const [spanId, span] of Object.entries(spans)) sample.add(traceId, spanId, () => span)
  const { traces, count } = sample.finish()
  return {
    version: 1,
    bucketMs,
    spanCount: a.spanCount + b.spanCount,
    firstMs,
    lastMs,
    operations,
    traces,
    folded: {
      operations: a.folded.operations + b.folded.operations + folded,
      sampled: a.spanCount + b.spanCount - count,
    },
  }
}

const earlier = (a: number | null, b: number | null, choose: (a: number, b: number) => number): number | null =>
  a === null || b === null ? (a ?? b) : choose(a, b)
