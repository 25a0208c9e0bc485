import type { LineRef } from '../model/log-event.ts'
import type { DurationSketch } from './duration-sketch.ts'

/** Plain JSON. Rates, errors and durations are exact; who calls whom is read in a sample of whole traces. */
export interface SpanDigest {
  readonly version: 1
  readonly bucketMs: number
  readonly spanCount: number
  readonly firstMs: number | null
  readonly lastMs: number | null
  readonly operations: Readonly<Record<string, OperationSummary>>
  /** Whole traces, those with the smallest hashes: any order of merging keeps the same ones. */
  readonly traces: Readonly<Record<string, Readonly<Record<string, SampledSpan>>>>
  /** Spans of operations beyond the bound, and spans outside of the sample. */
  readonly folded: { readonly operations: number; readonly sampled: number }
}

export interface OperationSummary {
  readonly service: string
  readonly name: string
  readonly count: number
  readonly errors: number
  readonly buckets: Readonly<Record<string, OperationBucket>>
  readonly slowest: readonly SpanExemplar[]
  readonly failing: readonly SpanExemplar[]
}

export interface OperationBucket {
  readonly count: number
  readonly errors: number
  readonly durations: DurationSketch
}

/** By its id in its trace. */
export interface SampledSpan {
  readonly parent: string | null
  readonly operation: string
  readonly startMs: number
  readonly durationMs: number
  readonly isError: boolean
  readonly peer: string | null
  readonly message: string | null
  readonly ref: LineRef
}

export interface SpanExemplar {
  readonly traceId: string
  readonly spanId: string
  readonly startMs: number
  readonly durationMs: number
  readonly message: string | null
  readonly ref: LineRef
}

export const operationKey = (service: string, name: string): string => `${service}\u001f${name}`

export const partsOfKey = (key: string): readonly [service: string, name: string] => {
  const at = key.indexOf('\u001f')
  return [key.slice(0, at), key.slice(at + 1)]
}
