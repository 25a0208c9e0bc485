import { context, propagation, trace } from '@opentelemetry/api'
import { redactSpans } from './redact-spans.ts'

export interface TracingOptions {
  readonly service: string
  /** OTEL_EXPORTER_OTLP_ENDPOINT: nothing is loaded, recorded or sent without it. */
  readonly endpoint: string | undefined
  /** Of the traces that begin here; whoever calls with a trace of their own has decided already. */
  readonly sampleRatio?: number
}

export interface Tracing {
  /** Sends what was recorded. */
  stop(): Promise<void>
}

/** A collector that does not answer must not hold up the drain. */
const EXPORT_LIMIT_MS = 2_000

/** Before the first span: traces go over OTLP/HTTP to `endpoint`, and context follows W3C Trace Context. */
export async function startTracing({ service, endpoint, sampleRatio = 1 }: TracingOptions): Promise<Tracing> {
  if (endpoint === undefined) return { stop: async () => undefined }
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_LIMIT_MS,
  })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service, 'service.namespace': 'holdfast' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: redactSpans(exporter), exportTimeoutMillis: EXPORT_LIMIT_MS }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return { stop: () => provider.shutdown().catch(() => undefined) }
}
