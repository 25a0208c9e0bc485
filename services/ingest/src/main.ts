import { digestBatch } from '@holdfast/contracts/jobs'
import { openDatabaseWhenReady } from '@holdfast/database/open-database-when-ready'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createProducer } from '@holdfast/queue/create-producer'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { createServer } from '@holdfast/runtime/fastify/create-server'
import { exitOnSignals } from '@holdfast/runtime/exit-on-signals'
import { installGracefulShutdown } from '@holdfast/runtime/graceful-shutdown'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry, serveMetrics } from '@holdfast/runtime/metrics'
import { startTracing } from '@holdfast/runtime/start-tracing'
import { createIngest } from './app.ts'
import { type IngestConfig, readConfig } from './config.ts'

async function start(config: IngestConfig): Promise<void> {
  const applicationName = 'holdfast-ingest'
  const logger = createLogger({ name: 'ingest', level: config.LOG_LEVEL })
  const tracing = await startTracing({
    service: 'ingest',
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    sampleRatio: config.OTEL_TRACES_SAMPLER_ARG,
  })
  const metrics = createMetricsRegistry('ingest')
  const database = await openDatabaseWhenReady({
    url: config.DATABASE_URL,
    applicationName,
    maxConnections: 20,
    logger,
  })
  const queue = openQueueStore({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    applicationName,
    logger,
  })
  const jobs = createProducer(queue, logger)
  const keyRing = createKeyRing(config.ENCRYPTION_KEY)
  const ingest = createIngest({
    database,
    keyRing,
    vault: createCompanyVault(keyRing),
    logger,
    metrics,
    enqueue: (batches, origins) => jobs.addMany(digestBatch, batches, origins),
    now: () => new Date(),
  })
  const server = await createServer({
    logger,
    metrics,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    // Redis is not asked: without it, logs are stored all the same and analysed later.
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
  installGracefulShutdown({
    logger,
    steps: [
      { name: 'otlp', run: () => ports.close() },
      { name: 'http', run: () => server.close() },
      { name: 'commits', run: () => ingest.drain() },
      { name: 'jobs', run: () => jobs.close() },
      { name: 'queue', run: () => queue.close() },
      { name: 'database', run: () => database.close() },
      { name: 'metrics', run: () => metricsServer.close() },
      { name: 'traces', run: () => tracing.stop() },
    ],
  })
  const origin = await server.listen({ port: config.PORT, host: config.HOST })
  logger.info({ origin, otlp_http: ports.httpPort, otlp_grpc: ports.grpcPort }, 'ingest listens')
  process.send?.({ type: 'ready', origin, otlpHttpPort: ports.httpPort, metricsPort: metricsServer.port })
}

exitOnSignals()
try {
  await start(readConfig())
} catch (error) {
  console.error(`Ingest cannot start. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
