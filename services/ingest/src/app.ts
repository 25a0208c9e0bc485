import type { Limits } from '@holdfast/contracts/logs'
import type { FastifyPluginAsync } from 'fastify'
import type { IngestDependencies } from './ingest-dependencies.ts'
import { createIngestServices, type IngestLimits, type IngestServices } from './ingest-services.ts'
import { type OtlpPortOptions, type OtlpPorts, openOtlpPorts } from './open-otlp-ports.ts'
import { readOn } from './receive/read-on.ts'
import { reportChanges } from './routes/changes/report-changes.ts'
import { forwardLogs } from './routes/logs/forward-logs.ts'
import { uploadLogs } from './routes/logs/upload-logs.ts'
import { otlpRoutes } from './routes/otlp/otlp-routes.ts'

export interface Ingest {
  /** All that ingest serves on the public port, to be registered on a server of the kit. */
  readonly app: FastifyPluginAsync
  /** What it enforces, for GET /api/v1/limits. */
  readonly limits: Limits
  /** Opens the standard OTLP receivers; they share their memory, limits and transactions with the public port. */
  openOtlpPorts(options: OtlpPortOptions): Promise<OtlpPorts>
  /** When no port is open any more: resolves once all that came in is committed. */
  drain(): Promise<void>
}

export function createIngest(dependencies: IngestDependencies, limits?: IngestLimits): Ingest {
  const services = createIngestServices(dependencies, limits)
  return {
    app: (app) => registerIngest(app, { services }),
    limits: services.limits,
    openOtlpPorts: (options) => openOtlpPorts(services, options),
    drain: async () => {
      await services.sharing.stop()
      await services.intake.drain()
    },
  }
}

/** Of a refused body, so much is taken in and dropped. */
const leftOver = { maxBytes: 268_435_456, maxMs: 30_000 }

export const registerIngest: FastifyPluginAsync<{ services: IngestServices }> = async (app, { services }) => {
  app.addHook('onResponse', async (request) => readOn(request.raw, leftOver))
  await app.register(otlpRoutes, { services, prefix: '/api/v1/otlp' })
  await app.register(forwardLogs, { services })
  await app.register(uploadLogs, { services })
  await app.register(reportChanges, { services })
}
