import type { LineRef } from '../model/log-event.ts'

/** One span as far as the engine reads it, from whatever wire format. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | null
  readonly service: string
  readonly name: string
  readonly startMs: number
  readonly durationMs: number
  readonly isError: boolean
  /** Whom it calls, where its attributes say so: a database, a queue, a host without spans of its own. */
  readonly peer: string | null
  /** What its status or its exception says. */
  readonly message: string | null
  /** Which batch or file holds it, and the how manieth it is there. */
  readonly ref: LineRef
}
