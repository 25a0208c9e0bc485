import { ingestLimits } from '@holdfast/contracts/ingest-limits'
import { openMailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import { openDatabaseWhenReady } from '@holdfast/database/open-database-when-ready'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { readGithubSettings } from '@holdfast/github/github-settings'
import { readModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { createSmtpTransport } from '@holdfast/mail/create-mail-transport'
import { createProducer } from '@holdfast/queue/create-producer'
import { createJobMetrics } from '@holdfast/queue/job-metrics'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { createServer } from '@holdfast/runtime/fastify/create-server'
import { exitOnSignals } from '@holdfast/runtime/exit-on-signals'
import { installGracefulShutdown } from '@holdfast/runtime/graceful-shutdown'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry, serveMetrics } from '@holdfast/runtime/metrics'
import { startTracing } from '@holdfast/runtime/start-tracing'
import { gatewayApp } from './app.ts'
import { createPasswordHasher } from './auth/password-hasher.ts'
import { type GatewayConfig, readConfig } from './config.ts'
import { startMailDelivery } from './mail/start-mail-delivery.ts'
import { watchOperations } from './operations/watch-operations.ts'

async function start(config: GatewayConfig): Promise<void> {
  const applicationName = 'holdfast-gateway'
  const logger = createLogger({ name: 'gateway', level: config.LOG_LEVEL })
  const tracing = await startTracing({
    service: 'gateway',
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    sampleRatio: config.OTEL_TRACES_SAMPLER_ARG,
  })
  const metrics = createMetricsRegistry('gateway')
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
  const vault = createCompanyVault(keyRing)
  const server = await createServer({
    logger,
    metrics,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    readinessChecks: { database: () => database.ping(), queue: () => queue.ping() },
  })
  await server.register(gatewayApp, {
    database,
    keyRing,
    vault,
    passwords: createPasswordHasher(),
    jobs,
    queue,
    settings: {
      publicUrl: config.PUBLIC_URL,
      jwtSecrets: config.JWT_SECRET,
      operatorEmails: config.OPERATOR_EMAILS,
      supportEmail: config.SUPPORT_EMAIL,
      github: readGithubSettings(config),
    },
    models: readModelSettings(config),
    publishedLimits: ingestLimits,
    metrics,
    now: () => new Date(),
  })
  const mails = startMailDelivery({
    database,
    outbox: openMailOutbox(database, vault),
    transport: createSmtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM, publicUrl: config.PUBLIC_URL }),
    queue,
    producer: jobs,
    logger,
    metrics: createJobMetrics(metrics),
  })
  const operations = watchOperations({ database, queue, metrics, now: () => new Date() })
  const metricsServer = await serveMetrics(metrics, { port: config.METRICS_PORT, host: config.METRICS_HOST })
  installGracefulShutdown({
    logger,
    steps: [
      { name: 'http', run: () => Promise.all([server.close(), mails.close()]) },
      { name: 'jobs', run: () => Promise.all([jobs.close(), operations.close()]) },
      { name: 'queue', run: () => queue.close() },
      { name: 'database', run: () => database.close() },
      { name: 'metrics', run: () => metricsServer.close() },
      { name: 'traces', run: () => tracing.stop() },
    ],
  })
  const origin = await server.listen({ port: config.PORT, host: config.HOST })
  logger.info({ origin }, 'gateway listens')
}

exitOnSignals()
try {
  await start(readConfig())
} catch (error) {
  console.error(`The gateway cannot start. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
