import { ingestLimits } from '@holdfast/contracts/ingest-limits'
import { openDatabaseWhenReady } from '@holdfast/database/open-database-when-ready'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { readGithubSettings } from '@holdfast/github/github-settings'
import { readModelSettings } from '@holdfast/llm/settings/read-model-settings'
import { openEvents } from '@holdfast/queue/open-events'
import { openQueueStore } from '@holdfast/queue/queue-store'
import { createServer } from '@holdfast/runtime/fastify/create-server'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { serveMetrics } from '@holdfast/runtime/metrics'
import type { Service } from '@holdfast/runtime/open-service'
import { type StartedService, startService } from '@holdfast/runtime/start-service'
import { createGateway } from './app.ts'
import { type GatewayConfig, readConfig } from './config.ts'
import { gatewayPipeline } from './pipeline.ts'

const now = (): Date => new Date()

async function start(config: GatewayConfig, service: Service): Promise<StartedService> {
  const { logger, metrics, applicationName } = service
  const queue = openQueueStore({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    applicationName,
    logger,
  })
  const events = openEvents(queue, gatewayPipeline, logger)
  const database = await openDatabaseWhenReady({
    url: config.DATABASE_URL,
    applicationName,
    maxConnections: 20,
    send: events.send,
    logger,
  })
  const keyRing = createKeyRing(config.ENCRYPTION_KEY)
  const vault = createCompanyVault(keyRing)
  const server = await createServer({
    logger,
    metrics,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    readinessChecks: { database: () => database.ping(), queue: () => queue.ping() },
  })
  const settings = {
    publicUrl: config.PUBLIC_URL,
    jwtSecrets: config.JWT_SECRET,
    operatorEmails: config.OPERATOR_EMAILS,
    supportEmail: config.SUPPORT_EMAIL,
    github: readGithubSettings(config),
  }
  const gateway = createGateway({
    database,
    keyRing,
    vault,
    stream: events.stream,
    queue,
    settings,
    models: readModelSettings(config),
    publishedLimits: ingestLimits,
    metrics,
    now,
  })
  await server.register(gateway.app)
  const metricsServer = await serveMetrics(metrics, { port: config.METRICS_PORT, host: config.METRICS_HOST })
  return {
    steps: [
      { name: 'http', run: () => server.close() },
      { name: 'events', run: () => Promise.all([events.close(), gateway.close()]) },
      { name: 'queue', run: () => queue.close() },
      { name: 'database', run: () => database.close() },
      { name: 'metrics', run: () => metricsServer.close() },
    ],
    open: async () => {
      const origin = await server.listen({ port: config.PORT, host: config.HOST })
      logger.info({ origin }, 'gateway listens')
      return { origin }
    },
  }
}

await startService({ name: 'gateway', title: 'The gateway', readConfig, start })
