import { openDatabaseWhenReady } from '@holdfast/database/open-database-when-ready'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { readModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { exitOnSignals } from '@holdfast/runtime/exit-on-signals'
import { checkReadiness } from '@holdfast/runtime/check-readiness'
import { installGracefulShutdown } from '@holdfast/runtime/graceful-shutdown'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry, serveMetrics } from '@holdfast/runtime/metrics'
import { startTracing } from '@holdfast/runtime/start-tracing'
import { readConfig, type WorkerConfig } from './config.ts'
import { startAnalysis } from './start-analysis.ts'

const DRAIN_MS = 7_000

async function start(config: WorkerConfig): Promise<void> {
  const applicationName = 'holdfast-analysis-worker'
  const logger = createLogger({ name: 'analysis-worker', level: config.LOG_LEVEL })
  const tracing = await startTracing({
    service: 'analysis-worker',
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    sampleRatio: config.OTEL_TRACES_SAMPLER_ARG,
  })
  const metrics = createMetricsRegistry('analysis-worker')
  const database = await openDatabaseWhenReady({
    url: config.DATABASE_URL,
    applicationName,
    maxConnections: 5,
    logger,
  })
  const queue = openQueueStore({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    applicationName,
    logger,
  })
  const vault = createCompanyVault(createKeyRing(config.ENCRYPTION_KEY))
  const analysis = startAnalysis({
    database,
    vault,
    queue,
    logger,
    metrics,
    retentionDays: config.RETENTION_DAYS,
    models: readModelSettings(config),
    mail: { publicUrl: config.PUBLIC_URL, supportEmail: config.SUPPORT_EMAIL },
  })
  const checks = { database: () => database.ping(), queue: () => queue.ping() }
  const metricsServer = await serveMetrics(metrics, {
    port: config.METRICS_PORT,
    host: config.METRICS_HOST,
    readiness: () => checkReadiness(checks, logger),
  })
  installGracefulShutdown({
    logger,
    steps: [
      { name: 'analysis', run: () => analysis.close(DRAIN_MS) },
      { name: 'queue', run: () => queue.close() },
      { name: 'database', run: () => database.close() },
      { name: 'metrics', run: () => metricsServer.close() },
      { name: 'traces', run: () => tracing.stop() },
    ],
  })
  logger.info('analysis worker takes jobs')
  process.send?.({ type: 'ready', metricsPort: metricsServer.port })
}

exitOnSignals()
try {
  await start(readConfig())
} catch (error) {
  console.error(`The analysis worker cannot start. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
