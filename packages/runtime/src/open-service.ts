import type { Registry } from 'prom-client'
import { createLogger, type Logger } from './logger.ts'
import { createMetricsRegistry } from './metrics.ts'
import { startTracing, type Tracing } from './start-tracing.ts'

/** The settings that every service has. */
export interface ServiceConfig {
  readonly LOG_LEVEL: NonNullable<Parameters<typeof createLogger>[0]['level']>
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_TRACES_SAMPLER_ARG: number
}

/** What every service begins with. */
export interface Service {
  readonly logger: Logger
  readonly tracing: Tracing
  readonly metrics: Registry
  /** Shown by the database and the queue. */
  readonly applicationName: string
}

export async function openService(name: string, config: ServiceConfig): Promise<Service> {
  const logger = createLogger({ name, level: config.LOG_LEVEL })
  const tracing = await startTracing({
    service: name,
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    sampleRatio: config.OTEL_TRACES_SAMPLER_ARG,
  })
  return { logger, tracing, metrics: createMetricsRegistry(name), applicationName: `holdfast-${name}` }
}
