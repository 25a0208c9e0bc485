import { z } from 'zod'
import { Level } from './incident-fields.ts'
import { Share, Timestamp } from './scalars.ts'

/** Nobody's: an id of zeros is invalid. */
const NO_TRACE = '0'.repeat(32)
/** What is no id names nothing, as an unknown one does, so both get one answer. */
export const TraceId = z
  .string()
  .meta({ pattern: '^[0-9a-fA-F]{32}$' })
  .transform((text) => (/^[0-9a-f]{32}$/i.test(text) ? text.toLowerCase() : NO_TRACE))

const Milliseconds = z.number().min(0)

export const TimeWindow = z.object({ from: Timestamp, until: Timestamp })
export type TimeWindow = z.infer<typeof TimeWindow>

export const CallFigures = z.object({
  calls_per_minute: z.number().min(0),
  error_share: Share,
  /** Null where nothing was called. */
  p50_ms: Milliseconds.nullable(),
  p99_ms: Milliseconds.nullable(),
})
export type CallFigures = z.infer<typeof CallFigures>

/** Its latest quarter of an hour against what came before: `silent` is no longer called, `unknown` called too seldom. */
export const ServiceHealth = z.enum(['healthy', 'slow', 'failing', 'silent', 'unknown'])
export type ServiceHealth = z.infer<typeof ServiceHealth>

export const TracedService = CallFigures.extend({
  name: z.string(),
  health: ServiceHealth,
  recent: CallFigures,
  before: CallFigures,
})
export type TracedService = z.infer<typeof TracedService>

/** Counted in the sampled traces. `to` may have no spans of its own: a database, a queue, somebody else's host. */
export const ServiceEdge = z.object({
  from: z.string(),
  to: z.string(),
  calls: z.number().int().min(0),
  errors: z.number().int().min(0),
})
export type ServiceEdge = z.infer<typeof ServiceEdge>

export const SpanExemplar = z.object({
  trace_id: z.string(),
  span_id: z.string(),
  started_at: Timestamp,
  duration_ms: Milliseconds,
  message: z.string().nullable(),
})
export type SpanExemplar = z.infer<typeof SpanExemplar>

export const TracedOperation = CallFigures.extend({
  service: z.string(),
  name: z.string(),
  slowest: z.array(SpanExemplar),
  failing: z.array(SpanExemplar),
})
export type TracedOperation = z.infer<typeof TracedOperation>

/** GET /api/v1/traces: what the latest hours of spans add up to. */
export const TracesOverview = z.object({
  /** Log time; null where no spans came. */
  window: TimeWindow.nullable(),
  span_count: z.number().int().min(0),
  /** Of the spans, in whole traces. */
  sampled_share: Share,
  services: z.array(TracedService),
  edges: z.array(ServiceEdge),
  operations: z.array(TracedOperation),
  /** More than an answer holds. */
  left_out: z.object({ services: z.number().int(), edges: z.number().int(), operations: z.number().int() }),
})
export type TracesOverview = z.infer<typeof TracesOverview>

/** GET /api/v1/traces/{traceId}. `at` is about when it was: so one is found that is no longer in the overview. */
export const TraceParams = z.object({ traceId: TraceId })
export const TraceQuery = z.object({ at: Timestamp.optional() })

export const TraceSpan = z.object({
  span_id: z.string(),
  /** May be a span that never came. */
  parent_id: z.string().nullable(),
  service: z.string(),
  name: z.string(),
  /** After the first span. */
  offset_ms: Milliseconds,
  duration_ms: Milliseconds,
  /** Its duration without that of the spans that it waits for. */
  self_ms: Milliseconds,
  is_error: z.boolean(),
  peer: z.string().nullable(),
  message: z.string().nullable(),
})
export type TraceSpan = z.infer<typeof TraceSpan>

export const TraceLine = z.object({
  timestamp: Timestamp.nullable(),
  /** After the first span, or before it; null where the line has no time, or the trace no span. */
  offset_ms: z.number().nullable(),
  level: Level.nullable(),
  service: z.string().nullable(),
  message: z.string(),
  span_id: z.string().nullable(),
})
export type TraceLine = z.infer<typeof TraceLine>

export const Trace = z.object({
  trace_id: z.string(),
  /** Null where there are only lines. */
  started_at: Timestamp.nullable(),
  duration_ms: Milliseconds,
  /** In the order of their beginnings. */
  spans: z.array(TraceSpan),
  /** Log lines that name the trace, in time order. */
  lines: z.array(TraceLine),
  /** More than an answer holds. */
  left_out: z.object({ spans: z.number().int(), lines: z.number().int() }),
})
export type Trace = z.infer<typeof Trace>
