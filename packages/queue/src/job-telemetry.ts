import { type Context, ROOT_CONTEXT } from '@opentelemetry/api'
import { SpanKind, type Telemetry } from 'bullmq'
import { BullMQOtel } from 'bullmq-otel'
import { jobOrigin } from './job-origin.ts'

type JobTelemetry = Telemetry<Context>
type JobSpan = ReturnType<JobTelemetry['tracer']['startSpan']>

const unrecorded: JobSpan = {
  setSpanOnContext: (active) => active,
  setAttribute: () => undefined,
  setAttributes: () => undefined,
  addEvent: () => undefined,
  recordException: () => undefined,
  end: () => undefined,
}

/** bullmq-otel, with the request's id beside the trace, and without spans for what the library does on its own. */
export function jobTelemetry(): JobTelemetry {
  const { tracer, contextManager } = new BullMQOtel({ tracerName: 'holdfast' })
  return {
    tracer: {
      startSpan: (name, options, parent) =>
        options?.kind === SpanKind.INTERNAL ? unrecorded : tracer.startSpan(name, options, parent),
    },
    contextManager: {
      with: (active, run) => contextManager.with(active, run),
      active: () => contextManager.active(),
      getMetadata: jobOrigin,
      fromMetadata: (active, metadata) => contextManager.fromMetadata(active, metadata),
      root: () => ROOT_CONTEXT,
    },
  }
}
