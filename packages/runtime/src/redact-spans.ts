import type { Attributes } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { redactSecrets } from './redact-secrets.ts'

/** Libraries record errors as they come: what leaves the process in a span is masked as a log line is. */
export function redactSpans(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => {
      for (const span of spans) {
        mask(span.attributes)
        for (const { attributes } of span.events) if (attributes) mask(attributes)
      }
      exporter.export(spans, done)
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush ? { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() } : {}),
  }
}

function mask(attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') attributes[name] = redactSecrets(value)
  }
}
