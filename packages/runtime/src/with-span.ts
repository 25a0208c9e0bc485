import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { redactSecrets } from './redact-secrets.ts'

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }
const tracer = trace.getTracer('holdfast')

interface SpanOptions {
  attributes?: Attributes
  kind?: 'internal' | 'client'
}

/** Runs `work` inside a span. Without a tracing SDK in the process this costs next to nothing. */
export function withSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const { attributes = {}, kind = 'internal' } = options
  return tracer.startActiveSpan(name, { attributes, kind: kinds[kind] }, async (span) => {
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
