import { gatewayApp } from '@holdfast/api-gateway/app'
import { createPasswordHasher } from '@holdfast/api-gateway/auth/password-hasher'
import { watchOperations } from '@holdfast/api-gateway/operations/watch-operations'
import { createDemoCompany } from '@holdfast/api-gateway/demo/create-demo-company'
import { startMailDelivery } from '@holdfast/api-gateway/mail/start-mail-delivery'
import { digestBatch } from '@holdfast/contracts/jobs'
import { openMailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import { openDatabase } from '@holdfast/database/open-database'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { readGithubSettings } from '@holdfast/github/github-settings'
import { createIngest } from '@holdfast/ingest/app'
import { readModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { outboxPage, outboxPath } from '@holdfast/mail/outbox-page'
import { createProducer } from '@holdfast/queue/create-producer'
import { createJobMetrics } from '@holdfast/queue/job-metrics'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { createServer } from '@holdfast/runtime/fastify/create-server'
import { installGracefulShutdown } from '@holdfast/runtime/graceful-shutdown'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry, serveMetrics } from '@holdfast/runtime/metrics'
import { startTracing } from '@holdfast/runtime/start-tracing'
import type { WebConfig } from '../config.ts'
import { closeServer } from './close-server.ts'
import { createTransport } from './create-transport.ts'
import { showsOutbox } from './shows-outbox.ts'
import { serveSpa } from './serve-spa.ts'

const now = (): Date => new Date()

/** Whoever waits for an analysis is cut off after this; the analysis goes on. */
const cutOffMs = 1_000

/** Gateway, ingest and the SPA on one port, the OTLP receivers on theirs, and the mails that they cause. */
export async function startWeb(config: WebConfig): Promise<{ metricsPort: number }> {
  const applicationName = 'holdfast-web'
  const logger = createLogger({ name: 'web', level: config.LOG_LEVEL })
  const tracing = await startTracing({
    service: 'web',
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    sampleRatio: config.OTEL_TRACES_SAMPLER_ARG,
  })
  const metrics = createMetricsRegistry('web')
  const database = await openDatabase({ url: config.DATABASE_URL, applicationName, maxConnections: 20, logger })
  const queue = openQueueStore({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    applicationName,
    logger,
  })
  const producer = createProducer(queue, logger)
  const keyRing = createKeyRing(config.ENCRYPTION_KEY)
  const vault = createCompanyVault(keyRing)
  const ingest = createIngest({
    database,
    keyRing,
    vault,
    logger,
    metrics,
    enqueue: (batches, origins) => producer.addMany(digestBatch, batches, origins),
    now,
  })
  const server = await createServer({
    logger,
    metrics,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    readinessChecks: { database: () => database.ping(), queue: () => queue.ping() },
  })
  const passwords = createPasswordHasher()
  await server.register(gatewayApp, {
    database,
    keyRing,
    vault,
    passwords,
    jobs: producer,
    queue,
    models: readModelSettings(config),
    publishedLimits: ingest.limits,
    metrics,
    settings: {
      publicUrl: config.PUBLIC_URL,
      jwtSecrets: config.JWT_SECRET,
      operatorEmails: config.OPERATOR_EMAILS,
      supportEmail: config.SUPPORT_EMAIL,
      outboxPath: config.SMTP_URL ? undefined : outboxPath,
      github: readGithubSettings(config),
    },
    now,
  })
  await server.register(ingest.app)
  const outbox = openMailOutbox(database, vault)
  if (showsOutbox(config)) await server.register(outboxPage, { listRecent: (limit) => outbox.listRecent(limit) })
  await server.register(serveSpa)
  const otlpPorts = await ingest.openOtlpPorts({
    host: config.HOST,
    httpPort: config.OTLP_HTTP_PORT,
    grpcPort: config.OTLP_GRPC_PORT,
    server,
  })
  const mails = startMailDelivery({
    database,
    outbox,
    transport: createTransport(config),
    queue,
    producer,
    logger,
    metrics: createJobMetrics(metrics),
  })
  const operations = watchOperations({ database, queue, metrics, now })
  const metricsServer = await serveMetrics(metrics, { port: 0 })
  installGracefulShutdown({
    logger,
    steps: [
      { name: 'doors', run: () => Promise.all([closeServer(server, cutOffMs), otlpPorts.close(), mails.close()]) },
      { name: 'commits', run: () => ingest.drain() },
      { name: 'jobs', run: () => Promise.all([producer.close(), operations.close()]) },
      { name: 'queue', run: () => queue.close() },
      { name: 'database', run: () => database.close() },
      { name: 'metrics', run: () => metricsServer.close() },
      { name: 'traces', run: () => tracing.stop() },
    ],
  })
  await server.listen({ port: config.PORT, host: config.HOST })
  if (config.DEMO === 'on') {
    const demo = await createDemoCompany({ database, keyRing, vault, passwords, jobs: producer, now })
    if (demo) {
      process.stderr.write(`holdfast: demo company: sign in as ${demo.email} with the password ${demo.password}\n`)
    }
  }
  return { metricsPort: metricsServer.port }
}
