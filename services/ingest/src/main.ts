import { openDatabaseWhenReady } from '@holdfast/database/open-database-when-ready'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { openEvents } from '@holdfast/queue/open-events'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { createServer } from '@holdfast/runtime/fastify/create-server'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { serveMetrics } from '@holdfast/runtime/metrics'
import type { Service } from '@holdfast/runtime/open-service'
import { type StartedService, startService } from '@holdfast/runtime/start-service'
import { createIngest } from './app.ts'
import { type IngestConfig, readConfig } from './config.ts'
import { ingestPipeline } from './pipeline.ts'

async function start(config: IngestConfig, service: Service): Promise<StartedService> {
  const { logger, metrics, applicationName } = service
  const queue = openQueueStore({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    applicationName,
    logger,
  })
  const events = openEvents(queue, ingestPipeline, logger)
  const database = await openDatabaseWhenReady({
    url: config.DATABASE_URL,
    applicationName,
    maxConnections: 20,
    send: events.send,
    logger,
  })
  const keyRing = createKeyRing(config.ENCRYPTION_KEY)
  const ingest = createIngest({
    database,
    keyRing,
    vault: createCompanyVault(keyRing),
    logger,
    metrics,
    stream: events.stream,
    now: () => new Date(),
  })
  const server = await createServer({
    logger,
    metrics,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    // Redis is not asked: without it, logs are stored all the same and analyzed later.
    readinessChecks: { database: () => database.ping() },
  })
  await server.register(ingest.app)
  const metricsServer = await serveMetrics(metrics, { port: config.METRICS_PORT, host: config.METRICS_HOST })
  const ports = await ingest.openOtlpPorts({
    host: config.HOST,
    httpPort: config.OTLP_HTTP_PORT,
    grpcPort: config.OTLP_GRPC_PORT,
    server,
  })
  return {
    steps: [
      { name: 'otlp', run: () => ports.close() },
      { name: 'http', run: () => server.close() },
      { name: 'commits', run: () => ingest.drain() },
      { name: 'events', run: () => events.close() },
      { name: 'queue', run: () => queue.close() },
      { name: 'database', run: () => database.close() },
      { name: 'metrics', run: () => metricsServer.close() },
    ],
    open: async () => {
      const origin = await server.listen({ port: config.PORT, host: config.HOST })
      logger.info({ origin, otlp_http: ports.httpPort, otlp_grpc: ports.grpcPort }, 'ingest listens')
      return { origin, otlpHttpPort: ports.httpPort, metricsPort: metricsServer.port }
    },
  }
}

await startService({ name: 'ingest', title: 'Ingest', readConfig, start })
