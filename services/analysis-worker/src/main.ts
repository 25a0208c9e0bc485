import { openDatabaseWhenReady } from '@holdfast/database/open-database-when-ready'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { readGithubSettings } from '@holdfast/github/github-settings'
import { readModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { openEvents } from '@holdfast/queue/open-events'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { checkReadiness } from '@holdfast/runtime/check-readiness'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { serveMetrics } from '@holdfast/runtime/metrics'
import type { Service } from '@holdfast/runtime/open-service'
import { type StartedService, startService } from '@holdfast/runtime/start-service'
import { readConfig, type WorkerConfig } from './config.ts'
import { createTransport } from './mail/create-transport.ts'
import { workerPipeline } from './pipeline.ts'
import { startAnalysis } from './start-analysis.ts'

const DRAIN_MS = 7_000

async function start(config: WorkerConfig, service: Service): Promise<StartedService> {
  const { logger, metrics, applicationName } = service
  const queue = openQueueStore({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    applicationName,
    logger,
  })
  const events = openEvents(queue, workerPipeline, logger)
  const database = await openDatabaseWhenReady({
    url: config.DATABASE_URL,
    applicationName,
    maxConnections: 5,
    send: events.send,
    logger,
  })
  const vault = createCompanyVault(createKeyRing(config.ENCRYPTION_KEY))
  const analysis = startAnalysis({
    database,
    vault,
    queue,
    events,
    logger,
    metrics,
    retentionDays: config.RETENTION_DAYS,
    models: readModelSettings(config),
    transport: createTransport(config),
    github: readGithubSettings(config),
    mail: { publicUrl: config.PUBLIC_URL, supportEmail: config.SUPPORT_EMAIL },
  })
  const checks = { database: () => database.ping(), queue: () => queue.ping() }
  const metricsServer = await serveMetrics(metrics, {
    port: config.METRICS_PORT,
    host: config.METRICS_HOST,
    readiness: () => checkReadiness(checks, logger),
  })
  return {
    steps: [
      { name: 'analysis', run: () => analysis.close(DRAIN_MS) },
      { name: 'events', run: () => events.close() },
      { name: 'queue', run: () => queue.close() },
      { name: 'database', run: () => database.close() },
      { name: 'metrics', run: () => metricsServer.close() },
    ],
    open: async () => {
      logger.info('analysis worker takes jobs')
      return { metricsPort: metricsServer.port }
    },
  }
}

await startService({ name: 'analysis-worker', title: 'The analysis worker', readConfig, start })
