import { openDatabase } from '@holdfast/database/open-database'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { installGracefulShutdown } from '@holdfast/runtime/graceful-shutdown'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { createLogger } from '@holdfast/runtime/logger'
import { createMetricsRegistry, serveMetrics } from '@holdfast/runtime/metrics'
import { readConfig, type WorkerConfig } from './config.ts'
import { startAnalysis } from './start-analysis.ts'

const DRAIN_MS = 7_000

async function start(config: WorkerConfig): Promise<void> {
  const applicationName = 'holdfast-analysis-worker'
  const logger = createLogger({ name: 'analysis-worker', level: config.LOG_LEVEL })
  const metrics = createMetricsRegistry('analysis-worker')
  const database = await openDatabase({ url: config.DATABASE_URL, applicationName, maxConnections: 5 })
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
  })
  const metricsServer = await serveMetrics(metrics, { port: config.METRICS_PORT, host: config.METRICS_HOST })
  installGracefulShutdown({
    logger,
    steps: [
      { name: 'analysis', run: () => analysis.close(DRAIN_MS) },
      { name: 'queue', run: () => queue.close() },
      { name: 'database', run: () => database.close() },
      { name: 'metrics', run: () => metricsServer.close() },
    ],
  })
  logger.info('analysis worker takes jobs')
  process.send?.({ type: 'ready', metricsPort: metricsServer.port })
}

try {
  await start(readConfig())
} catch (error) {
  console.error(`The analysis worker cannot start. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
