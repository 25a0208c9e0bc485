import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { redactSecrets } from './redact-secrets.ts'

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, server: SpanKind.SERVER }
const tracer = trace.getTracer('holdfast')

interface SpanOptions {
  readonly attributes?: Attributes
  readonly kind?: 'internal' | 'client' | 'server'
  /** Headers of whoever called: their trace goes on. */
  readonly caller?: Readonly<Record<string, string | undefined>>
}

/** Runs `work` inside a span. Without a tracing SDK in the process this costs next to nothing. */
export function withSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const { attributes = {}, kind = 'internal', caller } = options
  const parent = caller ? propagation.extract(context.active(), caller) : context.active()
  return tracer.startActiveSpan(name, { attributes, kind: kinds[kind] }, parent, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: redactSecrets(String(error)) })
      throw error
    } finally {
      span.end()
    }
  })
}
