import type { Attributes } from '../log-record.ts'

/** What the engine reads of a span, as it stands on the wire. */
export interface RawSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string
  readonly name: string
  readonly kind: number
  readonly startMs: number
  readonly endMs: number
  readonly attributes: Attributes
  readonly statusCode: number
  readonly statusMessage: string
  /** Of the first event that is an exception. */
  readonly exception: string
}
